// SPDX-License-Identifier: Apache-2.0

public import Bytes
import Interface
public import Speaking

/// A chart on a page: the chart itself, and around it what is shown of it, kept of it on the device, followed and made
/// into files.
///
/// What it has no event for it hands on to the chart as it is.
public struct ChartPageSession: Session {
  /// The chart itself: in a list, since to copy one takes more code than all that it is asked here.
  var charts: [ChartSession]

  // What the listener chose
  var choices = ListenerChoices()
  /// Choices that are to be kept as soon as the device has told what is kept now: another window may have kept more.
  var changes: [JSONMember] = []
  /// How charts sound, as the page shows it.
  var options: [JSONMember] = []
  /// What the page shows of the settings.
  var shownSettings = ChartSettings()
  /// Whether the device has told what it keeps.
  var isBegun = false
  /// Whether Earshot's own voice speaks, and not that of a screen reader.
  var hasOwnVoice = false

  // What is shown
  var state = ChartState.empty
  /// The part of the page that has the focus.
  var focus: String?
  /// What was told of a point since the focus came to the chart, whose keys are answered in words.
  var untoldPoint: String?
  /// What waits until the person leaves the part that it changes.
  var heldSentences: [ToldSentence]?
  var heldStatistics: [String]?
  /// The last point that the slider can be moved to.
  var lastPoint = 0
  /// The point that was shown last while it plays.
  var followed: Int?
  var hasProblem = false

  // How the data are read
  var columns: [ToldColumn] = []
  /// The columns that are to be heard, as the page shows it.
  var heard: [Bool] = []
  /// The mark before decimals by which an open number would be read otherwise.
  var otherDecimal: String?
  /// The order of day and month by which open dates would be read otherwise.
  var otherDateOrder: String?
  /// Whether what reads data has what the chart was read from; what came ready was read by the server.
  var isRead = false

  // Live values
  var isFollowing = false
  /// The stream's own chart is open: it comes again with each connection, but what came stays.
  var hasStreamChart = false

  // The event in hand
  var time = 0.0
  var effects: [ChartPageEffect] = []
  /// Seconds of the tone that comes before what is said in the same answer.
  var tone = 0.0
  /// What is said once that tone was heard.
  var waiting: Utterance?
  /// Whether the slider tells the point itself.
  var sliderSpeaks = false

  /// A chart on a page; the configuration is that of the session `chart`.
  public init(configuration: JSONValue) throws(FieldError) {
    charts = [try ChartSession(configuration: configuration)]
  }

  /// Takes one event and says what is to be done about it, in order.
  public mutating func handle(_ event: ChartPageEvent) -> [ChartPageEffect] {
    effects = []
    time = event.time
    tone = 0
    sliderSpeaks = false
    switch event.kind {
    case .chart(let kind, let isRead): take(kind, isRead: isRead)
    case .begin(let options, let hasOwnVoice):
      self.options = options.members ?? []
      self.hasOwnVoice = hasOwnVoice
      add(.recall(key: ListenerChoices.key))
    case .recalled(let key, let value): recalled(key, value)
    case .setting(let name, let value): choose(name, value)
    case .option(let name, let value): sound(name, value)
    case .slide(let index):
      sliderSpeaks = !hasOwnVoice
      give(.step(.point(index)))
    case .focus(let part): moveFocus(to: part)
    case .column(let index, let isHeard):
      if heard.indices.contains(index) { heard[index] = isHeard }
    case .reread(let x, let series, let kind): reread(x, series, kind)
    case .decimal: readOtherwise("decimal", otherDecimal)
    case .dates: readOtherwise("dates", otherDateOrder)
    case .save(let form, let byServer): save(form, byServer: byServer)
    case .saved(let name): tell("saving", "saved", name, into: "kept")
    case .unsaved(let reason, let isUnreachable): tellUnsaved(reason, isUnreachable)
    case .follow: toggleFollowing()
    case .stream: beginFollowing()
    case .streamRefused: leaveStream("unreachable")
    case .bring:
      endFollowing()
      hasStreamChart = false
    case .brought(let isQuiet): lead(isQuiet: isQuiet)
    case .missing: tell("summary", "missing", into: "summary")
    case .broken(let isLive):
      if isLive, isRead { break }
      hasProblem = true
      add(ChartPageWords(part: "problem", words: "broken", into: "problem"))
      add(.flag("problem", .hidden, false))
    case .forgetBookmark(let index): forgetBookmark(index)
    case .forget:
      give(.forgetBookmarks)
      tell("forget", "done")
    case .tick:
      if let waiting { add(.say(waiting)) }
      waiting = nil
    }
    return effects
  }

  private mutating func take(_ kind: ChartEvent.Kind, isRead: Bool) {
    guard case .open = kind else { return give(kind) }
    self.isRead = isRead
    if isFollowing { hasStreamChart = true }
    (heldSentences, heldStatistics) = (nil, nil)
    add(.show("kept", text: ""))
    give(kind, isNew: true)
  }

  /// Has the chart take an event and brings before the page what it wants; `isQuiet`: but for what is said and sounds.
  mutating func give(_ kind: ChartEvent.Kind, isNew: Bool = false, isQuiet: Bool = false) {
    for effect in charts[0].handle(ChartEvent(time: time, kind: kind)) {
      if isQuiet, effect.kind.isHeard { continue }
      show(effect, isNew: isNew)
    }
  }

  // Effects

  mutating func add(_ effect: InterfaceEffect) {
    effects.append(.interface(Timed(time: time, effect)))
  }

  mutating func add(_ act: ChartPageAct) { effects.append(.page(Timed(time: time, act))) }

  mutating func add(_ words: ChartPageWords) { add(.words(words)) }

  /// Says words that a part has ready, where the listener wants speech; `into` shows them, too.
  mutating func tell(
    _ part: Part, _ words: String, _ name: String? = nil, into: Part? = nil
  ) {
    add(
      ChartPageWords(
        part: part, words: words, name: name, into: into, isAloud: charts[0].settings.speech))
  }

  /// What is said waits for the tone before it, and gives way to the next act.
  mutating func say(_ utterance: Utterance) {
    guard !sliderSpeaks else { return }
    waiting = nil
    guard tone > 0 else { return add(.say(utterance)) }
    waiting = utterance
    add(.wake(after: tone))
  }
}

extension ChartEffect.Kind {
  fileprivate var isHeard: Bool {
    switch self {
    case .say, .sound: true
    case .show, .description, .picture, .highlight, .table, .list, .columns, .score, .play, .pace,
      .silence, .cue, .state, .position, .recall, .store, .braille, .help, .focus, .settings,
      .taken:
      false
    }
  }
}
