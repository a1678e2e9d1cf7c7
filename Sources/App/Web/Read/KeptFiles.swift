// SPDX-License-Identifier: Apache-2.0

import HTML
import HTTPServer
import Reading
import Speaking

/// The files of a form that was refused: browsers do not choose them again, so they are kept and named.
enum KeptFiles {
  /// The form that they belong to.
  static let form = "ask"
  /// The field that brings them back: their identifiers, with spaces between.
  static let field = "kept"
  /// The button that removes one.
  static let drop = "drop"

  /// The files that a form brings back.
  static func ids(in form: Form) -> [String] { ids(form[field]) }

  /// The files that a field names; each once, and no more than anybody sends.
  static func ids(_ text: String?) -> [String] {
    var seen: Set<String> = []
    return (text ?? "").split(separator: " ").prefix(100).map(String.init)
      .filter { $0.utf8.count <= 64 && seen.insert($0).inserted }
  }

  /// In the form: that they are there already.
  @HTMLBuilder static func list(_ files: [KeptFile], _ visit: Visit) -> Node {
    if !files.isEmpty {
      input(.hidden, .name(field), .value(files.map(\.id).joined(separator: " ")))
      ul(.ariaLabel(AttachmentWords[visit].keptHeading)) {
        for file in files { li { bdi { told(file, visit) } } }
      }
    }
  }

  /// Behind the form: what removes them.
  ///
  /// There, since Enter in a field presses the first button of a form.
  @HTMLBuilder static func section(_ files: [KeptFile], _ visit: Visit) -> Node {
    if !files.isEmpty {
      let words = AttachmentWords[visit]
      HTML.section(.class("stack"), .ariaLabelledBy("kept-files")) {
        h2(.id("kept-files")) { words.keptHeading }
        p { words.keptLead }
        ul(.class("stack")) {
          for file in files {
            li(.class("stack stack--tight")) {
              p { bdi { told(file, visit) } }
              button(
                .submit, .class("button"), .form(form), .name(drop), .value(file.id)
              ) {
                Icon.remove.node(visit)
                words.remove(file.name)
              }
            }
          }
        }
      }
    }
  }

  private static func told(_ file: KeptFile, _ visit: Visit) -> String {
    let words = AttachmentWords[visit]
    let size =
      file.byteCount < 1_000_000
      ? words.kilobytes("\(max(1, (file.byteCount + 500) / 1000))")
      : words.megabytes("\((file.byteCount + 500_000) / 1_000_000)")
    return words.kept(["name": file.name, "size": size])
  }
}
