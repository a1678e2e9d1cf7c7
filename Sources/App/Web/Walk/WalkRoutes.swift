// SPDX-License-Identifier: Apache-2.0

import Accounts
import Bytes
import HTTPServer
import Interface
import Places
import Speaking
import Wayfinding

extension Site {
  /// The addresses of the ability Walk.
  func addWalkRoutes(to router: inout Router) {
    router.get("/walk") { request in
      let all = try await offeredMaps()
      let visit = visit(of: request)
      let mayEdit =
        if let account = visit.account { try await mapEditing.isEditor(account.id) } else { false }
      return respond(
        with: walkPage(
          all.map(request.target.query["campus"]), of: all, kind: request.target.query["kind"],
          mayEdit: mayEdit, FormState(), visit), to: request)
    }
    // The answer is the page itself, not a redirection: so no address and no log ever holds the position.
    router.post("/walk") { request in try await sayWhere(request) }
    router.get("/walk/map") { request in
      let key = request.target.query["campus"]
      let all = try await offeredMaps().filter { $0.picture != nil && $0.packAddress != nil }
      guard let map = key == nil ? all.first : all.first(where: { $0.key == key }),
        let picture = map.picture, let pack = map.packAddress
      else { throw Problem.notFound }
      return respond(with: mapPage(map, picture, pack: pack, visit(of: request)), to: request)
    }
    router.get("/walk/campuses/{id}", .text) { request, id in
      try await places(of: id, request)
    }
    router.get("/walk/maps/{id}", .text) { request, id in
      guard let pack = packs[id] else { throw Problem.notFound }
      return await Aside.run {
        var response = ofMap([], ContentType("application/vnd.earshot.walkmap"))
        pack.fill(&response, for: request)
        return response
      }
    }
    router.get("/walk/maps/{id}/places", .text) { request, id in
      try await places(of: "maps/\(id)", request)
    }
    router.get("/walk/maps/{id}/overlay", .text) { request, id in
      let map = try await edition(of: "maps/\(id)", request)
      return ofEdition(map, map.overlay.jsonBytes, .json, request)
    }
    router.get("/walk/maps/{id}/picture.svg", .text) { request, id in
      let visit = visit(of: request)
      guard let picture = walkingMaps[id]?.picture(in: visit.language) else {
        throw Problem.notFound
      }
      return svg(picture, visit)
    }
  }

  private static let policyOfPictures =
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

  /// A picture in the language of who asks.
  func svg(_ bytes: [UInt8], _ visit: Visit) -> Response {
    var response = ofMap(bytes, ContentType("image/svg+xml"))
    // The picture has its look inside, and nothing else that could act.
    response.headers[.contentSecurityPolicy] = Self.policyOfPictures
    response.headers[.vary] = "Cookie, Accept-Language"
    response.headers[.cacheControl] = visit.isKept ? "no-cache" : "private, max-age=300"
    return response
  }

  /// The places of a map as GeoJSON.
  private func places(of key: String, _ request: Request) async throws -> Response {
    let map = try await edition(of: key, request)
    return ofEdition(map, map.placesBytes, ContentType("application/geo+json"), request)
  }

  /// A map as it is now; not there for who asks for an edition that is no more: a page that is older than the map must
  /// not count the places of another.
  private func edition(of key: String, _ request: Request) async throws -> EditedMap {
    guard let map = try await maps.map(key) else { throw Problem.notFound }
    if let edition = request.target.query["edition"], edition != map.overlay.edition {
      throw Problem.notFound
    }
    return map
  }

  /// What people can change: kept only under the name of its edition, and otherwise asked for again.
  private func ofEdition(
    _ map: EditedMap, _ bytes: [UInt8], _ type: ContentType, _ request: Request
  ) -> Response {
    var response = ofMap(bytes, type)
    if request.target.query["edition"] == nil {
      let etag = "\"\(map.overlay.edition)\""
      response.headers[.cacheControl] = "public, no-cache"
      response.headers[.etag] = etag
      if request.headers[.ifNoneMatch] == etag {
        return Response(status: .notModified, headers: response.headers)
      }
    }
    return response
  }

  /// What belongs to a map, for whoever asks.
  private func ofMap(_ bytes: [UInt8], _ type: ContentType) -> Response {
    var response = Response.bytes(bytes, type: type)
    response.headers[.cacheControl] = "public, max-age=300"
    return response
  }

  /// Answers by the same session that guides in the browser, so in the same words.
  private func sayWhere(_ request: Request) async throws -> Response {
    let visit = visit(of: request)
    let all = try await offeredMaps()
    guard let map = all.map(request.form["campus"]) else { throw Problem.notFound }
    var state = FormState(request.form, ["place", "position", "facing"])
    let place = Int(state.value("place"))
    if place.map({ map.places.places.indices.contains($0) }) != true {
      state.refuse("place") { WalkPageWords[$0].choosePlace }
    }
    do { _ = try Coordinate(text: state.value("position")) } catch {
      state.refuse("position") { error.message(in: $0) }
    }
    guard state.problems.isEmpty, let place else {
      return respond(
        with: walkPage(map, of: all, kind: request.form["kind"], state, visit), to: request,
        status: .unprocessableContent)
    }
    let facing = Facing.allCases.first { $0.word == state.value("facing") }
    var session = WalkSession(language: visit.language, isGuiding: false)
    var answer: String?
    let happenings: [WalkSession.Happening] = [
      .places(.success(map.places)), .facing(facing), .place(place),
      .typed(state.value("position")),
    ]
    for happening in happenings {
      for effect in session.handle(.init(time: 0, happening)) {
        if case .say(let utterance) = effect.content { answer = utterance.text }
      }
    }
    return respond(
      with: walkPage(
        map, of: all, kind: request.form["kind"], answer: answer, state, visit), to: request
    )
  }
}
