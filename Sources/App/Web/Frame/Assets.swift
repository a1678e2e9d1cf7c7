// SPDX-License-Identifier: Apache-2.0

/// The addresses of the files in `Public/`.
struct Assets: Sendable {
  /// The address of the folder, with a slash at its end; it changes when any file does.
  let root: String
  /// The tags of the languages of which there is a list of words, from which the braille pad guesses.
  var wordLists: [String] = []
  /// The braille tables of which it is known how often their cells follow each other, as the pad names them.
  var countedTables: [String] = []

  /// The names of all files.
  var files: [String] = []
  /// Changes with every file and every release; a device keeps nothing of two versions as one.
  var version = ""
  /// The text of the service worker.
  var worker = ""
  /// What each script imports; nil where there are no files, as in a test of a page alone.
  var imports: ModuleImports?

  /// The address of a file.
  func callAsFunction(_ path: String) -> String { root + path }
}
