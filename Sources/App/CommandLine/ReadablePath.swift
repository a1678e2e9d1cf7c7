// SPDX-License-Identifier: Apache-2.0

import Foundation
import Speaking

/// The absolute path of a file that is there, for a program that is to read it.
func readablePath(_ name: String) throws(CommandError) -> String {
  var isFolder: ObjCBool = false
  guard FileManager.default.fileExists(atPath: name, isDirectory: &isFolder) else {
    throw .badInput { FileWords[$0].noFile(name) }
  }
  guard !isFolder.boolValue else { throw .badInput { FileWords[$0].isFolder(name) } }
  return URL(fileURLWithPath: name).resolvingSymlinksInPath().path
}
