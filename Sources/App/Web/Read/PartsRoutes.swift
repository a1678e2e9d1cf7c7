// SPDX-License-Identifier: Apache-2.0

import Accounts
import HTTPServer
import Reading

extension Site {
  /// Whether one person or several read a text.
  func addPartsRoutes(to router: inout Router) {
    for (name, most) in [("on", TextParts.most), ("off", 1)] {
      router.post("/read/requests/{id}/parts/\(name)", .reading) { request, id in
        try await act(
          request, done: most > 1 ? .areSeveral : .isOne, at: "/read/requests/\(id.rawValue)"
        ) { (person) throws(ReadingError) in
          try await reading.setMostParts(of: id, to: most, by: person)
        }
      }
    }
  }
}
