// SPDX-License-Identifier: Apache-2.0

import HTTPServer

extension Site {
  /// Every address of the site.
  func addRoutes(to router: inout Router) {
    addPlainRoutes(to: &router)
    addAccountRoutes(to: &router)
    addProfileRoutes(to: &router)
    addPasswordLinkRoutes(to: &router)
    addSettingsRoutes(to: &router)
    addReadRoutes(to: &router)
    addOperatorRoutes(to: &router)
    addWalkRoutes(to: &router)
    addRouteRoutes(to: &router)
    addTactileMapRoutes(to: &router)
    addMapEditRoutes(to: &router)
    addChartsRoutes(to: &router)
    addBrailleRoutes(to: &router)
    addEmbedRoutes(to: &router)
    addOfflineRoutes(to: &router)
    addListenRoutes(to: &router)
    addBookRoutes(to: &router)
    addPodcastRoutes(to: &router)
    addAPIRoutes(to: &router)
  }

  /// The pages that only say something.
  private func addPlainRoutes(to router: inout Router) {
    router.get("/") { request in try await home(request) }
    addKept("/help", to: &router) { visit in helpPage(visit) }
    addKept("/about", to: &router) { visit in aboutPage(version: version, visit) }
    router.get("/manifest.webmanifest") { request in manifest(for: visit(of: request)) }
  }
}
