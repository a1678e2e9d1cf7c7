// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking

/// Keeping a draft, and sending it.
extension RecordingSession {
  /// Under which name the device keeps the draft.
  var key: String { "recording:" + request }

  /// A text is the same when it has as many bytes in as many paragraphs: it does not change while somebody has it.
  private var fingerprint: String {
    "\(paragraphs.count) \(paragraphs.reduce(0) { $0 + $1.utf8.count })"
  }

  /// Keeps what is known of the takes; their sound is kept by the device as it comes.
  mutating func keep() {
    lastKept = time
    guard !takes.isEmpty || open != nil || removed != nil else {
      return face(.store(key: key, value: nil))
    }
    var writer = JSONWriter()
    writer.object { writer in
      writer.field("text", fingerprint)
      writer.field("current", current)
      writer.field("next", nextTake)
      writer.key("takes")
      writer.array { list in for take in takes { take.write(to: &list) } }
      if let open { writer.field("open", WrittenTake(open)) }
      if let removed { writer.field("removed", WrittenTake(removed)) }
    }
    face(.store(key: key, value: String(decoding: writer.bytes, as: UTF8.self)))
  }

  /// Reads the draft that the device has kept.
  mutating func recall(_ text: String?) {
    guard takes.isEmpty, open == nil else { return }
    guard let text, let kept = try? JSONParser.parse(Array(text.utf8)),
      let fingerprint = kept["text"]?.string, fingerprint.hasSameBytes(as: self.fingerprint)
    else { return effects.append(.restore(request: request, takes: [])) }
    let place = kept["current"]?.number.flatMap { Int(exactly: $0) } ?? 0
    current = paragraphs.indices.contains(place) ? place : 0
    nextTake = max(1, kept["next"]?.number.flatMap { Int(exactly: $0) } ?? 1)
    draft = (kept["takes"]?.array ?? []).compactMap { Take(json: $0) }
    removed = kept["removed"].flatMap { Take(json: $0) }
    if var broken = kept["open"].flatMap({ Take(json: $0) }) {
      // The page went in the middle of it: it counts where there is no other, and its length is what the device has.
      broken.isMeasured = false
      if draft.contains(where: { $0.paragraph == broken.paragraph }) {
        removed = removed ?? broken
      } else {
        draft.append(broken)
      }
    }
    draft = draft.filter { paragraphs.indices.contains($0.paragraph) }
    effects.append(
      .restore(request: request, takes: (draft + (removed.map { [$0] } ?? [])).map { $0.id }))
  }

  /// The device has said what is left of the draft.
  mutating func restore(_ found: [FoundTake]) {
    func seconds(_ take: Take) -> Double? {
      found.first { $0.id.hasSameBytes(as: take.id) }?.seconds
    }
    guard takes.isEmpty, open == nil else { return }
    for var take in draft {
      guard let seconds = seconds(take), seconds > 0 else { continue }
      if !take.isMeasured || take.seconds == 0 { take.seconds = seconds }
      takes.append(take)
    }
    draft = []
    if let kept = removed, seconds(kept) == nil { removed = nil }
    guard !takes.isEmpty else { return show() }
    if let first = paragraphs.indices.first(where: { take(of: $0) == nil }),
      take(of: current) != nil
    {
      current = first
    }
    keep()
    show()
    effects.append(.transmit)
    let text = words.draftFound + " " + progress
    face(.show(.problem, text: text))
    say(text)
  }

  // MARK: Sending

  mutating func send() {
    switch phase {
    case .sending, .sent: return
    case .opening, .recording, .paused: stop()
    case .listening: effects.append(.hush)
    case .idle: break
    }
    phase = .idle
    guard !takes.isEmpty else {
      show()
      face(.show(.problem, text: words.nothingToSend))
      face(.sound(.refused))
      return say(words.nothingToSend)
    }
    let remarks = remarks
    guard remarks.isEmpty || isWarned else { return warn(remarks) }
    let ordered = takes.sorted { $0.paragraph < $1.paragraph }
    var chapters: [RecordingEffect.Chapter] = []
    for (index, take) in ordered.enumerated() {
      for mark in take.marks { chapters.append(.init(take: index, seconds: mark)) }
    }
    phase = .sending
    tries = 0
    show()
    say(words.sending)
    effects.append(
      .deliver(address: address, takes: ordered.map { $0.id }, chapters: chapters))
  }

  /// Tells what a listener would notice, once; sending again sends.
  private mutating func warn(_ remarks: [String]) {
    isWarned = true
    show()
    let rows = remarks.enumerated().map { ListRow(key: "\($0.offset)", text: $0.element) }
    face(.list(.remarks, rows))
    face(.show(.problem, text: words.beforeSending))
    var text = words.beforeSending
    for remark in remarks { text += " " + remark }
    say(text)
  }

  mutating func deliver() {
    takes = []
    removed = nil
    phase = .sent
    face(.store(key: key, value: nil))
    effects.append(.forget)
    show()
    face(.show(.progress, text: ""))
    say(words.sent)
  }

  mutating func refuse(_ message: String?) {
    guard phase == .sending else { return }
    phase = .idle
    show()
    let text = message.map { words.refused + " " + $0 } ?? words.refused
    face(.show(.problem, text: text))
    face(.sound(.refused))
    say(text, .urgent)
  }

  // MARK: The connection

  mutating func wait(_ bytes: Double) {
    waitingBytes = bytes
    // Something arrived, so there is a connection.
    isCutOff = false
    tries = 0
    showArrival()
  }

  /// Tries again later, each time after twice as long; what waits is safe on the device.
  mutating func retryLater() {
    let isNews = !isCutOff
    isCutOff = true
    var wait = 1.0
    for _ in 0..<tries where wait < Self.longestWait { wait *= 2 }
    tries += 1
    face(.wake(after: wait))
    showArrival()
    // Not while it records: what is kept is no reason to speak into it.
    if isNews, !isLive { say(words.cutOff) }
  }
}

/// A take as JSON.
private struct WrittenTake: JSONEncodable {
  let take: Take

  init(_ take: Take) { self.take = take }

  func write(to writer: inout JSONWriter) { take.write(to: &writer) }
}
