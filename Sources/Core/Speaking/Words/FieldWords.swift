// SPDX-License-Identifier: Apache-2.0

public import Bytes

/// What is wrong with a line of a trace or with a message to a session, and what to do.
struct FieldWords: Words {
  let notJSON: Template
  let notAnObject: String
  let missing: Template
  let wrongType: Template
  let unknownWord: Template
  let outOfRange: Template

  // Types of a field
  let text: String
  let number: String
  let wholeNumber: String
  let truth: String
  let list: String
  let object: String
}

extension FieldError {
  /// What is wrong with a line of a trace or with a message to a session, and what to do.
  public func message(in language: Language) -> String {
    switch self {
    case .notJSON(let error): FieldWords[language].notJSON(error.column.description)
    case .notAnObject: FieldWords[language].notAnObject
    case .missing(let name): FieldWords[language].missing(name)
    case .wrongType(let name, let wanted):
      FieldWords[language].wrongType(["name": name, "type": wanted.text(in: language)])
    case .unknownWord(let name, let word):
      FieldWords[language].unknownWord(["name": name, "word": word])
    case .outOfRange(let name, let value):
      FieldWords[language].outOfRange(["name": name, "value": "\(value)"])
    }
  }
}

extension FieldType {
  fileprivate func text(in language: Language) -> String {
    switch self {
    case .text: FieldWords[language].text
    case .number: FieldWords[language].number
    case .wholeNumber: FieldWords[language].wholeNumber
    case .truth: FieldWords[language].truth
    case .list: FieldWords[language].list
    case .object: FieldWords[language].object
    }
  }
}
