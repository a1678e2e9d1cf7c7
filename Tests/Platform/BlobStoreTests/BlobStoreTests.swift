// SPDX-License-Identifier: Apache-2.0

import BlobStore
import Foundation
import TestSupport
import Testing

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

  @Test("Only unfinished files of another day are swept away")
  func sweeps() async throws {
    let folder = try TemporaryFolder()
    let store = try FolderBlobStore(folder: folder.path)
    let path = try file("half", in: store.temporaryFolder)
    store.removeAbandonedFiles()
    #expect(FileManager.default.fileExists(atPath: path))
    store.removeAbandonedFiles(now: Date(timeIntervalSinceNow: 100_000))
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
