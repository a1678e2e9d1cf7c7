// SPDX-License-Identifier: Apache-2.0

import Accounts
public import Bytes
import Database
import Foundation

/// All that is kept about a person, as it was at one moment.
public struct AccountCopy: Sendable {
  /// A list of the copy: the rows of a person in one table.
  public struct List: Sendable {
    /// Its name, such as `requests`.
    public let name: String
    /// The rows.
    public let rows: [JSONValue]
  }

  /// A sound of the copy.
  public struct Sound: Sendable {
    /// Its path in the archive.
    public let name: String
    /// Its title.
    public let title: String
    /// The request that is read in it.
    public let request: String?
    /// The file on this machine.
    let path: String
  }

  /// A file that the person attached to a request.
  public struct AttachedFile: Sendable {
    /// Its path in the archive.
    public let name: String
    /// The identifier by which the lists know it.
    public let id: String
    /// The request to which it is attached.
    public let request: String
    /// The file on this machine.
    let path: String
  }

  /// The lists, in a fixed order; a list that has no rows is there too.
  public let lists: [List]
  /// The sounds, the oldest first.
  public let sounds: [Sound]
  /// The files that were attached, in the order of the requests.
  public let attachedFiles: [AttachedFile]

  /// The rows of a list.
  public func rows(_ name: String) -> [JSONValue] {
    lists.first { $0.name == name }?.rows ?? []
  }

  /// The copy as JSON: an object of lists, and `sounds` and `attachedFiles` with the path of each.
  var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { json in
      json.field("format", "earshot-account-1")
      for list in lists {
        json.key(text: list.name)
        json.array { array in for row in list.rows { array.value(row) } }
      }
      json.key("sounds")
      json.array { array in
        for sound in sounds {
          array.object { one in
            one.field("file", sound.name)
            one.field("title", sound.title)
            if let request = sound.request { one.field("request", request) }
          }
        }
      }
      json.key("attachedFiles")
      json.array { array in
        for file in attachedFiles {
          array.object { one in
            one.field("file", file.name)
            one.field("id", file.id)
            one.field("request", file.request)
          }
        }
      }
    }
    return writer.bytes
  }
}

/// A row of any table, as JSON.
struct CopiedRow: RowDecodable {
  let json: JSONValue

  init(row: Row) throws(DatabaseError) {
    json = .object(
      row.all.map { JSONMember.value($0.name.inCamelCase, $0.value.copied(from: $0.name)) })
  }
}

extension SQLValue {
  fileprivate func copied(from column: String) -> JSONValue {
    switch self {
    case .null, .blob: .null
    case .real(let number): .number(number)
    case .text(let text):
      .string(column.hasSuffix("_name") ? Account.firstName(of: text) : text)
    case .integer(let number):
      if column.hasPrefix("is_") {
        .bool(number != 0)
      } else if column.isMoment {
        .string(Timestamp(milliseconds: number).inISO)
      } else {
        .number(Double(number))
      }
    }
  }
}

extension String {
  fileprivate var isMoment: Bool {
    hasSuffix("_at") || hasSuffix("_until") || self == "deadline"
  }

  fileprivate var inCamelCase: String {
    let words = split(separator: "_")
    return words.dropFirst().reduce(String(words.first ?? "")) { name, word in
      name + word.prefix(1).uppercased() + word.dropFirst()
    }
  }
}

extension Timestamp {
  /// The moment as `2026-11-24T18:30:00Z`.
  fileprivate var inISO: String {
    Date(timeIntervalSince1970: Double(rawValue) / 1000).formatted(.iso8601)
  }
}
