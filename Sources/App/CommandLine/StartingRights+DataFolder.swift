// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How root gives the data folder to whoever the server becomes.
///
/// That may be the user whose folder it was all along, and who can put a link or another file in the place of what is
/// looked at. So everything is opened once, links are not followed, and what is given is what was looked at.
extension StartingRights {
  /// What Earshot makes in its folder, and the places that the host may put there.
  private static let ownNames: Set<String> = [
    "earshot.db", "earshot.db-wal", "earshot.db-shm", "earshot.db-journal", "blobs", "clips",
    "campuses", "maps",
  ]
  /// What may lie there besides: a folder that file systems make.
  private static let otherNames: Set<String> = ["lost+found"]
  /// Deeper than Earshot's own folders go.
  private static let mostDepth = 8

  /// Makes the folder where there is none, and gives it and what root made in it to the user.
  ///
  /// - Returns: why it was not given, as the end of a sentence; nil when it was.
  static func give(_ folder: String, to user: User) -> String? {
    let parent = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    try? FileManager.default.createDirectory(
      atPath: parent, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
    mkdir(folder, 0o700)
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return "the folder \(folder) cannot be opened" }
    defer { close(descriptor) }
    let names = names(in: descriptor)
    var status = stat()
    // A folder of root with other things in it was not made for Earshot: /etc, say, after a slip of the hand.
    if fstat(descriptor, &status) == 0, status.st_uid == 0,
      let other = names.first(where: { !ownNames.contains($0) && !otherNames.contains($0) })
    {
      return "the folder \(folder) belongs to root and holds what is not Earshot's (\(other))"
    }
    for name in names where ownNames.contains(name) {
      give(name, in: descriptor, to: user, depth: 1)
    }
    if status.st_uid == 0 { _ = fchown(descriptor, user.user, user.group) }
    return nil
  }

  private static func give(_ name: String, in folder: Int32, to user: User, depth: Int) {
    // A pipe must not make one wait.
    let descriptor = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFDIR where depth < mostDepth:
      for name in names(in: descriptor) {
        give(name, in: descriptor, to: user, depth: depth + 1)
      }
    // A second name of a file may lie anywhere.
    case S_IFREG where status.st_nlink == 1: break
    default: return
    }
    if status.st_uid == 0 { _ = fchown(descriptor, user.user, user.group) }
  }

  /// What lies in a folder that is open.
  private static func names(in folder: Int32) -> [String] {
    // Opened anew, so that the place up to which it was read is nobody else's.
    let descriptor = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    guard let directory = fdopendir(descriptor) else {
      close(descriptor)
      return []
    }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
