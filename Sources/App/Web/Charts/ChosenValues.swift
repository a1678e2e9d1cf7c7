// SPDX-License-Identifier: Apache-2.0

import Bytes
import Foundation
import HTTPServer

/// What was chosen in a form or an address, on its way to a worker.
struct ChosenValues: Sendable {
  var pairs: [(name: String, value: String)]

  init(_ values: NamedValues) {
    // The data themselves go another way.
    pairs = values.pairs.filter { $0.name != "text" }.map { ($0.name, $0.value) }
  }

  init(_ json: JSONValue?) {
    pairs = (json?.array ?? []).compactMap { pair in
      guard let name = pair.array?.first?.string, let value = pair.array?.last?.string else {
        return nil
      }
      return (name, value)
    }
  }

  func write(to json: inout JSONWriter) {
    json.array { list in
      for pair in pairs {
        list.array { both in
          both.value(pair.name)
          both.value(pair.value)
        }
      }
    }
  }

  /// The first value under a name that is not blank, without spaces around it.
  subscript(name: String) -> String? {
    let text = pairs.first { $0.name == name }?.value
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return text?.isEmpty == true ? nil : text
  }

  /// All values under a name, in order.
  func all(_ name: String) -> [String] { pairs.compactMap { $0.name == name ? $0.value : nil } }
}
