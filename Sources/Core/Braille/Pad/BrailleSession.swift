// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Speaking

/// The braille pad: touches and keys in; cells, text, speech and sounds out.
///
/// It keeps what is written as cells and reads them by a table. A recogniser makes the cells; the pad decides what a
/// gesture does, what is said of it, and what is asked of the server.
public struct BrailleSession: Session {
  /// What can happen to the pad.
  public typealias Event = PadEvent
  /// What the pad wants done.
  public typealias Effect = PadEffect

  let language: Language
  let isMultiline: Bool
  var tables: [PadTable]
  var echo: PadEcho
  var isPrivate: Bool
  /// What is typed into the text itself is braille in ASCII.
  var takesBRF = false
  var swipes: SwipeMap
  /// The swipes that are another's while the pad is lent, and the echo that comes back with it.
  var loan: (swipes: [Swipe], echo: PadEcho, gathers: Bool)?
  var posture: PadPosture
  /// Whether the device can be held in hands, with the screen away.
  let isHandheld: Bool
  var vibration: PadVibration?

  // What is written
  var text: PadText
  var read = ReadText()
  var reader: PadReader
  var clipboard: [Written] = []
  var words: WordList?
  var evidence = Evidence()
  var offer: Offer?
  var awaited: AwaitedEcho?

  // Fingers and keys
  var recognizer: Recognizer
  var configuration: RecognizerConfiguration
  /// The hand as last calibrated or brought back, for each way of holding.
  var hands: [HandShape] = []
  /// Which touches the person wants to make a cell together.
  var chording: Chording
  /// Cells that a beginner is still to type with fingers.
  var beginnersCells: Int
  var prior = CellPrior.flat
  /// How often the cells of a table occur, and the name of that table.
  var frequencies: (table: String, cells: CellFrequencies)?
  var chord = KeyChord()
  /// Whether a key is down that means nothing here: what it would write is not meant.
  var isStrayKeyDown = false
  var keyTest: KeyTest?
  /// The cell whose spots are shown to a sighted learner.
  var guided = Cell.blank
  var nextBuzz: Double?
  /// True while the pad is all that there is on the screen.
  var isFilled = false
  /// The finger that leaves it by being held.
  var leaving = LeavingHold()

  // The event in hand
  /// True while something long is being said, which the next act cuts off.
  var isTelling = false
  /// Notices that the page has shown.
  var noticed: [PadEffect.Notice] = []
  var isServerSilent = false
  /// Whether any event came yet.
  private var isBegun = false
  /// True while the writing is to end as soon as the server has told the last words.
  var isSubmitting = false
  /// The time for which `tick` was asked: seconds.
  var awake: Double?
  /// The time of the event in hand: seconds.
  var time = 0.0
  /// The effects of the event in hand.
  var effects: [PadEffect] = []

  /// A pad as configured.
  public init(_ configuration: PadConfiguration) {
    language = configuration.language
    isMultiline = configuration.isMultiline
    tables = configuration.tables
    echo = configuration.echo
    isPrivate = configuration.isPrivate
    swipes = configuration.swipes
    vibration = configuration.vibration
    posture = PadPosture(configuration.mode, isHandheld: configuration.isHandheld)
    isHandheld = configuration.isHandheld
    chording = configuration.recognizer.chording
    beginnersCells = configuration.beginnersCells
    chord.layout = configuration.keys
    self.configuration = configuration.recognizer
    self.configuration.size = configuration.size
    self.configuration.mode = posture.mode
    self.configuration.isSizeAsItLies = true
    if let hand = configuration.recognizer.hand { hands = [hand] }
    if beginnersCells > 0, chording == .lift { self.configuration.chording = .accumulate }
    recognizer = Recognizer(self.configuration)
    reader = PadReader(
      table: configuration.table ?? PadTable(for: configuration.language), speaking: language)
    reader.isOffline = configuration.isOffline
    text = PadText(reader.written(configuration.text))
    read.read(text.pieces, with: reader)
    refreshPrior()
  }

  /// A pad as `PadConfiguration` reads it.
  public init(configuration: JSONValue) throws(FieldError) {
    self.init(try PadConfiguration(json: configuration))
  }

  /// Takes one event and says what is to be done about it, in order.
  public mutating func handle(_ event: PadEvent) -> [PadEffect] {
    effects = []
    time = event.time
    switch event.happening {
    case .touch(let touch): take(touch)
    case .key(let key): take(key)
    case .tick: tick()
    case .size(let size):
      configuration.size = size
      layOut()
    case .tilt(let beta, let gamma): tilt(beta: beta, gamma: gamma)
    case .set(let setting): set(setting)
    case .table(let table): choose(table)
    case .swipes(let map): swipes = map
    case .lent(let loan): lend(loan)
    case .action(let action): perform(action)
    case .text(let text, let selection): rewrite(text, selection: selection)
    case .caret(let range): select(units: range)
    case .inserted(let text): insert(text)
    case .pasted(let text): paste(text)
    case .imported(let text, let isBRF): takeFile(text, isBRF: isBRF)
    case .export(let form): export(form)
    case .translated(let id, let results): take(results, ofQuestion: id)
    case .words(let list): words = WordList(list)
    case .frequencies(let table, let counts):
      frequencies = CellFrequencies(counts).map { (table, $0) }
      refreshPrior()
    case .hand(let hand): put(hand)
    case .guideSpots(let cell):
      guided = cell
      draw()
    case .keyTest(let isOn): tryKeys(isOn)
    case .filled(let isOn): fill(isOn)
    case .activated(let isTouched): if !isTouched { tellOfScreenReader() }
    case .blur:
      forgetHalfTyped()
      leaveWord()
    }
    begin()
    wake()
    return effects
  }

  /// With the first event it is told what the table that the pad was opened with sends away.
  private mutating func begin() {
    if !isBegun { tellWordsLeave() }
    isBegun = true
  }

  /// Asks for a `tick` when the next thing is due that no touch and no key will bring about.
  private mutating func wake() {
    var due: Double?
    for time in [recognizer.nextTick, nextBuzz, awaited?.patience, leaving.due] {
      if let time { due = min(due ?? time, time) }
    }
    defer { awake = due }
    guard let due, due != awake else { return }
    effects.append(.wake(time: time, after: max(due - time, 0)))
  }
}
