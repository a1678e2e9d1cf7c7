// SPDX-License-Identifier: Apache-2.0

import Accounts
import HTML
import HTTPServer
import Speaking

extension Site {
  /// What pages of other sites may fetch, at addresses that stay.
  func addEmbedRoutes(to router: inout Router) {
    router.get("/embed/braille-pad.js") { _ in present("braille/pad.js") }
    router.get("/embed/chart.js") { _ in present("charts/chart.js") }
    router.get("/embed/chart") { request in
      part(embeddedChart(visitor(of: request)), in: visitor(of: request).language)
    }
    router.get("/embed/braille-pad") { request in
      let visit = visitor(of: request)
      let number = request.target.query["number"].flatMap(Int.init).map {
        min(max($0, 1), BraillePad.greatestNumber)
      }
      return part(BraillePad(visit: visit, number: number ?? 1).node, in: visit.language)
    }
  }

  /// Neither account nor settings: what other sites get is the same for everybody.
  ///
  /// A page in a language that is not spoken here is spoken to in English.
  private func visitor(of request: Request) -> Visit {
    let asked = request.target.query["language"].map { Language(tag: $0) ?? .english }
    return Visit(
      language: asked ?? visit(of: request).language, settings: Settings(),
      account: nil, address: "/", assets: assets, notice: nil)
  }

  /// The inside of an element.
  private func part(_ node: Node, in language: Language) -> Response {
    var response = Response.html(node.render())
    response.headers[.contentLanguage] = language.tag
    response.headers[.vary] = "Accept-Language, Cookie"
    response.headers[.cacheControl] = "public, no-cache"
    return response
  }

  /// A script that stays and loads the present version of a module.
  private func present(_ module: String) -> Response {
    var response = Response.bytes(
      Array("import '\(assets(module))';\n".utf8), type: ContentType(fileName: "module.js"))
    response.headers[.cacheControl] = "public, no-cache"
    return response
  }
}
