// SPDX-License-Identifier: Apache-2.0

import Accounts
import Bytes
import Database
import HTTPServer
import Places
import Speaking
import Wayfinding

extension Site {
  /// The maps, their places and what is closed on them, for everybody; changing them, for those who may.
  var mapOperations: [APIOperation] {
    mapReading + mapItemOperations(.place) + mapItemOperations(.closure) + mapChanges
  }

  private var mapReading: [APIOperation] {
    [
      APIOperation(
        method: .get, path: "/api/v1/maps", summary: "List the maps.", needsAccount: false,
        gives: "The maps, by the word for each in addresses.",
        shape: .object([
          .always(
            "maps",
            .list(
              .object([
                .always("map", .text), .always("name", .text), .always("places", .integer),
                .always("edition", .text),
              ])))
        ]),
        answer: .plain { request in
          let visit = visit(of: request)
          var writer = JSONWriter()
          let all = try await maps.all()
          writer.object { json in
            json.key("maps")
            json.array { list in
              for map in all {
                list.object { json in
                  json.field("map", map.key)
                  json.field("name", map.name(visit))
                  json.field("places", map.places.places.count)
                  json.field("edition", map.overlay.edition)
                }
              }
            }
          }
          return .bytes(writer.bytes, type: .json)
        }),
      APIOperation(
        method: .get, path: "/api/v1/places", summary: "List the places of a map.",
        needsAccount: false,
        query: [
          .map,
          APIOperation.Value(
            name: "search", kind: .text, about: "What stands in the names of the places.",
            isRequired: false),
        ], refuses: [.notFound],
        gives: """
          The first five hundred places in whose name the text stands, with all that people wrote about them; total \
          says how many there are.
          """,
        shape: .object([
          .always("total", .integer), .always("places", .list(.object(PlaceJSON.members))),
        ]),
        answer: .plain { request in
          let map = try await editedMap(request.target.query["map"])
          let found = map.places.places(called: request.target.query["search"] ?? "")
          var writer = JSONWriter()
          writer.object { json in
            json.field("total", found.count)
            json.key("places")
            json.array { list in
              for place in found.prefix(Self.mostPlacesTold) {
                list.value(PlaceJSON(place: place, map: map))
              }
            }
          }
          return .bytes(writer.bytes, type: .json)
        }),
      APIOperation(
        method: .get, path: "/api/v1/closures",
        summary: "List what is closed on a map, now or later.", needsAccount: false,
        query: [.map], refuses: [.notFound], gives: "The closures that are not over.",
        shape: .object([.always("closures", .list(.object(ClosureJSON.members)))]),
        answer: .plain { request in
          let map = try await editedMap(request.target.query["map"])
          var writer = JSONWriter()
          writer.object { json in
            json.key("closures")
            json.array { list in
              for record in map.records {
                guard let closure = record.closure, closure.standing(at: clock.now) != .over
                else { continue }
                list.value(
                  ClosureJSON(
                    closure: closure, version: record.version,
                    isNow: closure.standing(at: clock.now) == .now))
              }
            }
          }
          return .bytes(writer.bytes, type: .json)
        }),
    ]
  }

  private static let mostPlacesTold = 500

  /// The map that a request names.
  func editedMap(_ key: String?) async throws -> EditedMap {
    try await mapAllowed {
      guard let key, let map = try await maps.map(key) else { throw APIError(.notFound) }
      return map
    }
  }

  /// Does something to a map, with what the service refuses as the API tells it.
  func mapAllowed<Value>(_ body: () async throws -> Value) async throws -> Value {
    do throws(any Error) {
      return try await body()
    } catch let error as MapEditError {
      switch error {
      case .notThere: throw APIError(.notFound)
      case .database(let error): throw error
      case .full: throw APIError(status: .conflict) { MapEditWords[$0].full }
      case .noMoreToday:
        throw APIError(status: .tooManyRequests) { MapEditWords[$0].noMoreToday }
      case .changedMeanwhile:
        throw APIError(status: .conflict, field: "version") {
          MapEditWords[$0].changedMeanwhileShort
        }
      case .invalid(let fields):
        throw APIError(
          fields.map { field in
            FormState.Refusal(field: field.name) { MapEditWords[$0].problem(field.problem) }
          })
      }
    }
  }

  private var mapChanges: [APIOperation] {
    [
      APIOperation(
        method: .get, path: "/api/v1/map-changes",
        summary: "List the last changes of a map, as a person who may change it.",
        query: [.map], refuses: [.notFound],
        gives: "The last hundred changes, the newest first; before and after are null for nothing.",
        shape: .object([
          .always(
            "changes",
            .list(
              .object([
                .always("id", .text), .always("kind", .word(MapItem.Kind.allCases.map(\.rawValue))),
                .always("item", .text), .always("version", .integer), .sometimes("by", .text),
                .always("at", .moment), .always("undo", .truth), .always("before", .anything),
                .always("after", .anything),
              ])))
        ]),
        answer: .plain { request in
          let visit = visit(of: request)
          try await requireEditor(visit)
          let map = try await editedMap(request.target.query["map"])
          let changes = try await mapAllowed { try await mapEditing.history(on: map.key) }
          var writer = JSONWriter()
          writer.object { json in
            json.key("changes")
            json.array { list in for change in changes { list.value(ChangeJSON(change: change)) } }
          }
          return .bytes(writer.bytes, type: .json)
        }),
      APIOperation(
        method: .post, path: "/api/v1/map-changes/{id}/undo",
        summary: "Put a place or closure back as it was before a change.",
        success: .noContent, refuses: [.notFound, .conflict, .tooManyRequests], gives: "Nothing.",
        answer: .one { request, id in
          let account = try await requireEditor(visit(of: request))
          try await mapAllowed { _ = try await mapEditing.undo(id, by: account.id) }
          return .empty()
        }),
    ]
  }

  /// Who may change maps; for everybody else there is nothing here.
  @discardableResult
  func requireEditor(_ visit: Visit) async throws -> Account {
    let account = try account(of: visit)
    guard try await mapAllowed({ try await mapEditing.isEditor(account.id) }) else {
      throw APIError(.notFound)
    }
    return account
  }
}

extension APIOperation.Value {
  /// Which map.
  static let map = Self(
    name: "map", kind: .text, about: "The word for the map, as the list of maps has it.",
    mayBeEmpty: false)
}

/// A place as the API tells it.
private struct PlaceJSON: JSONEncodable {
  let place: Place
  let map: EditedMap

  static let members: [Shape.Member] = [
    .always("id", .text), .always("version", .integer), .always("name", .text),
    .always("category", .text), .always("latitude", .number), .always("longitude", .number),
    .always("certain", .truth), .sometimes("description", .anything),
    .sometimes("doors", .list(.anything)),
  ]

  func write(to writer: inout JSONWriter) {
    writer.object { json in
      json.field("id", place.key)
      json.field("version", map.record(.place, id: place.key)?.version ?? 0)
      json.field("name", place.name.words.forms.first ?? "")
      json.field("category", map.places.categories[place.category].id)
      json.field("latitude", place.coordinate.latitude)
      json.field("longitude", place.coordinate.longitude)
      json.field("certain", place.name.isCertain)
      if let description = place.note.description { json.field("description", description) }
      guard !place.note.doors.isEmpty else { return }
      json.key("doors")
      json.array { list in for door in place.note.doors { list.value(door) } }
    }
  }
}

/// A closure as the API tells it.
private struct ClosureJSON: JSONEncodable {
  let closure: MapClosure
  let version: Int
  let isNow: Bool

  static let members: [Shape.Member] = [
    .always("version", .integer), .always("now", .truth), .always("closure", .anything),
  ]

  func write(to writer: inout JSONWriter) {
    writer.object { json in
      json.field("version", version)
      json.field("now", isNow)
      json.field("closure", closure)
    }
  }
}

private struct ChangeJSON: JSONEncodable {
  let change: MapChange

  func write(to writer: inout JSONWriter) {
    writer.object { json in
      json.field("id", change.id)
      json.field("kind", change.kind.rawValue)
      json.field("item", change.item)
      json.field("version", change.number)
      if let by = change.by { json.field("by", by) }
      json.field("at", change.at)
      json.field("undo", change.isUndo)
      json.key("before")
      write(change.before, to: &json)
      json.key("after")
      write(change.after, to: &json)
    }
  }

  private func write(_ item: MapItem?, to json: inout JSONWriter) {
    switch item {
    case nil: json.null()
    case .place(let place)?: json.value(place)
    case .closure(let closure)?: json.value(closure)
    }
  }
}
