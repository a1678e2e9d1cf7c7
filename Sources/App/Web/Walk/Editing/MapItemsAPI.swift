// SPDX-License-Identifier: Apache-2.0

import Accounts
import Bytes
import Database
import HTTPServer
import Places
import Speaking
import Wayfinding

extension Site {
  /// Adding, changing and taking away places, or closures.
  func mapItemOperations(_ kind: MapItem.Kind) -> [APIOperation] {
    let path = "/api/v1/\(kind.pathWord)"
    let shape = Shape.object([.always("id", .text), .always("version", .integer)])
    let fields = kind.fields
    return [
      APIOperation(
        method: .post, path: path,
        summary: "Add a \(kind.rawValue) to a map, as a person who may change it.",
        body: [.map] + fields, success: .created,
        refuses: [.notFound, .conflict, .unprocessableContent, .tooManyRequests],
        gives: "What it is known by.", shape: shape,
        answer: .plain { request in
          try await put(kind, id: "", request, fields, success: .created)
        }),
      APIOperation(
        method: .patch, path: path + "/{id}",
        summary: "Change a \(kind.rawValue) of a map, as a person who may change it.",
        body: [.map, .version] + fields.map(\.optional),
        refuses: [.notFound, .conflict, .unprocessableContent, .tooManyRequests],
        gives: "Its new version; what was left out stays.", shape: shape,
        answer: .one { request, id in try await put(kind, id: id, request, fields, success: .ok) }),
      APIOperation(
        method: .delete, path: path + "/{id}",
        summary: "Take a \(kind.rawValue) off a map, as a person who may change it.",
        query: [.map, .version], success: .noContent,
        refuses: [.notFound, .conflict, .tooManyRequests], gives: "Nothing.",
        answer: .one { request, id in
          let account = try await requireEditor(visit(of: request))
          let map = try await editedMap(request.target.query["map"])
          let version = request.target.query["version"].flatMap(Double.init).map { Int($0) } ?? 0
          try await mapAllowed {
            _ = try await mapEditing.takeAway(kind, id: id, on: map, seen: version, by: account.id)
          }
          return .empty()
        }),
    ]
  }

  private func put(
    _ kind: MapItem.Kind, id: String, _ request: Request, _ fields: [APIOperation.Value],
    success: Status
  ) async throws -> Response {
    let account = try await requireEditor(visit(of: request))
    let sent = try request.json()
    let map = try await editedMap(sent["map"]?.string)
    let version = sent["version"]?.integer ?? 0
    return try await mapAllowed {
      let before = try id.isEmpty ? nil : current(kind, id, on: map)
      let json = JSONValue.object(
        merged(before, sent, fields.map(\.name)) + [JSONMember(name: "id", value: .string(id))])
      let item: MapItem
      do throws(FieldError) {
        switch kind {
        case .place: item = .place(try EditedPlace(json: json))
        case .closure: item = .closure(try MapClosure(json: json))
        }
      } catch {
        throw APIError(error)
      }
      let saved = try await mapEditing.put(item, on: map, seen: version, by: account.id)
      var writer = JSONWriter()
      writer.object { json in
        json.field("id", saved.id)
        json.field("version", id.isEmpty ? 1 : version + 1)
      }
      return .bytes(writer.bytes, type: .json, status: success)
    }
  }

  /// What is changed, as JSON.
  private func current(
    _ kind: MapItem.Kind, _ id: String, on map: EditedMap
  ) throws(APIError) -> JSONValue {
    switch kind {
    case .place:
      guard let place = map.place(id) else { throw APIError(.notFound) }
      return JSONValue(written: place)
    case .closure:
      guard let closure = map.record(.closure, id: id)?.closure else { throw APIError(.notFound) }
      return JSONValue(written: closure)
    }
  }

  /// The members of what is there, with those that were sent in their place; a text in languages needs no plain form.
  private func merged(
    _ before: JSONValue?, _ sent: JSONValue, _ names: [String]
  ) -> [JSONMember] {
    names.compactMap { name in
      let value = sent[name] ?? before?[name] ?? usual(name)
      return value.map { JSONMember(name: name, value: completed($0)) }
    }
  }

  private func completed(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let list): .array(list.map(completed))
    case .object(let members):
      .object(
        (members.contains { $0.name == "plain" } || members.contains { $0.name == "latitude" }
          ? [] : [JSONMember(name: "plain", value: .string(""))])
          + members.map { JSONMember(name: $0.name, value: completed($0.value)) })
    case .null, .bool, .number, .string: value
    }
  }

  /// What stands for what was never said.
  private func usual(_ name: String) -> JSONValue? {
    switch name {
    case "from": .string(CivilDate(clock.now).isoText)
    case "metres": .number(20)
    default: nil
    }
  }
}

extension APIOperation.Value {
  /// What who changes something saw.
  fileprivate static let version = Self(
    name: "version", kind: .whole(0...1_000_000_000),
    about: "The version that was looked at; where it is another by now, nothing is changed.")

  fileprivate var optional: Self {
    var value = self
    value.isRequired = false
    return value
  }

  fileprivate static func texts(_ name: String, _ about: String, isRequired: Bool) -> Self {
    Self(
      name: name,
      kind: .object(
        (["plain"] + Language.allCases.map(\.tag)).map {
          Self(
            name: $0, kind: .text, about: "The text, or that in this language.", isRequired: false)
        }), about: about, isRequired: isRequired)
  }
}

extension MapItem.Kind {
  fileprivate var pathWord: String {
    switch self {
    case .place: "places"
    case .closure: "closures"
    }
  }

  fileprivate var fields: [APIOperation.Value] {
    typealias Value = APIOperation.Value
    func position(isRequired: Bool) -> [Value] {
      [
        Value(
          name: "latitude", kind: .number(-90...90), about: "Degrees north.",
          isRequired: isRequired),
        Value(
          name: "longitude", kind: .number(-180...180), about: "Degrees east.",
          isRequired: isRequired),
      ]
    }
    switch self {
    case .place:
      return [
        .texts("name", "What it is called; one name is enough.", isRequired: true),
        Value(name: "category", kind: .text, about: "The word for its kind."),
      ] + position(isRequired: true) + [
        Value(
          name: "certain", kind: .truth, about: "Whether name and place are certain.",
          isRequired: false),
        .texts(
          "description", "Landmarks, the ground, sounds: up to 2,000 letters.", isRequired: false),
        Value(
          name: "doors",
          kind: .objects(
            position(isRequired: true) + [
              .texts("name", "Which door it is.", isRequired: true),
              Value(
                name: "access", kind: .word(PlaceNote.DoorAccess.allCases.map(\.word)),
                about: "How one gets to it."),
              Value(
                name: "hours", kind: .text, about: "When it is open, in words.", isRequired: false),
            ]), about: "Where one goes in: up to eight doors.", isRequired: false),
      ]
    case .closure:
      return [
        .texts("what", "What is closed; one language is enough.", isRequired: true),
        .texts("reason", "Why.", isRequired: false),
        Value(
          name: "kind", kind: .word(ClosureForm.kinds),
          about: """
            around: every way within so many metres of the position; street: the ways of that name, only near the \
            position where there is one; steps, gate, crossing: the one nearest to the position.
            """),
        Value(
          name: "street", kind: .text, about: "The name of a street.", isRequired: false),
      ] + position(isRequired: false) + [
        Value(
          name: "metres", kind: .whole(MapClosure.radii), about: "How far around the position.",
          isRequired: false),
        Value(
          name: "from", kind: .text, about: "The first day, such as 2026-11-25; today without it.",
          isRequired: false),
        Value(
          name: "until", kind: .text,
          about: "The last day, at most a year from now. It ends by itself."),
      ]
    }
  }
}
