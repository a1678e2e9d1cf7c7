// SPDX-License-Identifier: Apache-2.0

import Accounts
import HTML
import HTTPServer
import Speaking

extension Site {
  /// What pages of other sites may fetch, at addresses that stay.
  func addEmbedRoutes(to router: inout Router) {
    router.get("/embed/braille-pad.js") { _ in
      var response = Response.bytes(
        Array("import '\(assets("js/braille-pad.js"))';\n".utf8),
        type: ContentType(fileName: "braille-pad.js"))
      response.headers[.cacheControl] = "public, no-cache"
      return response
    }
    router.get("/embed/braille-pad") { request in
      let query = request.target.query
      let asking = visit(of: request)
      // Neither account nor settings: what other sites get is the same for everybody.
      let visit = Visit(
        language: query["language"].flatMap(Language.init(tag:)) ?? asking.language,
        settings: Settings(), pace: .normal, account: nil, address: "/", assets: assets, notice: nil
      )
      let number = query["number"].flatMap(Int.init).map {
        min(max($0, 1), BraillePad.greatestNumber)
      }
      var response = Response.html(
        BraillePad(visit: visit, number: number ?? 1).node.render())
      response.headers[.contentLanguage] = visit.language.tag
      response.headers[.vary] = "Accept-Language, Cookie"
      response.headers[.cacheControl] = "public, no-cache"
      return response
    }
  }
}
