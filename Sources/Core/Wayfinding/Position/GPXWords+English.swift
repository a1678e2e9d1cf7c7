// SPDX-License-Identifier: Apache-2.0

import Speaking

extension GPXWords {
  static let english = Edition(
    GPXWords(
      empty: "This file is empty. Choose a GPX file.",
      tooLarge: "This file is larger than {megabytes} MB. Split it, or export fewer walks at once.",
      notGPX: "This is not a GPX file. Export the walk or the route as GPX and choose that file.",
      version: "This file is GPX {version}. Export it as GPX 1.1 or 1.0.",
      encoding: "This file is written in {encoding}. Save it as UTF-8.",
      notUTF8: "Line {line}: this is not UTF-8 text. Save the file as UTF-8.",
      documentType:
        "Line {line}: the file declares a document type (<!DOCTYPE). Remove that declaration.",
      malformed: "Line {line}: the file is damaged here. Export it again.",
      truncated: "The file ends too early, in line {line}. Copy it again, or export it again.",
      position:
        "Line {line}: a point needs a latitude from -90 to 90 and a longitude from -180 to 180. Correct it or remove the point.",
      number: "Line {line}: this should be a number. Correct it or remove it.",
      time:
        "Line {line}: this should be a time such as 2026-03-01T18:30:00Z. Correct it or remove it.",
      tooMany: "This file has more than {limit} points. Split it, or export fewer walks at once."
    ))
}
