// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import CommandLine

/// Started as root, the server gives up the rights of root; elsewhere there is nothing to give up.
@Suite("Starting rights", .enabled(if: geteuid() == 0)) struct StartingRightsTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  @Test("Whoever owns the data folder, or the folder that it is made in, runs the server")
  func choosesOwner() throws {
    let folder = try TemporaryFolder()
    #expect(chown(folder.path, 4321, 4322) == 0)
    let user = StartingRights.choose(dataFolder: folder.path + "/new/data")
    if getpwnam("earshot") == nil { #expect(user == StartingRights.User(user: 4321, group: 4322)) }
  }

  private func owner(of path: String) throws -> uid_t {
    var status = stat()
    try #require(lstat(path, &status) == 0)
    return status.st_uid
  }

  @Test(
    "What root made of Earshot's in the data folder is given, and nothing else: no link, no other file"
  )
  func givesItsOwn() throws {
    let folder = try TemporaryFolder()
    let data = folder.path + "/data"
    let manager = FileManager.default
    try manager.createDirectory(
      atPath: data + "/blobs/ab", withIntermediateDirectories: true)
    try manager.createDirectory(atPath: folder.path + "/far", withIntermediateDirectories: true)
    for path in ["data/earshot.db", "data/blobs/ab/cd", "data/notes", "far/secret", "far/other"] {
      try Data("x".utf8).write(to: URL(fileURLWithPath: folder.path + "/" + path))
    }
    // A folder and a file that lie elsewhere, under names of Earshot.
    try #require(symlink(folder.path + "/far", data + "/clips") == 0)
    try #require(link(folder.path + "/far/other", data + "/blobs/ab/other") == 0)
    try #require(chown(data, 4321, 4322) == 0)
    #expect(StartingRights.give(data, to: .init(user: 4321, group: 4322)) == nil)
    for path in ["data/earshot.db", "data/blobs", "data/blobs/ab", "data/blobs/ab/cd"] {
      #expect(try owner(of: folder.path + "/" + path) == 4321, "\(path)")
    }
    for path in ["data/notes", "data/clips", "far", "far/secret", "far/other"] {
      #expect(try owner(of: folder.path + "/" + path) == 0, "\(path)")
    }
  }

  @Test("A folder of root's with other things in it is not given away")
  func keepsOtherFolders() throws {
    let folder = try TemporaryFolder()
    for name in ["earshot.db", "passwd"] {
      try Data("x".utf8).write(to: URL(fileURLWithPath: folder.path + "/" + name))
    }
    let reason = StartingRights.give(folder.path, to: .init(user: 4321, group: 4322))
    #expect(reason?.contains("(passwd)") == true)
    #expect(try owner(of: folder.path) == 0)
    #expect(try owner(of: folder.path + "/earshot.db") == 0)
  }

  @Test("A folder that is not there yet is made, and others get to it")
  func makesTheFolder() throws {
    let folder = try TemporaryFolder()
    let data = folder.path + "/new/data"
    #expect(StartingRights.give(data, to: .init(user: 4321, group: 4322)) == nil)
    #expect(try owner(of: data) == 4321)
    var status = stat()
    try #require(stat(folder.path + "/new", &status) == 0)
    #expect(status.st_mode & 0o777 == 0o755)
  }

  @Test("Root becomes somebody else, who finds all files again after another start")
  func givesUp() throws {
    let program = try #require(BuiltProgram.earshot)
    let folder = try TemporaryFolder()
    #expect(chmod(folder.path, 0o755) == 0)
    // Where others may not read the program or its files, the server says so and stays root.
    for _ in 0..<2 {
      let server = try Serving(
        program, ["--data", folder.path + "/data", "--resources", Self.repository])
      defer { server.stop() }
      let numbers = try users(of: server.number)
      #expect(!numbers.isEmpty)
      var owner = stat()
      #expect(stat(folder.path + "/data/earshot.db", &owner) == 0)
      if server.complaints.contains("stays root") {
        #expect(server.complaints.contains("start it as another user"))
      } else {
        #expect(!numbers.contains("0"))
        #expect(numbers == ["\(owner.st_uid)"])
      }
    }
  }

  @Test(
    "Who has no rights of root is told what they may not do, and what to do instead",
    arguments: [
      (
        ["--port", "443", "--data", "own"],
        "Port 443 may not be used. Choose 1024 or higher with --port."
      ),
      (
        ["--port", "0", "--data", "roots"],
        "cannot be used: Permission denied. Choose another with --data"
      ),
      (
        ["--port", "0", "--data", "roots/new"],
        "cannot be used: Permission denied. Choose another with --data"
      ),
    ])
  func tellsOthers(arguments: [String], sentence: String) throws {
    let program = try #require(BuiltProgram.earshot)
    let folder = try TemporaryFolder()
    for (name, user) in [("own", 4321 as uid_t), ("roots", 0)] {
      try #require(mkdir(folder.path + "/" + name, 0o700) == 0)
      try #require(chown(folder.path + "/" + name, user, user) == 0)
    }
    let ports = try? String(
      contentsOfFile: "/proc/sys/net/ipv4/ip_unprivileged_port_start", encoding: .utf8)
    // Where everybody may take all ports, or may not get to the program, there is nothing to tell.
    guard Int(ports?.dropLast() ?? "") ?? 0 > 443,
      try asSomebody(["/usr/bin/test", "-x", program]).code == 0
    else { return }
    let data = arguments.dropLast() + [folder.path + "/" + (arguments.last ?? "")]
    let end = try asSomebody([program, "serve", "--resources", Self.repository] + data)
    #expect(end.code == 1)
    #expect(end.complaint.contains(sentence))
    #expect(end.complaint.split(separator: "\n").count == 1)
  }

  /// Runs a program to its end as a user without rights.
  private func asSomebody(_ words: [String]) throws -> (code: Int32, complaint: String) {
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/setpriv")
    process.arguments = ["--reuid=4321", "--regid=4321", "--clear-groups"] + words
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: complaint, as: UTF8.self))
  }

  /// The users of all threads.
  private func users(of process: Int32) throws -> Set<Substring> {
    let folder = "/proc/\(process)/task"
    var users: Set<Substring> = []
    for thread in try FileManager.default.contentsOfDirectory(atPath: folder) {
      guard let status = try? String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)
      else { continue }
      let line = status.split(separator: "\n").first { $0.hasPrefix("Uid:") } ?? ""
      users.formUnion(line.split(separator: "\t").dropFirst())
    }
    return users
  }

  /// A server in a process of its own, from its first line on.
  private final class Serving {
    private let process = Process()
    private let errors = Pipe()
    private(set) var complaints = ""
    var number: Int32 { process.processIdentifier }

    init(_ program: String, _ arguments: [String]) throws {
      let output = Pipe()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = ["serve", "--port", "0"] + arguments
      process.standardOutput = output
      process.standardError = errors
      try process.run()
      // It says this when it listens; without a line it has ended.
      var line = Data()
      while !line.contains(UInt8(ascii: "\n")) {
        let piece = output.fileHandleForReading.availableData
        if piece.isEmpty { break }
        line += piece
      }
      complaints = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
      try #require(String(decoding: line, as: UTF8.self).contains("listening"), "\(complaints)")
    }

    func stop() {
      process.terminate()
      process.waitUntilExit()
    }
  }
}
