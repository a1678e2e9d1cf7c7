// SPDX-License-Identifier: Apache-2.0

public import Bytes
import Interface
public import Speaking

/// The braille pad on a page: the pad itself, and around it what is kept on the device, recorded, and asked of the server.
///
/// What it has no event for it hands on to the pad as it is.
public struct PadSession: Session {
  /// What can happen to the pad on a page.
  public typealias Event = PadSessionEvent
  /// What it wants done.
  public typealias Effect = PadSessionEffect

  let page: PadPage

  // What is kept on the device
  var settings = KeptSettings()
  /// Settings that are to be kept as soon as the device has told what is kept now: another window may have kept more.
  var changes: [JSONMember] = []
  /// The fit of the hands, as the pad tells it: one for each way of holding.
  var hands: [HandShape] = []
  /// The fit that is to be kept as soon as the device has told what is kept now.
  var calibrated: HandShape?
  /// What was written when it was last kept, or brought back.
  var keptText: PadWriting?
  /// Whether anything happened that may have changed what is to be kept.
  var hasNewWriting = false

  // The pad
  /// The person's own pad, or the one that a recording plays on; none until the device has told what it kept.
  ///
  /// In a list, since a pad is large: to copy one takes more code than all that it is asked here.
  var pads: [BrailleSession] = []
  /// What is written by, as the page names it.
  var table: NamedTable
  /// The size of the pad and the width of the screen, as last told.
  var size: Size?
  var screen: Double?
  /// What is written is hidden, since the person wants that, or the page does.
  var isHidden = false
  var isPagePrivate: Bool
  /// How many cells were typed with fingers on this device, while that matters.
  var cellsTyped = 0
  /// The keys of the keyboard are being tried.
  var isTryingKeys = false
  /// Explanations that were shown.
  var shownNotices: [PadEffect.Notice] = []

  // The server
  /// Questions that wait for an answer; what the server says to others is nobody's.
  var questions: [PadQuestion] = []
  var lastQuestion = 0
  /// Lists from which the pad guesses are still to be asked for.
  var wantsLists = false
  /// The person has begun to type.
  var hasBegun = false

  // Recordings
  /// The lines of the recording that is made or was made.
  var recording = JSONWriter()
  var isRecording = false
  var replay: PadReplay?

  // The event in hand
  /// Seconds; events of a browser may have happened before the one that was handled last.
  var time = 0.0
  var effects: [PadSessionEffect] = []

  /// A pad on a page as `PadPage` reads it.
  public init(configuration: JSONValue) throws(FieldError) {
    page = try PadPage(json: configuration)
    table = page.table ?? page.usualTable
    isPagePrivate = page.isPrivate
  }

  /// Takes one event and says what is to be done about it, in order.
  public mutating func handle(_ event: PadSessionEvent) -> [PadSessionEffect] {
    effects = []
    time = max(event.time, time)
    switch event.happening {
    case .open(let letters): open(with: letters)
    case .recalled(let key, let kept): recalled(key, kept)
    case .setting(let choice): choose(choice)
    case .table(let table): choose(table)
    case .swipe(let gesture, let action): assign(action, to: gesture)
    case .privacy(let isPrivate):
      isPagePrivate = isPrivate
      hide()
    case .file(let file): take(file)
    case .act(let act): perform(act)
    case .answer(let id, let answer): take(answer, to: id)
    case .tick where replay != nil: playOn()
    case .tick: give(.tick)
    case .pad(let happening):
      begins(with: happening)
      give(happening)
    case .size(let size, let screen):
      self.size = size
      self.screen = screen
      give(.size(size))
    }
    keepText()
    return effects
  }

  var isOpen: Bool { !pads.isEmpty }

  /// Nothing that is hidden is kept, recorded, copied or sent.
  var isPrivate: Bool { isPagePrivate || isHidden }
}
