// SPDX-License-Identifier: Apache-2.0

import Foundation
import Speaking

/// The texts in `Examples/texts`, which are spoken into tracks for everyone at the first start.
///
/// A file is called `name.language.txt`; its first line is the title, the text begins after an empty line.
package enum DemoTexts {
  /// All texts, in the order of their names; a file that is not of this form is passed over.
  package static func load(from folder: String) -> [DemoText] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().compactMap { name in
      let parts = name.split(separator: ".")
      guard parts.count == 3, parts[2] == "txt", let language = Language(tag: String(parts[1])),
        let file = try? String(contentsOfFile: folder + "/" + name, encoding: .utf8)
      else { return nil }
      return text(file, name: "\(parts[0]).\(parts[1])", in: language)
    }
  }

  private static func text(
    _ file: String, name: String, in language: Language
  ) -> DemoText? {
    guard let end = file.firstIndex(of: "\n") else { return nil }
    let text = file[end...].trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return nil }
    return DemoText(
      name: name, title: String(file[..<end]), language: language, text: text)
  }
}
