// SPDX-License-Identifier: Apache-2.0

import HTTPServer
import Interface
import Places
import Speaking
import Wayfinding

extension Site {
  /// The addresses of the ability Walk.
  func addWalkRoutes(to router: inout Router) {
    router.get("/walk") { request in
      let map = offeredMap(request.target.query["campus"])
      return respond(withKept: "/walk", to: request) { visit in
        walkPage(
          map, of: offeredMaps, kind: request.target.query["kind"], FormState(), visit)
      }
    }
    // The answer is the page itself, not a redirection: so no address and no log ever holds the position.
    router.post("/walk") { request in try sayWhere(request) }
    router.get("/walk/campuses/{id}", .text) { _, id in
      guard let campus = campuses[id] else { throw Problem.notFound }
      return ofMap(campus.bytes, ContentType("application/geo+json"))
    }
    router.get("/walk/maps/{id}", .text) { _, id in
      guard let map = walkingMaps[id] else { throw Problem.notFound }
      return ofMap(map.bytes, ContentType("application/vnd.earshot.walkmap"))
    }
    router.get("/walk/maps/{id}/places", .text) { _, id in
      guard let map = walkingMaps[id] else { throw Problem.notFound }
      return ofMap(map.placesBytes, ContentType("application/geo+json"))
    }
    router.get("/walk/maps/{id}/picture.svg", .text) { request, id in
      guard let picture = walkingMaps[id]?.picture(in: visit(of: request).language) else {
        throw Problem.notFound
      }
      var response = ofMap(picture, ContentType("image/svg+xml"))
      // The picture has its look inside, and nothing else that could act.
      response.headers[.contentSecurityPolicy] = Self.policyOfPictures
      response.headers[.vary] = "Cookie, Accept-Language"
      response.headers[.cacheControl] = "private, max-age=300"
      return response
    }
  }

  private static let policyOfPictures =
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

  /// What belongs to a map, for whoever asks.
  private func ofMap(_ bytes: [UInt8], _ type: ContentType) -> Response {
    var response = Response.bytes(bytes, type: type)
    response.headers[.cacheControl] = "public, max-age=300"
    return response
  }

  /// Answers by the same session that guides in the browser, so in the same words.
  private func sayWhere(_ request: Request) throws -> Response {
    let visit = visit(of: request)
    guard let map = offeredMap(request.form["campus"]) else { throw Problem.notFound }
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
        with: walkPage(map, of: offeredMaps, kind: request.form["kind"], state, visit), to: request,
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
        map, of: offeredMaps, kind: request.form["kind"], answer: answer, state, visit), to: request
    )
  }
}
