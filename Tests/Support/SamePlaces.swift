// SPDX-License-Identifier: Apache-2.0

public import Speaking
public import Testing

/// Expects that the languages of a type of words name the same places in each sentence, so that each can be filled.
public func expectSamePlaces<Content: Words>(
  _ type: Content.Type, sourceLocation: SourceLocation = #_sourceLocation
) {
  let expected = places(in: Content[.english])
  for language in Language.allCases {
    let found = places(in: Content[language])
    for (name, places) in expected {
      // A sentence that a language may do without is compared where there is one.
      #expect(
        found[name] ?? places == places, "\(type)\(name) in \(language)",
        sourceLocation: sourceLocation)
    }
  }
}

/// The places of each sentence of a value, by the way to the member; a number's own place may be left out.
private func places(in value: Any, at path: String = "") -> [String: Set<String>] {
  switch value {
  case let template as Template: return [path: Set(template.places)]
  case let plural as Plural: return [path: Set(plural.places).subtracting(["count"])]
  default: break
  }
  return Mirror(reflecting: value).children.reduce(into: [:]) { all, child in
    all.merge(places(in: child.value, at: path + "." + (child.label ?? ""))) { first, _ in first }
  }
}
