// SPDX-License-Identifier: Apache-2.0

extension FieldWords {
  static let english = Edition(
    FieldWords(
      notJSON: "This is not valid JSON at column {column}. Write one JSON object for each line.",
      notAnObject: "This is not a JSON object. Begin it with { and end it with }.",
      missing: "The field \"{name}\" is missing. Add it.",
      wrongType: "The field \"{name}\" must be {type}.",
      unknownWord: "The field \"{name}\" has the unknown value \"{word}\".",
      outOfRange: "The field \"{name}\" is {value}, which is out of range.",
      // Types of a field
      text: "text",
      number: "a number",
      wholeNumber: "a whole number",
      truth: "true or false",
      list: "a list",
      object: "an object"))
}
