// SPDX-License-Identifier: Apache-2.0

import HTML
import HTTPServer

/// What programs can ask, for the people who write them.
func apiPage(_ operations: [APIOperation], _ visit: Visit) -> Page {
  Page(APIWords[visit].title, in: .elsewhere, lead: APIWords[visit].lead) {
    p {
      a(.class("button"), .href("/api/v1/openapi.json")) {
        Icon.file.node(visit)
        APIWords[visit].document
      }
    }
    section(.class("stack stack--tight"), .ariaLabelledBy("operations")) {
      h2(.id("operations")) { APIWords[visit].operations }
      dl(.class("facts"), .lang("en"), .dir(.leftToRight)) {
        for operation in operations {
          dt { code { "\(operation.method.rawValue) \(operation.path)" } }
          dd { operation.summary }
        }
      }
    }
  }
}
