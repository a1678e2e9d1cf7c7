// SPDX-License-Identifier: Apache-2.0

import ChildProcess
import Foundation
import Synchronization

/// What becomes of the rights of root when a server is started with them: it takes its port and its key, and gives them
/// up for good.
struct StartingRights {
  /// Somebody without rights of their own.
  struct User: Equatable {
    let user: uid_t
    let group: gid_t
  }

  /// A number that Debian gives to nobody (policy manual, section 9.2.2), for machines without a user for Earshot.
  private static let stranger = User(user: 65_530, group: 65_530)

  /// Who the server becomes; nil when it stays who it is.
  private let user: User?
  /// What the person who starts it should know; nil when there is nothing to say.
  let notice: String?

  /// Whoever starts the server goes on.
  static let unchanged = StartingRights(user: nil, notice: nil)

  /// Looks at who starts the server and, for root, lends it the rights of somebody else until `take()`.
  /// - Parameter resourceFolder: the folder that holds `Public` and `Examples`; nil for a process that serves no pages.
  init(dataFolder: String, resourceFolder: String? = nil) {
    guard geteuid() == 0 else {
      self.init(user: nil, notice: nil)
      return
    }
    let data = URL(fileURLWithPath: dataFolder).standardizedFileURL.path
    let chosen = Self.choose(dataFolder: data)
    let obstacle =
      Self.obstacle(for: chosen, dataFolder: data, resourceFolder: resourceFolder)
      ?? Self.give(data, to: chosen) ?? Self.obstacle(for: chosen, writing: data)
    if let obstacle {
      self.init(keeping: obstacle)
      return
    }
    Self.lend(chosen)
    self.init(
      user: chosen,
      notice: "Started as root: Earshot goes on as the user \(Self.name(of: chosen)).")
  }

  /// What keeps a user from running the server, as the end of a sentence; nil for nothing.
  private static func obstacle(
    for user: User, dataFolder: String, resourceFolder: String?
  ) -> String? {
    let resources = resourceFolder.map { folder in
      files(in: folder + "/Public") + files(in: folder + "/Examples")
    }
    let needed = (resources ?? []) + Confinement.loadedFiles
    let way = existing((dataFolder as NSString).deletingLastPathComponent)
    lend(user)
    defer { takeBack() }
    if let file = needed.first(where: { faccessat(AT_FDCWD, $0, R_OK, AT_EACCESS) != 0 }) {
      return "the user \(user.user) may not read \(file)"
    }
    return faccessat(AT_FDCWD, way, X_OK, AT_EACCESS) == 0 ? nil : noWay(for: user, to: dataFolder)
  }

  private static func obstacle(for user: User, writing folder: String) -> String? {
    lend(user)
    defer { takeBack() }
    let isWritable = faccessat(AT_FDCWD, folder, W_OK | X_OK, AT_EACCESS) == 0
    return isWritable ? nil : noWay(for: user, to: folder)
  }

  private static func noWay(for user: User, to folder: String) -> String {
    "the user \(user.user) cannot reach the folder \(folder)"
  }

  private init(user: User?, notice: String?) {
    self.user = user
    self.notice = notice
  }

  private init(keeping reason: String) {
    self.init(
      user: nil,
      notice:
        "Earshot stays root, which is dangerous, since \(reason). Put the program where every user may go, such as "
        + "/opt, and its data into a folder of their own in such a place, such as /var/lib/earshot; or start it as "
        + "another user.")
  }

  /// Has the rights of root again, for the port and the key.
  func take() {
    if user != nil { Self.takeBack() }
  }

  /// Gives them up for good; false when that was not possible.
  func giveUp() -> Bool {
    guard let user else { return true }
    // The C library changes all threads but those that it takes for ended, and Dispatch has made the first thread one
    // of these, which sleeps for good and answers signals. So it is the first thread that asks for the change.
    Self.wanted.withLock { $0 = user }
    let before = signal(SIGUSR2) { _ in StartingRights.change() }
    defer { signal(SIGUSR2, before ?? SIG_DFL) }
    kill(getpid(), SIGUSR2)
    // Half a minute at most, for a machine that has much else to do.
    for _ in 0..<30_000 where getuid() != user.user { usleep(1000) }
    return setuid(0) != 0 && geteuid() == user.user && getuid() == user.user
  }

  private static let wanted = Mutex<User?>(nil)

  /// For root these set all three numbers: there is no way back.
  private static func change() {
    guard let user = wanted.withLock({ $0 }), setgroups(0, nil) == 0, setgid(user.group) == 0
    else { return }
    _ = setuid(user.user)
  }

  /// The user `earshot` where there is one, else the owner of the data folder or of the folder that it is made in.
  static func choose(dataFolder: String) -> User {
    if let entry = getpwnam("earshot"), entry.pointee.pw_uid != 0 {
      return User(user: entry.pointee.pw_uid, group: entry.pointee.pw_gid)
    }
    var status = stat()
    guard stat(existing(dataFolder), &status) == 0, status.st_uid != 0 else { return stranger }
    return User(user: status.st_uid, group: status.st_gid)
  }

  /// A path as far as there is something.
  private static func existing(_ path: String) -> String {
    var path = path
    var status = stat()
    while stat(path, &status) != 0, path != "/", !path.isEmpty {
      path = (path as NSString).deletingLastPathComponent
    }
    return path.isEmpty ? "/" : path
  }

  private static func files(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.map { folder + "/" + $0 }
  }

  private static func lend(_ user: User) {
    _ = setgroups(0, nil)
    _ = setegid(user.group)
    _ = seteuid(user.user)
  }

  private static func takeBack() {
    _ = seteuid(0)
    _ = setegid(0)
  }

  private static func name(of user: User) -> String {
    getpwuid(user.user).map { String(cString: $0.pointee.pw_name) } ?? "\(user.user)"
  }
}
