// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import BlobStore

@Suite struct BlobStoreTests {
  private func file(_ text: String, in folder: String) throws -> String {
    let path = folder + "/" + UUID().uuidString
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test("A file moves in whole, is read, and is deleted")
  func keepsFiles() async throws {
    let folder = try TemporaryFolder()
    let store = try FolderBlobStore(folder: folder.path + "/blobs")
    let source = try file("hello", in: store.temporaryFolder)
    let key = try await store.put(movingFileAt: source)
    #expect(!FileManager.default.fileExists(atPath: source))
    #expect(try await store.size(of: key) == 5)
    let path = try await store.path(of: key)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "hello")
    try await store.delete(key)
    try await store.delete(key)
    await #expect(throws: BlobStoreError.notFound(key)) { try await store.path(of: key) }
    await #expect(throws: BlobStoreError.notFound(key)) { try await store.size(of: key) }
  }

  @Test("The same content twice has two keys, so that each owner can delete it")
  func keysAreRandom() async throws {
    let folder = try TemporaryFolder()
    let store = try FolderBlobStore(folder: folder.path)
    let first = try await store.put(movingFileAt: file("a", in: folder.path))
    let second = try await store.put(movingFileAt: file("a", in: folder.path))
    #expect(first != second)
    try await store.delete(first)
    #expect(try await store.size(of: second) == 1)
  }

  @Test("Files outlive the program")
  func survivesRestart() async throws {
    let folder = try TemporaryFolder()
    let key = try await FolderBlobStore(folder: folder.path)
      .put(movingFileAt: file("abc", in: folder.path))
    #expect(try await FolderBlobStore(folder: folder.path).size(of: key) == 3)
  }

  @Test("A file that is not there cannot be put")
  func refusesMissing() async throws {
    let folder = try TemporaryFolder()
    let store = try FolderBlobStore(folder: folder.path)
    await #expect(throws: BlobStoreError.self) {
      try await store.put(movingFileAt: folder.path + "/nothing")
    }
  }

  @Test(
    "A text that no store made is no key",
    arguments: [
      "", "../../etc/passwd", "..", "/", "abc", String(repeating: "g", count: 32),
      String(repeating: "A", count: 32), String(repeating: "a", count: 33),
      "aaaaaaaaaaaaaaaa/../aaaaaaaaaaaa",
    ])
  func keysAreChecked(text: String) {
    #expect(BlobKey(rawValue: text) == nil)
  }

  @Test("A folder that cannot be made is refused with its path")
  func refusesFolder() throws {
    let folder = try TemporaryFolder()
    let blocked = try file("", in: folder.path) + "/blobs"
    #expect {
      try FolderBlobStore(folder: blocked)
    } throws: { error in
      guard case .unusableFolder(blocked, _)? = error as? BlobStoreError else { return false }
      return true
    }
  }

  @Test("Unfinished files are swept when their process has ended, and only then")
  func sweeps() async throws {
    let folder = try TemporaryFolder()
    let store = try FolderBlobStore(folder: folder.path)
    let alive = try file("coming in", in: store.temporaryFolder)
    // What a process leaves that was killed: its folder, without the lock that the kernel took away.
    let dead = folder.path + "/unfinished/work-dead"
    try FileManager.default.createDirectory(atPath: dead, withIntermediateDirectories: true)
    let left = try file("half", in: dead)
    // Another process starts and sweeps, even a day later: nobody's upload takes that long, but a file may stay open.
    let other = try FolderBlobStore(folder: folder.path)
    #expect(other.temporaryFolder != store.temporaryFolder)
    await other.removeAbandonedFiles(now: Date(timeIntervalSinceNow: 100_000))
    #expect(FileManager.default.fileExists(atPath: alive))
    #expect(!FileManager.default.fileExists(atPath: left))
    #expect(!FileManager.default.fileExists(atPath: dead))
    // The upload that came in during the sweep is stored as if nothing had been.
    let key = try await store.put(movingFileAt: alive)
    #expect(try await other.size(of: key) == 9)
  }

  @Test("The files of a process go when it has ended without a word", .timeLimit(.minutes(10)))
  func sweepsAfterEnd() async throws {
    let folder = try TemporaryFolder()
    let left: String
    do {
      let store = try FolderBlobStore(folder: folder.path)
      left = try file("half", in: store.temporaryFolder)
      await store.removeAbandonedFiles()
      #expect(FileManager.default.fileExists(atPath: left))
    }
    let next = try FolderBlobStore(folder: folder.path)
    // A program that another test is just starting holds a copy of every lock until its own file is loaded.
    while FileManager.default.fileExists(atPath: left) {
      await next.removeAbandonedFiles()
      await Task.yield()
    }
  }

  @Test("Loose files of an earlier version are swept after a day")
  func sweepsLooseFiles() async throws {
    let folder = try TemporaryFolder()
    let store = try FolderBlobStore(folder: folder.path)
    let path = try file("half", in: folder.path + "/unfinished")
    await store.removeAbandonedFiles()
    #expect(FileManager.default.fileExists(atPath: path))
    await store.removeAbandonedFiles(now: Date(timeIntervalSinceNow: 100_000))
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("Many processes that start and sweep at once leave each other's folders alone")
  func startsAtOnce() async throws {
    let folder = try TemporaryFolder()
    try await withThrowingTaskGroup(of: FolderBlobStore.self) { group in
      for _ in 0..<24 {
        group.addTask {
          let store = try FolderBlobStore(folder: folder.path)
          await store.removeAbandonedFiles()
          return store
        }
      }
      var stores: [FolderBlobStore] = []
      while let store = try await group.next() { stores.append(store) }
      for store in stores {
        #expect(FileManager.default.fileExists(atPath: store.temporaryFolder))
      }
    }
  }

  @Test("The keys of files are listed by how long they have been there")
  func listsKeys() async throws {
    let folder = try TemporaryFolder()
    let store = try FolderBlobStore(folder: folder.path)
    let first = try await store.put(movingFileAt: file("a", in: folder.path))
    let second = try await store.put(movingFileAt: file("b", in: store.temporaryFolder))
    _ = try file("no key", in: folder.path + "/" + first.rawValue.prefix(2))
    #expect(try await Set(store.keys(olderThan: -100)) == [first, second])
    #expect(try await store.keys(olderThan: 3600).isEmpty)
  }
}
