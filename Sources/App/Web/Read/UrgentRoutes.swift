// SPDX-License-Identifier: Apache-2.0

import Accounts
import HTTPServer
import Reading
import Speaking

extension Site {
  /// Urgent requests, and who is called for them.
  func addUrgentRoutes(to router: inout Router) {
    router.post("/read/requests/{id}/urgent", .reading) { request, id in
      try await act(request, done: .rings, at: "/read/requests/\(id.rawValue)") {
        (person) throws(ReadingError) in try await reading.makeUrgent(id, by: person)
      }
    }
    for (name, isRung) in [("on", true), ("off", false)] {
      router.post("/read/ringing/\(name)") { request in
        let list = visit(of: request).othersAddress
        return try await act(request, done: isRung ? .isRung : .isNotRung, at: list) {
          (person) throws(ReadingError) in try await reading.setRung(isRung, person)
        }
      }
    }
  }
}
