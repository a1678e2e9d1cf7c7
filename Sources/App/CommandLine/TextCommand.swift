// SPDX-License-Identifier: Apache-2.0

import DocumentReading
import Speaking

extension Command {
  /// `earshot text`: the text of a photo, a scan, a document, a book or a page.
  static let text = Command(
    path: ["text"],
    summary: { TextCommandWords[$0].summary },
    operands: "FILE", operandCount: 1...1,
    options: [
      .value("--language", "TAG") { TextCommandWords[$0].language },
      .flag("--json") { TextCommandWords[$0].json },
    ],
    discussion: { TextCommandWords[$0].discussion },
    run: { arguments, console in
      let name = arguments.operands[0]
      let path = try readablePath(name)
      let reader = DocumentReader(program: console.program)
      let text: DocumentText
      do throws(DocumentError) {
        text = try await reader.text(of: path, name: name, language: arguments.text("--language"))
      } catch {
        throw Self.failure(FileName(name), error)
      }
      if arguments.has("--json") {
        console.write(text.json(in: arguments.language))
      } else {
        print(text, of: FileName(name), arguments.language, console)
      }
    })

  private static func print(
    _ text: DocumentText, of file: FileName, _ language: Language, _ console: Console
  ) {
    // A form feed between pages, as programs for text have it.
    console.print(text.pages.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n\n\u{0C}"))
    for warning in text.warnings {
      console.complain(
        FileWords[language].ofFile([
          "file": file.text(in: language), "problem": warning.message(in: language),
        ]))
    }
  }

  private static func failure(_ file: FileName, _ error: DocumentError) -> CommandError {
    let told: ToolText = { language in
      FileWords[language].ofFile([
        "file": file.text(in: language), "problem": error.message(in: language),
      ])
    }
    return error.isOfFile ? .badInput(told) : .outside(told)
  }
}
