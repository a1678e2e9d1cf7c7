// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import Jobs
import Library
import TestSupport
import Testing

@testable import Reading

@Suite("Texts that several people read") struct PartsTests {
  @Test("Each part is offered as a request of its own, and the whole to nobody")
  func offers() async throws {
    let bench = try await ReadingBench()
    let id = try await bench.postLong()
    let open = try await bench.reading.openRequests(for: bench.volunteers[0]).items
    #expect(open.compactMap(\.part?.number) == [1, 2, 3])
    #expect(open.allSatisfy { $0.part?.count == 3 && $0.title == "A book" })
    await #expect(throws: ReadingError.notOpen) {
      try await bench.reading.claim(id, by: bench.volunteers[0])
    }
    #expect(try await bench.progress(id)?.status == .open)
    #expect(try await bench.reading.openCount(of: bench.requester) == 1)
    #expect(
      try await bench.reading.requests(.waiting, of: bench.requester).items.map(\.summary.id) == [
        id
      ])
    for (status, ids) in [(RequestStatus.open, [id]), (.claimed, []), (.recorded, [])] {
      let found = try await bench.reading.requests(
        RequestFilter(status: status), of: bench.requester)
      #expect(found.items.map(\.summary.id) == ids, "\(status)")
    }
  }

  @Test("A volunteer sees the text of their part and nothing else, and the requester who opened it")
  func texts() async throws {
    let bench = try await ReadingBench()
    let id = try await bench.postLong()
    let (_, whole) = try await bench.reading.requestAndText(id, of: bench.requester)
    var joined = ""
    for (part, volunteer) in zip(
      try await bench.parts(of: id),
      [bench.volunteers[0], bench.volunteers[1], bench.volunteers[0]])
    {
      try await bench.reading.claim(part.request.summary.id, by: volunteer)
      guard
        case .taken(let taken) = try await bench.reading.request(
          part.request.summary.id, forVolunteer: volunteer),
        case .claimed(_, let text?) = taken.state
      else {
        Issue.record("not taken")
        return
      }
      joined += text
    }
    #expect(joined == whole)
    #expect(try await bench.progress(id)?.status == .claimed)
    let openings = try await bench.reading.openings(of: id, by: bench.requester).items
    #expect(openings.count == 3)
    await #expect(throws: ReadingError.notOpen) {
      _ = try await bench.reading.request(id, forVolunteer: bench.volunteers[0])
    }
  }

  @Test("Of twenty volunteers who take five parts at once, each part has one")
  func atOnce() async throws {
    let bench = try await ReadingBench(volunteers: 20)
    let id = try await bench.postLong(parts: 5)
    let parts = try await bench.parts(of: id).map(\.request.summary.id)
    let taken = await withTaskGroup(of: [ReadingID].self) { group in
      for volunteer in bench.volunteers {
        group.addTask {
          var taken: [ReadingID] = []
          for part in parts {
            do throws(ReadingError) {
              try await bench.reading.claim(part, by: volunteer)
              taken.append(part)
            } catch { continue }
          }
          return taken
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(taken.count == 5 && Set(taken) == Set(parts))
    #expect(try await bench.progress(id)?.claimed == 5)
  }

  @Test("A new volunteer has one part in hand, another as many as of other texts")
  func inHand() async throws {
    let bench = try await ReadingBench(areNew: true)
    let parts = try await bench.parts(of: try await bench.postLong()).map(\.request.summary.id)
    try await bench.reading.claim(parts[0], by: bench.volunteers[0])
    await #expect(throws: ReadingError.tooManyClaims(limit: 1)) {
      try await bench.reading.claim(parts[1], by: bench.volunteers[0])
    }
    try await bench.reading.perform(.vet, on: bench.volunteers[0])
    try await bench.reading.claim(parts[1], by: bench.volunteers[0])
  }

  @Test("A part that is given back or whose time is over is offered again")
  func givenBack() async throws {
    let bench = try await ReadingBench()
    let id = try await bench.postLong()
    let parts = try await bench.parts(of: id).map(\.request.summary.id)
    try await bench.reading.claim(parts[0], by: bench.volunteers[0])
    try await bench.reading.claim(parts[1], by: bench.volunteers[1])
    #expect(try await bench.progress(id)?.open == 1)
    try await bench.reading.giveBack(parts[0], by: bench.volunteers[0])
    bench.time.advance(seconds: bench.reading.limits.claimSeconds)
    #expect(try await bench.progress(id)?.open == 3)
    #expect(try await bench.reading.openRequests(for: bench.volunteers[1]).items.count == 3)
  }

  @Test("While nobody has a part, another text is divided anew, and who opened a part stays known")
  func editsWhole() async throws {
    let bench = try await ReadingBench()
    let id = try await bench.postLong()
    let part = try await bench.parts(of: id)[0].request.summary.id
    try await bench.reading.claim(part, by: bench.volunteers[0])
    _ = try await bench.reading.request(part, forVolunteer: bench.volunteers[0])
    await #expect(throws: ReadingError.notNow) {
      try await bench.reading.edit(id, to: ReadingBench.longDraft(parts: 5), by: bench.requester)
    }
    try await bench.reading.giveBack(part, by: bench.volunteers[0])
    try await bench.reading.edit(id, to: ReadingBench.longDraft(parts: 5), by: bench.requester)
    #expect(try await bench.parts(of: id).count == 5)
    #expect(
      try await bench.reading.openings(of: id, by: bench.requester).items.map(\.ending) == [
        .givenBack
      ])
    var draft = ReadingBench.longDraft(parts: 5)
    let before = try await bench.parts(of: id).map(\.request.summary.id)
    draft.title = "Another title"
    try await bench.reading.edit(id, to: draft, by: bench.requester)
    let parts = try await bench.parts(of: id)
    #expect(parts.map(\.request.summary.id) == before)
    #expect(parts.allSatisfy { $0.request.summary.title == "Another title" })
    draft.text = "A short one."
    try await bench.reading.edit(id, to: draft, by: bench.requester)
    #expect(try await bench.parts(of: id).isEmpty)
    #expect(try await bench.state(id) == .open)
    #expect(try await bench.reading.openRequests(for: bench.volunteers[1]).items.map(\.id) == [id])
  }

  @Test("The choice is taken back and made again while nobody has it, and no later")
  func choice() async throws {
    let bench = try await ReadingBench()
    let id = try await bench.postLong()
    try await bench.reading.setMostParts(of: id, to: 1, by: bench.requester)
    #expect(try await bench.state(id) == .open)
    try await bench.reading.setMostParts(of: id, to: 2, by: bench.requester)
    #expect(try await bench.parts(of: id).count == 2)
    #expect(try await bench.reading.mostParts(of: id, by: bench.requester) == 2)
    let part = try await bench.parts(of: id)[1].request.summary.id
    try await bench.reading.claim(part, by: bench.volunteers[0])
    await #expect(throws: ReadingError.notNow) {
      try await bench.reading.setMostParts(of: id, to: 1, by: bench.requester)
    }
    await #expect(throws: ReadingError.noSuchRequest) {
      try await bench.reading.setMostParts(of: id, to: 1, by: bench.volunteers[0])
    }
    await #expect(throws: ReadingError.invalid([.parts: .tooMany(maximum: 20)])) {
      try await bench.reading.setMostParts(of: id, to: 21, by: bench.requester)
    }
  }

  @Test("A part by itself is not changed, taken back, kept, rated or called for")
  func partsAlone() async throws {
    let bench = try await ReadingBench()
    let id = try await bench.postLong()
    let parts = try await bench.parts(of: id)
    let part = parts[0].request.summary.id
    try await bench.read(parts[0], by: bench.volunteers[0])
    let open = parts[1].request.summary.id
    let acts: [(ReadingID) async throws -> Void] = [
      { try await bench.reading.withdraw($0, by: bench.requester) },
      { try await bench.reading.accept($0, by: bench.requester) },
      { try await bench.reading.makeUrgent($0, by: bench.requester) },
      { try await bench.reading.setMostParts(of: $0, to: 2, by: bench.requester) },
      {
        try await bench.reading.rate(
          $0, Rating(stars: try #require(Stars(rawValue: 5))), by: bench.requester)
      },
      { try await bench.reading.edit($0, to: ReadingBench.draft(), by: bench.requester) },
    ]
    for act in acts {
      for id in [part, open] {
        await #expect(throws: ReadingError.notNow) { try await act(id) }
      }
    }
  }

  @Test("Where some parts are read and the time for the rest is over, another day offers it again")
  func late() async throws {
    let bench = try await ReadingBench()
    let day = bench.reading.clock.now.adding(seconds: 86_400)
    let id = try await bench.postLong(deadline: day)
    try await bench.read(try await bench.parts(of: id)[1], by: bench.volunteers[0])
    bench.time.advance(seconds: 86_401)
    #expect(try await bench.progress(id)?.status == .expired)
    #expect(try await bench.reading.openRequests(for: bench.volunteers[1]).items.isEmpty)
    let later = bench.reading.clock.now.adding(seconds: 86_400)
    try await bench.reading.edit(
      id, to: ReadingBench.longDraft(deadline: later), by: bench.requester)
    #expect(try await bench.reading.openRequests(for: bench.volunteers[1]).items.count == 2)
    #expect(try await bench.progress(id)?.ready == 1)
  }

  @Test("Parts are for those for whom the whole is, also when that changes")
  func readers() async throws {
    let bench = try await ReadingBench()
    let id = try await bench.postLong(readers: .named(["vera0"]))
    #expect(try await bench.reading.openRequests(for: bench.volunteers[0]).items.count == 3)
    #expect(try await bench.reading.openRequests(for: bench.volunteers[1]).items.isEmpty)
    try await bench.reading.claim(
      try await bench.parts(of: id)[0].request.summary.id, by: bench.volunteers[0])
    try await bench.accounts.delete(bench.volunteers[0], password: ReadingBench.password)
    #expect(try await bench.reading.request(id, of: bench.requester).waitsForNobody)
    try await bench.reading.edit(
      id, to: ReadingBench.longDraft(readers: .named(["vera1"])), by: bench.requester)
    #expect(try await bench.reading.openRequests(for: bench.volunteers[1]).items.count == 3)
    #expect(!(try await bench.reading.request(id, of: bench.requester).waitsForNobody))
  }

  @Test("An urgent text calls for its parts until somebody has each")
  func urgent() async throws {
    let bench = try await ReadingBench(volunteers: 3)
    let volunteer = bench.volunteers[0]
    for one in bench.volunteers { try await bench.reading.setRung(true, one) }
    let streams = bench.volunteers.map { bench.reading.changes(for: $0) }
    let id = try await bench.postLong()
    try await bench.reading.makeUrgent(id, by: bench.requester)
    #expect(try await bench.reading.urgentRequests(for: volunteer).filter(\.isRinging).count == 3)
    let parts = try await bench.parts(of: id).map(\.request.summary.id)
    try await bench.reading.claim(parts[0], by: bench.volunteers[1])
    #expect(try await bench.reading.urgentRequests(for: volunteer).filter(\.isRinging).count == 2)
    #expect(try await bench.reading.urgency(of: id, by: bench.requester) != nil)
    for part in parts.dropFirst() { try await bench.reading.claim(part, by: bench.volunteers[2]) }
    #expect(try await bench.reading.urgentRequests(for: volunteer).isEmpty)
    #expect(try await bench.reading.urgency(of: id, by: bench.requester) == nil)
    withExtendedLifetime(streams) {}
  }

  @Test("Parts are made once all files are read, and nobody is offered anything before")
  func files() async throws {
    let bench = try await ReadingBench()
    var draft = ReadingBench.draft("A book")
    draft.text = ""
    draft.mostParts = 20
    let id = try await bench.reading.post(draft, by: bench.requester)
    try await bench.attach(ReadingBench.longText(paragraphs: 140), "book.txt", to: id)
    #expect(try await bench.progress(id)?.count == 0)
    #expect(try await bench.reading.openRequests(for: bench.volunteers[0]).items.isEmpty)
    _ = try await bench.worker.runUntilIdle()
    let parts = try await bench.parts(of: id)
    #expect(parts.count == 3)
    try await bench.reading.claim(parts[0].request.summary.id, by: bench.volunteers[0])
    let files = try await bench.attachments.attachments(
      of: parts[0].request.summary.id, for: bench.volunteers[0])
    #expect(files.isEmpty)
    await #expect(throws: AttachmentError.reading(.noSuchRequest)) {
      _ = try await bench.attachments.attachments(of: id, for: bench.volunteers[0])
    }
  }
}
