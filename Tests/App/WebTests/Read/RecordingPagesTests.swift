// SPDX-License-Identifier: Apache-2.0

import Accounts
import BlobStore
import Database
import Foundation
import Jobs
import Library
import Reading
import Speaking
import Testing

@testable import HTTPServer
@testable import Web

@Suite("The pages of a recording") struct RecordingPagesTests {
  @Test("A file without sound is told as that, first, and the text can still be given back")
  func withoutSound() async throws {
    let site = try await TestSite()
    let ana = try await Person.signedUp("ana", as: "requester", on: site)
    let ben = try await Person.signedUp("ben", as: "volunteer", on: site)
    let address = try await ana.ask()
    _ = try await ben.submit(address + "/claim")
    _ = try await ben.open(address)
    let id = ReadingID(rawValue: try #require(address.components(separatedBy: "/").last))
    let volunteer = try await site.services.accounts.account(username: "ben").id
    let path = site.services.blobs.temporaryFolder + "/words.txt"
    try Data("These are only words.".utf8).write(to: URL(fileURLWithPath: path))
    try await site.services.reading.submitRecording(for: id, by: volunteer, movingFileAt: path)
    let waiting = try await ben.open(address + "?done=sent")
    #expect(waiting.title.hasPrefix("Your recording is sent. We are checking it now."))
    #expect(!waiting.text.contains("/give-back"))
    _ = try await site.services.worker(places: 1) { _ in }.runUntilIdle()

    let refused = try await ben.open(address + "?done=sent")
    #expect(refused.title.hasPrefix("There is no sound in this file."))
    // An open page gets it in the place of the notice that it has.
    #expect(refused.text.contains("<div id=\"notice\" data-renewed"))
    #expect(!refused.text.contains("Thank you") && refused.text.contains("notice--danger"))
    #expect(refused.text.contains("/give-back") && refused.text.contains("/extend"))
    #expect(try await ben.submit(address + "/extend").location == address + "?done=extended")
    #expect(try await ben.submit(address + "/give-back").location == "/read?done=givenBack")
  }

  @Test("The notice and the pages of the person who asked say until the same day and hour")
  func until() async throws {
    let site = try await TestSite()
    let ana = try await Person.signedUp("ana", as: "requester", on: site)
    let ben = try await Person.signedUp("ben", as: "volunteer", on: site)
    let address = try await ana.ask()
    let taken = try #require(try await ben.submit(address + "/claim").location)
    let title = try await ben.open(taken).title
    let start = try #require(title.range(of: "You have taken this text. You have until "))
    let end = try #require(title.range(of: " to read it."))
    let until = String(title[start.upperBound..<end.lowerBound])
    #expect(until.hasSuffix(" UTC"))
    for page in ["/read", address] {
      #expect(try await ana.open(page).text.contains("has until \(until)."))
    }
    let later = try #require(try await ben.submit(address + "/extend").location)
    #expect(try await ben.open(later).title.hasPrefix("You have more time. You have until "))
  }

  @Test("A file without sound is refused at its field before anybody is thanked or told")
  func refusedAtOnce() async throws {
    let site = try await TestSite()
    let ana = try await Person.signedUp("ana", as: "requester", on: site)
    let ben = try await Person.signedUp("ben", as: "volunteer", on: site)
    let address = try await ana.ask()
    _ = try await ben.submit(address + "/claim")
    let file = try TemporaryFile(in: site.services.blobs.temporaryFolder)
    let words = Array("These are only words.".utf8)
    try file.write(words)
    let form = Form(files: [
      UploadedFile(
        fieldName: "recording", clientName: "notes.mp3", type: ContentType("audio/mpeg"),
        size: words.count, file: file)
    ])
    let answer = try await ben.send(
      .post, address + "/recording", body: .form(form), headers: ["Sec-Fetch-Site": "same-origin"])
    #expect(answer.status == 422)
    #expect(answer.text.contains("id=\"recording-error\""))
    #expect(answer.text.contains("There is no sound in this file."))
    #expect(!answer.text.contains("notice--good") && !answer.text.contains("Thank you"))
    #expect(try await ana.open(address).text.contains("is reading it and has until"))
    #expect(try await ben.open(address).text.contains("/give-back"))
  }

  @Test(
    "Taking a request back names the recording that goes with it, also while that is checked",
    arguments: [
      (RecordingState.preparing, true), (.ready(TrackID(rawValue: "t"), durationSeconds: 3), true),
      (.failed(.silent), false),
    ])
  func goesWithIt(state: RecordingState, hasRecording: Bool) {
    #expect(state.holdsSound == hasRecording)
  }

  @Test("Thanks come when the recording is known to be good")
  func thanks() {
    let states: [(RecordingState, String)] = [
      (.preparing, "We are checking it now."),
      (.ready(TrackID(rawValue: "t"), durationSeconds: 3), "Thank you for your voice."),
      (.failed(.silent), "The recording is silent."),
    ]
    for (state, words) in states {
      var notice = Notice(words: ReadDoneWords[.english].sent, done: .sent)
      notice.tell(state, in: .english)
      #expect(notice.words.contains(words))
    }
  }
}
