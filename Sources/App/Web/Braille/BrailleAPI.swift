// SPDX-License-Identifier: Apache-2.0

import Braille
import BrailleService
import BrailleTables
import Bytes
import HTTPServer

extension Site {
  /// Braille by every table: the tables, their signs, reading and writing.
  var brailleOperations: [APIOperation] {
    let table = APIOperation.Value(
      name: "table", kind: .text,
      about: "A table's name, such as en-ueb-g2, or a language with a grade, such as ar-g2.")
    return [
      APIOperation(
        method: .get, path: "/api/v1/braille/tables", summary: "List the braille tables.",
        needsAccount: false,
        query: [
          APIOperation.Value(
            name: "language", kind: .text, about: "Only those of this language, such as es.",
            isRequired: false)
        ],
        refuses: [.serviceUnavailable], gives: "The tables; what a table does not say is left out.",
        shape: .object([.always("tables", .list(.object(Self.tableMembers)))]),
        answer: .plain { request in try await answer(request) { _ in try list(request) } }),
      APIOperation(
        method: .get, path: "/api/v1/braille/signs",
        summary: "List what the signs of a braille table stand for.",
        needsAccount: false, query: [table],
        refuses: [.tooManyRequests, .serviceUnavailable],
        gives: "The signs; a place where a sign stands for nothing is left out.",
        shape: .object([
          .always("table", .text), .always("signs", .list(.object(Self.signMembers))),
        ]),
        answer: .plain { request in try await answer(request) { _ in try await signs(request) } }),
      APIOperation(
        method: .post, path: "/api/v1/braille/read", summary: "Turn braille cells into text.",
        needsAccount: false,
        body: [
          table,
          APIOperation.Value(
            name: "cells", kind: .text, about: "Characters from U+2800 to U+28FF, and line feeds.",
            isRequired: false),
          APIOperation.Value(
            name: "words", kind: .texts, about: "Several words instead of cells.",
            isRequired: false),
          APIOperation.Value(
            name: "partial", kind: .truth, about: "Whether the last word may go on.",
            isRequired: false),
        ],
        refuses: [.tooManyRequests, .serviceUnavailable],
        gives: """
          For cells text, map and unknown: map has for each code point of text the cell that it came from. For words \
          texts and results: starts has for each cell where its text begins in full, in UTF-16 units.
          """,
        shape: .object([
          .sometimes("text", .text), .sometimes("map", .list(.integer)),
          .sometimes("unknown", .list(.integer)), .sometimes("texts", .list(.text)),
          .sometimes(
            "results",
            .list(
              .object([
                .always("partial", .text), .always("full", .text),
                .always("starts", .list(.integer)),
              ]))),
        ]),
        answer: .plain { request in try await answer(request) { _ in try await read(request) } }),
      APIOperation(
        method: .post, path: "/api/v1/braille/write", summary: "Turn text into braille cells.",
        needsAccount: false,
        body: [table, APIOperation.Value(name: "text", kind: .text, about: "The text.")],
        refuses: [.tooManyRequests, .serviceUnavailable],
        gives: "The cells; map has for each cell the code point of text that it came from.",
        shape: .object([
          .always("cells", .text), .always("map", .list(.integer)),
          .always("unknown", .list(.integer)),
        ]),
        answer: .plain { request in try await answer(request) { _ in try await write(request) } }),
    ]
  }

  private static let tableMembers: [Shape.Member] = [
    .always("table", .text), .always("name", .text), .always("languages", .list(.text)),
    .sometimes("kind", .text), .sometimes("grade", .text), .sometimes("contraction", .text),
    .sometimes("dots", .integer), .sometimes("direction", .text), .sometimes("system", .text),
  ]
  private static let signMembers: [Shape.Member] =
    [.always("cells", .text)]
    + ["alone", "start", "middle", "end"].map { .sometimes($0, .text) }

  /// Lists change only with the packages of the machine.
  private static let listsLast = "public, max-age=3600"

  private func list(_ request: Request) throws -> Response {
    guard let tables = braille.tables else {
      throw APIError(.table(.noTables(folders: InstalledTables.systemFolders)))
    }
    let language = request.target.query["language"]
    var writer = JSONWriter()
    writer.object { json in
      json.key("tables")
      json.array { list in
        for table in language.map(tables.tables(for:)) ?? tables.all { table.write(to: &list) }
      }
    }
    var response = Response.bytes(writer.bytes, type: .json)
    response.headers[.cacheControl] = Self.listsLast
    return response
  }

  private func signs(_ request: Request) async throws -> Response {
    let name = request.target.query["table"] ?? ""
    do throws(BrailleTranslatorError) {
      let table = try braille.table(name)
      let signs = try await braille.signs(of: table, client: request.clientNetwork.description)
      var writer = JSONWriter()
      writer.object { json in
        json.field("table", table.id)
        json.key("signs")
        json.array { list in for sign in signs { sign.write(to: &list) } }
      }
      var response = Response.bytes(writer.bytes, type: .json)
      response.headers[.cacheControl] = Self.listsLast
      return response
    } catch {
      throw APIError(error)
    }
  }

  private func read(_ request: Request) async throws -> Response {
    let sent = try BrailleToRead(try request.json())
    do throws(BrailleTranslatorError) {
      let table = try braille.table(sent.table)
      switch sent.what {
      case .cells(let cells):
        let translation = try await braille.read(
          cells, by: table, isPartial: sent.isPartial, client: request.clientNetwork.description)
        return translation.response("text")
      case .words(let words):
        let results = try await braille.read(
          words: words, by: table, client: request.clientNetwork.description)
        return Self.response(words: results, isPartial: sent.isPartial)
      }
    } catch {
      throw APIError(error, field: sent.field)
    }
  }

  private static func response(
    words: [TranslatedWord], isPartial: Bool
  ) -> Response {
    var writer = JSONWriter()
    writer.object { json in
      json.key("texts")
      json.array { list in
        for word in words { list.value(isPartial ? word.partial : word.full) }
      }
      json.key("results")
      json.array { list in
        for word in words {
          list.object { json in
            json.field("partial", word.partial)
            json.field("full", word.full)
            json.key("starts")
            json.array { list in for start in word.starts { list.value(start) } }
          }
        }
      }
    }
    return .bytes(writer.bytes, type: .json)
  }

  private func write(_ request: Request) async throws -> Response {
    let sent = try request.json()
    let name: String
    let text: String
    do throws(FieldError) {
      name = try sent.text("table")
      text = try sent.text("text")
    } catch {
      throw APIError(error)
    }
    do throws(BrailleTranslatorError) {
      let table = try braille.table(name)
      let translation = try await braille.write(
        text, by: table, client: request.clientNetwork.description)
      return translation.response("cells")
    } catch {
      throw APIError(error, field: "text")
    }
  }
}

/// What a request wants to have read.
private struct BrailleToRead {
  enum What {
    case cells(String)
    case words([String])
  }

  let table: String
  let what: What
  let isPartial: Bool

  var field: String {
    switch what {
    case .cells: "cells"
    case .words: "words"
    }
  }

  init(_ sent: JSONValue) throws(APIError) {
    do throws(FieldError) {
      table = try sent.text("table")
      isPartial = sent["partial"] == nil ? false : try sent.truth("partial")
      guard let list = sent["words"] else {
        what = .cells(try sent.text("cells"))
        return
      }
      let words = list.array?.compactMap(\.string)
      guard let words, words.count == list.array?.count else {
        throw .wrongType(name: "words", wanted: .list)
      }
      what = .words(words)
    } catch {
      throw APIError(error)
    }
  }
}

extension BrailleTranslation {
  /// The translation as JSON, with its text under this name.
  fileprivate func response(_ name: StaticString) -> Response {
    var writer = JSONWriter()
    writer.object { json in
      json.field(name, text)
      json.key("map")
      json.array { list in for source in sources { list.value(source) } }
      json.key("unknown")
      json.array { list in for place in unknown { list.value(place) } }
    }
    return .bytes(writer.bytes, type: .json)
  }
}

extension TableSign {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { json in
      json.field("cells", cells.map(\.text).joined())
      if let alone { json.field("alone", alone) }
      if let start { json.field("start", start) }
      if let middle { json.field("middle", middle) }
      if let end { json.field("end", end) }
    }
  }
}

extension APIError {
  /// Why nothing is translated; `field` is where the braille or the text was.
  fileprivate init(_ refusal: BrailleTranslatorError, field: String = "table") {
    switch refusal {
    case .table(let error): self.init(error, field: field)
    case .tooLong, .tooManyWords:
      self.init(status: .contentTooLarge, field: field) { refusal.message(in: $0) }
    case .tooManyRequests(let seconds):
      self.init(status: .tooManyRequests, retryAfterSeconds: seconds) { refusal.message(in: $0) }
    case .unavailable(let seconds):
      self.init(status: .serviceUnavailable, retryAfterSeconds: seconds) { refusal.message(in: $0) }
    }
  }

  private init(_ error: BrailleTableError, field: String) {
    switch error {
    case .noTables:
      self.init(status: .serviceUnavailable) { error.message(in: $0) }
    case .notBraille, .untranslatable:
      self.init(status: .badRequest, field: field) { error.message(in: $0) }
    case .unknownTable, .unreadable, .tooLarge, .forbiddenInclude, .endlessInclude, .faulty:
      self.init(status: .badRequest, field: "table") { error.message(in: $0) }
    }
  }
}
