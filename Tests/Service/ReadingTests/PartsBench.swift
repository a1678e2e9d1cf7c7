// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import Library
import Media
import TestSupport
import Testing

@testable import Jobs
@testable import Reading

/// Long texts and their parts, for tests.
extension ReadingBench {
  /// Paragraphs of some two hundred characters, each of which names its number: twenty minutes of reading for ninety.
  static func longText(paragraphs: Int) -> String {
    (0..<paragraphs).map { number in
      "This is paragraph \(1000 + number). "
        + String(repeating: "It goes on with more words. ", count: 6) + "It ends."
    }.joined(separator: "\n\n")
  }

  /// A request for a text of so many parts of some ten minutes.
  func postLong(
    parts: Int = 3, readers: Readers? = nil, deadline: Timestamp? = nil
  ) async throws -> ReadingID {
    try await reading.post(
      Self.longDraft(parts: parts, readers: readers, deadline: deadline), by: requester)
  }

  static func longDraft(
    parts: Int = 3, most: Int = 20, readers: Readers? = nil, deadline: Timestamp? = nil
  ) -> RequestDraft {
    var draft = draft("A book", deadline: deadline)
    draft.text = longText(paragraphs: parts * 46)
    draft.readers = readers
    draft.mostParts = most
    return draft
  }

  func parts(of id: ReadingID) async throws -> [RequestPart] {
    try await reading.parts(of: id, by: requester)
  }

  /// Has somebody read a part, of which the recording is prepared.
  func read(_ part: RequestPart, by volunteer: AccountID, seconds: Int = 3) async throws {
    let id = part.request.summary.id
    try await reading.claim(id, by: volunteer)
    _ = try await reading.request(id, forVolunteer: volunteer)
    try await send(part, by: volunteer, seconds: seconds)
  }

  /// Sends a recording of a part, and waits for everything that follows.
  func send(_ part: RequestPart, by volunteer: AccountID, seconds: Int = 3) async throws {
    let path = try await sound(
      "aevalsrc=0.05*sin(2*PI*220*t)*(1+sin(2*PI*4*t)):d=\(seconds):s=44100")
    try await send(path, for: part, by: volunteer)
    _ = try await worker.runUntilIdle()
  }

  /// Sends a file for a part, which is far too short for its text, and says that it is to go on all the same.
  func send(_ path: String, for part: RequestPart, by volunteer: AccountID) async throws {
    let id = part.request.summary.id
    let recording = try await reading.submitRecording(
      for: id, by: volunteer, movingFileAt: path)
    _ = try await worker.runUntilIdle()
    try await reading.sendAnyway(recording, by: volunteer)
  }

  /// A long text of which all parts are recorded, and the job that joins them was taken by a server.
  func takenToJoin() async throws -> (id: ReadingID, job: Job) {
    let id = try await postLong(parts: 2)
    let parts = try await parts(of: id)
    try await read(parts[0], by: volunteers[0])
    try await reading.claim(parts[1].request.summary.id, by: volunteers[1])
    try await send(try await sound(), for: parts[1], by: volunteers[1])
    // One of them is the job that waited whether the file is to go on.
    while let prepare = try await queue.take([ReadingService.prepare]) {
      _ = try await PrepareRecording(reading: reading, media: MediaTools()).run(prepare)
    }
    return (id, try #require(try await queue.take([ReadingService.join])))
  }

  /// A long text of which each part was read by another volunteer, and which is joined.
  func readInParts(_ count: Int = 3) async throws -> ReadingID {
    let id = try await postLong(parts: count)
    for (part, volunteer) in zip(try await parts(of: id), volunteers) {
      try await read(part, by: volunteer)
    }
    return id
  }

  func progress(_ id: ReadingID) async throws -> PartsProgress? {
    if case .inParts(let progress) = try await state(id) { progress } else { nil }
  }

  /// The sounds on the shelf of who asks, by their titles.
  func shelf() async throws -> [String] {
    try await library.tracks(for: requester).map(\.track.title).sorted()
  }
}
