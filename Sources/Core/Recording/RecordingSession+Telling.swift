// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Playback
import Speaking

/// The parts of a recorder.
extension Part {
  /// The paragraph to be read.
  static let paragraph: Part = "paragraph"
  /// Which one it is, of how many.
  static let place: Part = "place"
  /// What the recorder is doing.
  static let state: Part = "state"
  /// What there is of this paragraph.
  static let status: Part = "status"
  /// How much of the text is recorded.
  static let progress: Part = "progress"
  /// Whether what is recorded has arrived.
  static let arrival: Part = "arrival"
  /// What is to be known before sending, or went wrong.
  static let problem: Part = "problem"
  static let remarks: Part = "remarks"
  /// How loud it is, when that was asked.
  static let loudness: Part = "loudness"
  static let recordAct: Part = "record"
  static let listenAct: Part = "listen"
  static let sendAct: Part = "send"
}

/// What is shown and told.
extension RecordingSession {
  /// "Paragraph 2 of 7".
  var place: String {
    words.place(["number": "\(current + 1)", "count": "\(paragraphs.count)"])
  }

  /// What there is of the current paragraph.
  var status: String {
    if let open, !open.marks.isEmpty { return words.marks("\(open.marks.count)") }
    guard let take = take(of: current) else { return words.notRecorded }
    let recorded = words.recorded(SpokenTime.text(take.seconds, in: language))
    return take.marks.isEmpty ? recorded : recorded + " " + words.marks("\(take.marks.count)")
  }

  var progress: String {
    let seconds = takes.reduce(0) { $0 + $1.seconds }
    return words.progress([
      "recorded": "\(takes.count)", "count": "\(paragraphs.count)",
      "time": SpokenTime.text(seconds, in: language),
    ])
  }

  private var state: String {
    switch phase {
    case .idle: words.ready
    case .opening: words.opening
    case .recording: words.recording
    case .paused: words.paused
    case .listening: words.listening
    case .sending: words.sending
    case .sent: words.sent
    }
  }

  private var recordLabel: String {
    switch phase {
    case .recording, .opening: words.pause
    case .paused: words.goOn
    case .idle, .listening, .sending, .sent:
      take(of: current) == nil ? words.record : words.again
    }
  }

  /// Shows where the recorder stands.
  mutating func show() {
    face(.show(.place, text: place))
    face(.show(.paragraph, text: paragraphs.indices.contains(current) ? paragraphs[current] : ""))
    face(.show(.state, text: state))
    face(.attribute(.state, name: "data-live", value: isLive ? "" : nil))
    face(.show(.status, text: status))
    face(.show(.progress, text: progress))
    face(.show(.recordAct, text: recordLabel))
    face(.show(.listenAct, text: phase == .listening ? words.stopListening : words.listen))
    face(.show(.sendAct, text: isWarned ? words.sendAllTheSame : words.send))
    face(.show(.problem, text: ""))
    if !isWarned { face(.list(.remarks, [])) }
    face(.show(.loudness, text: ""))
    showArrival()
  }

  mutating func showArrival() {
    let text =
      takes.isEmpty && open == nil
      ? "" : isCutOff ? words.cutOff : waitingBytes > 0 ? words.arriving : words.arrived
    face(.show(.arrival, text: text))
  }

  /// Where the person is, and what the recorder is doing; it pauses first where the voice would be recorded.
  mutating func tellPlace() {
    // In a moment it records, and the answer would be in it.
    guard phase != .opening else { return }
    if isLive { pause() }
    say(place + ". " + state + ". " + status + " " + progress, .urgent)
  }

  mutating func measure(_ mean: Double, _ peak: Double) {
    guard case .recording(let since) = phase, mean.isFinite, peak.isFinite else { return }
    lately.append((mean, peak))
    if lately.count > Self.latelyCount { lately.removeFirst() }
    let soFar = (open?.seconds ?? 0) + time - since
    if open?.id.hasSameBytes(as: "1") == true, soFar <= Self.roomSeconds {
      // Before the first word: what the room sounds like.
      roomSum += mean
      roomCount += 1
    }
    open?.loudness.add(mean: mean, peak: peak)
    if time - lastKept >= Self.keptSeconds { keep() }
  }

  /// How loud it is, in words; it pauses first where the voice would be recorded.
  mutating func tellLevel() {
    guard phase != .opening else { return }
    let text = level
    let wasLive = isLive
    if wasLive { pause() }
    face(.show(.loudness, text: text))
    say(wasLive ? words.paused + ". " + text : text, .urgent)
  }

  private var level: String {
    guard !lately.isEmpty else { return words.levelUnknown }
    var loudness = Loudness()
    for one in lately { loudness.add(mean: one.mean, peak: one.peak) }
    if loudness.clipped > 0 { return words.levelTooLoud }
    if loudness.isSilent { return words.levelSilent }
    return loudness.isQuiet ? words.levelTooQuiet : words.levelGood
  }

  /// What a listener would notice, gently; empty where nothing is known to be.
  var remarks: [String] {
    var remarks: [String] = []
    let missing = paragraphs.indices.filter { take(of: $0) == nil }.map { "\($0 + 1)" }
    if !missing.isEmpty { remarks.append(words.missing(list(missing))) }
    for index in paragraphs.indices {
      guard let take = take(of: index) else { continue }
      for remark in heard(in: take) { remarks.append(remark("\(index + 1)")) }
    }
    if roomCount > 0, roomSum / Double(roomCount) > Loudness.noise { remarks.append(words.noisy) }
    return remarks
  }

  private func heard(in take: Take) -> [Template] {
    var found: [Template] = []
    if take.isMeasured {
      if take.loudness.isSilent {
        found.append(words.silentTake)
      } else if take.loudness.isQuiet {
        found.append(words.quietTake)
      }
      if take.loudness.isClipped { found.append(words.clippedTake) }
    }
    let minutes = take.seconds / 60
    let count = Double(Paragraphs.words(in: paragraphs[take.paragraph]))
    // A word or two are said in any time.
    guard count >= 5, !take.loudness.isSilent || !take.isMeasured else { return found }
    if count / minutes > Self.fastest { found.append(words.shortTake) }
    if count / minutes < Self.slowest, take.seconds > 20 { found.append(words.longTake) }
    return found
  }

  /// Numbers, the first twelve of them.
  private func list(_ numbers: [String]) -> String {
    let shown = numbers.prefix(12).joined(separator: words.comma)
    return numbers.count > 12 ? shown + words.comma + "…" : shown
  }
}
