// SPDX-License-Identifier: Apache-2.0

import Speaking

extension TextCommandWords {
  static let english = Edition(
    TextCommandWords(
      summary: "Tell the text of a photo, a scan, a document, a book or a page.",
      discussion:
        "The file may be a JPEG, PNG, TIFF or WebP picture, PDF, EPUB, DOCX, HTML or plain text; what it is, is told from its content. Words that were not surely read have [?] behind them. What was done to read it is told beside the text.",
      language: "The language that the text is in, such as ar. Without it, it is found out.",
      json: "Write pages, confidence and warnings as JSON."))
}
