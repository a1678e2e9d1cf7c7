// SPDX-License-Identifier: Apache-2.0

import Accounts
import BookShelf
import Database
import Jobs
import Letters
import Library
import Places
import Podcasts
import Reading
import TestSupport
import Testing
import Uploads

@testable import AccountCopies

@Suite("What is in the copy of all data") struct CopiedTableTests {
  @Test("Every table is either copied or left out for a reason, so that no new one is forgotten")
  func everyTable() async throws {
    let folder = try TemporaryFolder()
    let database = try DatabasePool(.sqlite(path: folder.path + "/earshot.db"))
    try await database.migrate(
      [
        JobQueue.migrations, AccountService.migrations, LibraryService.migrations,
        ReadingService.migrations, AttachmentService.migrations, RecordingChapters.migrations,
        RecordingFindings.migrations, Ringing.migrations, SoundLink.migrations,
        UploadService.migrations, RelayingChangeFeed.migrations, LetterService.migrations,
        RequestParts.migrations, MapEditService.migrations, BookShelfService.migrations,
        PodcastService.migrations,
      ], at: Timestamp(milliseconds: 0))
    let tables: [String] = try await database.read {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      try transaction.column(
        "name",
        of: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    }
    let copied = Set(CopiedTable.all.map(\.table))
    let left = Set(CopiedTable.exceptions.keys)
    #expect(copied.union(left) == Set(tables))
    #expect(copied.isDisjoint(with: left))
    #expect(Set(CopiedTable.all.map(\.name)).count == CopiedTable.all.count)
  }

  @Test("No copy holds what a secret was made into, or where a file is")
  func noSecrets() {
    for table in CopiedTable.all {
      let text = "\(table.rows(AccountID(rawValue: "a")))"
      for word in ["hash", "_key", "original"] { #expect(!text.contains(word), "\(table.name)") }
    }
  }

  @Test(
    "A title becomes the name of a file on every system",
    arguments: [
      ("A letter", "A letter"), ("a/b\\c: \"d\"?", "a-b-c- -d--"), ("x\u{202E}y\nz", "x y z"),
      ("رسالة من المدرسة", "رسالة من المدرسة"), ("end.", "end.-"), ("..", "..-"), ("", ""),
      (String(repeating: "é", count: 300), String(repeating: "é", count: 50)),
    ])
  func names(title: String, name: String) {
    #expect(SoundRow.fileName(title) == name)
  }
}
