// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import Jobs
import Library
import Media
import Voice

/// A machine voice reads each text at once, so that nobody waits for a person with nothing in hand.
extension ReadingService {
  /// Has a machine voice read a text; the payload is the track.
  static let speak: JobKind = "reading.speak"

  /// Has the text of a request read by a machine voice, in the place of what it was before.
  func speakAtOnce(
    _ draft: RequestDraft, _ id: ReadingID, for requester: AccountID,
    in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    guard speaksAtOnce else { return }
    // There is nothing to speak where the title alone names the text, or photos are still being read.
    guard !draft.text.isEmpty else {
      return try onShelf(transaction) { (shelf) throws(LibraryError) in
        try library.removeMachineReading(of: id.rawValue, in: shelf)
      }
    }
    var track: TrackID?
    try onShelf(transaction) { (shelf) throws(LibraryError) in
      track = try library.setMachineReading(
        of: id.rawValue, owner: requester, title: draft.title, language: draft.language,
        text: draft.text, in: shelf)
    }
    guard let track else { return }
    let work = JobWork(
      seconds: LibraryService.seconds(speaking: draft.text), account: requester.rawValue)
    try jobs.add(Self.speak, payload: track.rawValue, work: work, in: transaction)
  }

  func speak(
    _ job: Job, speaker: Speaker, media: MediaTools
  ) async throws(JobError) -> JobOutcome {
    let track = TrackID(rawValue: job.payload)
    do throws(JobError) {
      let outcome = try await library.speak(track, speaker: speaker, media: media, job)
      await tellAboutMachineReading(track)
      return outcome
    } catch {
      await tellAboutMachineReading(track)
      throw error
    }
  }

  func giveUpSpeaking(
    _ job: Job, speaker: Speaker, media: MediaTools
  ) async throws(JobError) {
    let track = TrackID(rawValue: job.payload)
    try await library.giveUpSpeaking(track, speaker: speaker, media: media)
    await tellAboutMachineReading(track)
  }

  /// Tells whoever has the page of the request open; where that fails, the page is right when it is loaded again.
  private func tellAboutMachineReading(_ track: TrackID) async {
    guard let (request, owner) = try? await library.subject(ofMachineReading: track) else { return }
    tell(about: ReadingID(rawValue: request), to: [owner], openListChanged: false)
  }
}
