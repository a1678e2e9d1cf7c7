// SPDX-License-Identifier: Apache-2.0

import HTTPServer
import Places
import Speaking
import Tactile
import Wayfinding

extension Site {
  /// The fields of the form, in the order of addresses.
  private static let tactileFields = ["around", "metres", "from", "to"]

  /// The addresses of maps for fingers.
  ///
  /// What is typed is the name of a place, never where somebody is: so it may stand in an address.
  func addTactileMapRoutes(to router: inout Router) {
    router.get("/walk/fingers") { request in
      let query = request.target.query
      guard let map = tactileMap(query["campus"]), let edited = try await maps.map("maps/\(map.id)")
      else { throw Problem.notFound }
      let language = visit(of: request).language
      var state = FormState(values: ["around": query["around"] ?? "", "metres": "200"])
      var made: (wish: TactileMapWish, sheets: Int)?
      if Self.tactileFields.contains(where: { query[$0] != nil }) {
        for field in Self.tactileFields { state.values[field] = query[field] ?? "" }
        state.values["metres"] = query["metres"] ?? "200"
        if let wish = tactileWish(on: edited, map.id, query, &state),
          let drawn = await drawn(wish, in: language, &state)
        {
          made = (wish, drawn.pages.count)
        }
      }
      let isRefused = !state.problems.isEmpty
      return respond(
        with: tactileMapPage(map, edited, made: made, state, visit(of: request)), to: request,
        status: isRefused ? .unprocessableContent : .ok)
    }
    router.get("/walk/maps/{id}/fingers.svg", .text) { request, id in
      let query = request.target.query
      var state = FormState()
      let visit = visit(of: request)
      guard let map = walkingMaps[id], map.hasTactile,
        let edited = try await maps.map("maps/\(map.id)"),
        let wish = tactileWish(on: edited, map.id, query, &state),
        let drawn = await drawn(wish, in: visit.language, &state)
      else { throw Problem.notFound }
      guard let sheet = query["sheet"] else { return svg(Array(drawn.document.utf8), visit) }
      guard let number = Int(sheet), (1...drawn.pages.count).contains(number) else {
        throw Problem.notFound
      }
      return svg(Array(drawn.pages[number - 1].utf8), visit)
    }
  }

  /// Drawn beside the threads that serve: it takes some milliseconds.
  private func drawn(
    _ wish: TactileMapWish, in language: Language, _ state: inout FormState
  ) async -> TactileMap? {
    let drawn: Result<TactileMap?, RouteError> = await Aside.run {
      do throws(RouteError) {
        return .success(try wish.map.tactile(wish.subject, in: language))
      } catch { return .failure(error) }
    }
    switch drawn {
    case .success(let map):
      if map == nil { state.refuse("around") { TactileMapPageWords[$0].nothing } }
      return map
    case .failure(let error):
      state.refuse("to") { error.message(in: $0) }
      return nil
    }
  }

  private func tactileMap(_ key: String?) -> WalkingMap? {
    let all = walkingMaps.all.filter { $0.hasTactile }
    guard let key else { return all.first }
    return all.first { "maps/\($0.id)" == key }
  }

  /// What the form means; what is wrong with it is put into `state`.
  private func tactileWish(
    on map: EditedMap, _ id: String, _ query: NamedValues, _ state: inout FormState
  ) -> TactileMapWish? {
    let metres = Int(query["metres"] ?? "200") ?? 0
    guard WalkingMap.tactileDistances.contains(metres) else {
      state.refuse("metres") { TactileMapPageWords[$0].chooseMetres }
      return nil
    }
    let around = tactilePlace("around", on: map, query, &state)
    let start = tactilePlace("from", on: map, query, &state)
    let end = tactilePlace("to", on: map, query, &state)
    guard state.problems.isEmpty else { return nil }
    let subject: TactileSubject
    switch (around, start, end) {
    case (nil, nil, nil): subject = .whole
    case (let place?, nil, nil): subject = .around(place, metres: metres)
    case (nil, let start?, let end?): subject = .way(from: start, to: end)
    case (_, nil, _?):
      state.refuse("from") { TactileMapPageWords[$0].bothEnds }
      return nil
    case (_, _?, nil):
      state.refuse("to") { TactileMapPageWords[$0].bothEnds }
      return nil
    case (_?, _?, _?):
      state.refuse("around") { TactileMapPageWords[$0].placeOrWay }
      return nil
    }
    let typed = Self.tactileFields.compactMap { field in
      query[field].map { (field: field, value: $0) }
    }
    return TactileMapWish(map: map, id: id, typed: typed, subject: subject)
  }

  /// The place that a field names; nil where it is empty, or wrong, which is put into `state`.
  private func tactilePlace(
    _ field: String, on map: EditedMap, _ query: NamedValues, _ state: inout FormState
  ) -> Place? {
    let name = query[field] ?? ""
    guard name.unicodeScalars.count <= tactileLongestName else {
      state.refuse(field) { TactileMapPageWords[$0].tooLong("\(tactileLongestName)") }
      return nil
    }
    guard name.contains(where: { !$0.isWhitespace }) else { return nil }
    let match = map.places.match(name)
    guard case .one(let place) = match else {
      state.refuse(field) { match.message(for: name, in: $0) ?? "" }
      return nil
    }
    return place
  }
}
