// SPDX-License-Identifier: Apache-2.0

import Foundation
import HTTPServer

/// Which scripts each script imports, so that a page names them all at once: left alone, a browser finds them one after
/// another, each after a way to the server and back.
struct ModuleImports: Sendable {
  private let direct: [String: [String]]

  /// Reads the imports of every script among the files.
  init(of files: StaticFiles) {
    var direct: [String: [String]] = [:]
    for name in files.names where name.hasSuffix(".js") {
      let text = String(decoding: files.contents(of: name) ?? [], as: UTF8.self)
      direct[name] = Self.addresses(in: text).map { Self.file($0, from: name) }
    }
    self.direct = direct
  }

  /// The scripts that these import, and those that they import in turn, each once and in the order in which they are met.
  func all(of modules: [String]) -> [String] {
    var found: [String] = []
    var waiting = modules
    while !waiting.isEmpty {
      for next in direct[waiting.removeFirst()] ?? []
      where !found.contains(next) && !modules.contains(next) {
        found.append(next)
        waiting.append(next)
      }
    }
    return found
  }

  /// The addresses of the imports at the beginnings of lines, as our scripts write them.
  private static func addresses(in text: String) -> [String] {
    text.matches(of: /(?m)^(?:import|\}) ?(?:[^';]*from )?'(\.[^']+)';/).map { String($0.1) }
  }

  /// The name of the file at an address relative to another file.
  private static func file(_ address: String, from name: String) -> String {
    var folders = name.split(separator: "/").dropLast()
    for step in address.split(separator: "/") {
      switch step {
      case ".": continue
      case "..": folders = folders.dropLast()
      case _: folders.append(step)
      }
    }
    return folders.joined(separator: "/")
  }
}
