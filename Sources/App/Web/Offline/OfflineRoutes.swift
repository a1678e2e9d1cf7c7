// SPDX-License-Identifier: Apache-2.0

import Bytes
import HTTPServer

/// Where the page stands that lists what a device keeps.
let offlineAddress = "/offline"
/// The page in the place of one that is not kept.
let unkeptAddress = "/offline/unkept"

extension Site {
  /// The addresses of what works without a network.
  func addOfflineRoutes(to router: inout Router) {
    addKept(offlineAddress, to: &router) { visit in offlinePage(keptThings(visit), visit) }
    addKept(unkeptAddress, to: &router) { visit in unkeptPage(keptThings(visit), visit) }
    router.get("/worker.js") { _ in worker }
    router.get("/offline/plan") { request in
      let visit = visit(of: request)
      guard let what = keepables.first(where: { $0.word == request.query["what"] }) else {
        throw Problem.notFound
      }
      var response = Response.bytes(
        try await plan(of: what, visit).json(for: visit), type: ContentType(fileName: "plan.json"))
      response.headers[.cacheControl] = "no-cache"
      return response
    }
  }

  /// The service worker: the script of `Public`, under what it is to know of this version.
  ///
  /// It stands at the root, since a worker answers for what lies under it. Other bytes are a new version to a browser.
  private var worker: Response {
    var writer = JSONWriter()
    writer.object { json in
      json.field("version", assets.version)
      json.field("plans", "/offline/plan?what=")
      json.field("unkept", unkeptAddress)
      // A page that is kept is given after so many seconds, however long the network takes.
      json.field("patience", 5)
      // A day: so long what is kept may differ from what the server has by now, in seconds.
      json.field("again", 86_400)
      Self.list("data", ["/walk/maps/", "/walk/campuses/", "/api/v1/charts/"], &json)
      // A page and what belongs to it are of one edition of a map.
      Self.list("telling", ["campus", "edition"], &json)
      // What these hold is on the device alone, and the page is the same for each.
      Self.list("emptied", ["kept"], &json)
    }
    let text = "const site = \(String(decoding: writer.bytes, as: UTF8.self));\n\(assets.worker)"
    var response = Response.bytes(Array(text.utf8), type: ContentType(fileName: "worker.js"))
    response.headers[.cacheControl] = "no-cache"
    // It may fetch from us, and nothing else.
    response.headers[.contentSecurityPolicy] = "default-src 'none'; connect-src 'self'"
    return response
  }

  private static func list(_ name: StaticString, _ values: [String], _ json: inout JSONWriter) {
    json.key(name)
    json.array { for value in values { $0.value(value) } }
  }
}
