// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Subprocess {
  /// The folders that programs are looked for in; never one that a user could set.
  static let folders = ["/usr/local/bin", "/usr/bin", "/bin"]

  /// Finds a program.
  /// - Throws: `missing` with the package to install.
  static func locate(_ program: Program) throws(ChildProcessError) -> String {
    let isPlainName = !program.name.isEmpty && !program.name.contains("/")
    if isPlainName {
      for folder in folders {
        let path = folder + "/" + program.name
        if access(path, X_OK) == 0 { return path }
      }
    }
    throw .missing(program)
  }

  /// Whether a program is installed.
  public static func isInstalled(_ program: Program) -> Bool {
    do throws(ChildProcessError) {
      _ = try locate(program)
      return true
    } catch {
      return false
    }
  }
}
