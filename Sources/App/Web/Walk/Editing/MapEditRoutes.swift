// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import HTTPServer
import Interface
import Places
import Speaking
import Wayfinding

extension Site {
  /// The pages on which maps are changed; for everybody who may not there is nothing here.
  func addMapEditRoutes(to router: inout Router) {
    router.get("/walk/edit") { request in
      try await asEditor(request) { _, map in
        respond(
          with: mapEditPage(
            map, of: try await maps.all(), search: request.target.query["search"] ?? "",
            at: clock.now, visit(of: request)), to: request)
      }
    }
    router.get("/walk/edit/place") { request in
      try await asEditor(request) { _, map in
        let id = request.target.query["id"] ?? ""
        let place = id.isEmpty ? nil : map.place(id)
        if !id.isEmpty, place == nil { throw Problem.notFound }
        let version = try await mapEditing.version(of: id, .place, on: map.key)
        return respond(
          with: placeEditPage(
            id, version: version, PlaceForm.state(of: place), on: map, visit(of: request)),
          to: request)
      }
    }
    router.post("/walk/edit/place") { request in
      try await asEditor(request) { account, map in try await savePlace(request, account, map) }
    }
    router.post("/walk/edit/place/remove") { request in
      try await takeAway(.place, request)
    }
    router.get("/walk/edit/closure") { request in
      try await asEditor(request) { _, map in
        let id = request.target.query["id"] ?? ""
        let record = id.isEmpty ? nil : map.record(.closure, id: id)
        if !id.isEmpty, record == nil { throw Problem.notFound }
        return respond(
          with: closureEditPage(
            id, version: record?.version ?? 0, ClosureForm.state(of: record?.closure), on: map,
            visit(of: request)), to: request)
      }
    }
    router.post("/walk/edit/closure") { request in
      try await asEditor(request) { account, map in try await saveClosure(request, account, map) }
    }
    router.post("/walk/edit/closure/open") { request in
      try await takeAway(.closure, request)
    }
    router.get("/walk/edit/history") { request in
      try await asEditor(request) { _, map in try await tellHistory(request, map) }
    }
    router.post("/walk/edit/changes/{id}/undo", .text) { request, id in
      let account = try await editor(request)
      do throws(MapEditError) {
        let undone = try await mapEditing.undo(id, by: account.id)
        return .redirect(to: Done.mapUndone.at("/walk/edit?campus=\(undone.map.inAddress)"))
      } catch {
        throw problem(of: error)
      }
    }
  }

  /// Does something as an editor on the map that the request names, or on the first.
  private func asEditor(
    _ request: Request, _ body: (Account, EditedMap) async throws -> Response
  ) async throws -> Response {
    if request.method == .get, visit(of: request).account == nil { return askToSignIn(request) }
    let account = try await editor(request)
    do throws(any Error) {
      let key = request.method == .get ? request.target.query["campus"] : request.form["campus"]
      let found = if let key { try await maps.map(key) } else { try await maps.all().first }
      guard let found else { throw Problem.notFound }
      return try await body(account, found)
    } catch let error as MapEditError {
      throw problem(of: error)
    }
  }

  /// Who asks, where they may change maps; for everybody else there is nothing here.
  private func editor(_ request: Request) async throws -> Account {
    guard let account = visit(of: request).account, try await mapEditing.isEditor(account.id)
    else { throw Problem.notFound }
    return account
  }

  private func problem(of error: MapEditError) -> any Error {
    switch error {
    case .notThere: Problem.notFound
    case .database(let error): error
    case .invalid, .changedMeanwhile, .full, .noMoreToday: Problem.other(.conflict)
    }
  }

  private func savePlace(
    _ request: Request, _ account: Account, _ map: EditedMap
  ) async throws -> Response {
    let id = request.form["id"] ?? ""
    var state = FormState(request.form, PlaceForm.fields)
    let standIn = MapPoint(map.places.places[0].coordinate)
    let place = PlaceForm.place(
      id, &state, before: id.isEmpty ? nil : map.place(id), standIn: standIn)
    return try await save(.place(place), &state, PlaceForm.fields, request, account, map) {
      state, version, visit in placeEditPage(id, version: version, state, on: map, visit)
    }
  }

  private func saveClosure(
    _ request: Request, _ account: Account, _ map: EditedMap
  ) async throws -> Response {
    let id = request.form["id"] ?? ""
    var state = FormState(request.form, ClosureForm.fields)
    let closure = ClosureForm.closure(
      id, &state, on: map, before: map.record(.closure, id: id)?.closure, at: clock.now)
    return try await save(
      closure.map { .closure($0) }, &state, ClosureForm.fields, request, account, map
    ) {
      state, version, visit in closureEditPage(id, version: version, state, on: map, visit)
    }
  }

  /// Keeps what was filled in, or shows it again with what is wrong; nothing that was typed is lost.
  private func save(
    _ item: MapItem?, _ state: inout FormState, _ fields: [String], _ request: Request,
    _ account: Account, _ map: EditedMap, _ page: (FormState, Int, Visit) -> Page
  ) async throws -> Response {
    let visit = visit(of: request)
    var version = Int(request.form["version"] ?? "") ?? 0
    var status = Status.unprocessableContent
    if let item { state.refuse(mapEditing.problems(with: item, on: map)) }
    if let item, state.problems.isEmpty {
      do throws(MapEditError) {
        let saved = try await mapEditing.put(item, on: map, seen: version, by: account.id)
        let done: Done = item.kind == .place ? .placeSaved : .closureSaved
        return .redirect(
          to: done.at("/walk/edit?campus=\(map.key.inAddress)&request=\(saved.change)"))
      } catch .changedMeanwhile {
        status = .conflict
        version = try await mapEditing.version(of: item.id, item.kind, on: map.key)
        state.refuse("history") { MapEditWords[$0].changedMeanwhile }
      } catch .full {
        state.refuse(fields[0]) { MapEditWords[$0].full }
      } catch .noMoreToday {
        status = .tooManyRequests
        state.refuse(fields[0]) { MapEditWords[$0].noMoreToday }
      } catch .invalid(let problems) {
        state.refuse(problems)
      } catch {
        throw problem(of: error)
      }
    }
    state.sortProblems(as: fields)
    return respond(with: page(state, version, visit), to: request, status: status)
  }

  private func takeAway(_ kind: MapItem.Kind, _ request: Request) async throws -> Response {
    try await asEditor(request) { account, map in
      let change = try await mapEditing.takeAway(
        kind, id: request.form["id"] ?? "", on: map,
        seen: Int(request.form["version"] ?? "") ?? 0, by: account.id)
      let done: Done = kind == .place ? .placeTaken : .closureOpened
      return .redirect(to: done.at("/walk/edit?campus=\(map.key.inAddress)&request=\(change)"))
    }
  }

  private func tellHistory(_ request: Request, _ map: EditedMap) async throws -> Response {
    let query = request.target.query
    let (id, kind) = (query["id"], query["kind"].flatMap(MapItem.Kind.init))
    let changes = try await mapEditing.history(of: id, kind, on: map.key)
    let visit = visit(of: request)
    let item = changes.lazy.compactMap { $0.after ?? $0.before }.first
    let name = id == nil ? nil : item?.name(in: visit.language)
    return respond(
      with: mapHistoryPage(changes, of: name, on: map, at: clock.now, visit), to: request)
  }
}
