// SPDX-License-Identifier: Apache-2.0

import HTTPServer
import Interface
import Places
import Speaking
import Wayfinding

extension Site {
  /// The addresses of the way to a place.
  func addRouteRoutes(to router: inout Router) {
    router.get("/walk/way") { request in
      let query = request.target.query
      guard let map = try await offeredMaps().mapWithWays(query["campus"]) else {
        throw Problem.notFound
      }
      var state = FormState(values: ["place": query["place"] ?? ""])
      for (field, value) in RouteChoices.usual.values { state.values[field] = value }
      return respond(
        with: routePage(map, kind: query["kind"], state, visit(of: request)), to: request)
    }
    // The answer is the page itself, not a redirection: so no address and no log ever holds the position.
    router.post("/walk/way") { request in try await tellWay(request) }
  }

  /// Answers by the planner that runs in the browser, so in the same words.
  private func tellWay(_ request: Request) async throws -> Response {
    let visit = visit(of: request)
    guard let map = try await offeredMaps().mapWithWays(request.form["campus"]) else {
      throw Problem.notFound
    }
    let wish = RouteForm { request.form[$0] }
    var state = FormState(request.form, ["place", "position"])
    for (field, value) in wish.choices.values { state.values[field] = value }
    let places = wish.places
    if wish.place == nil || !places.allSatisfy({ map.places.places.indices.contains($0) }) {
      state.refuse("place") { WalkPageWords[$0].choosePlace }
    }
    if places.count > RoutePlanner.mostGoals {
      state.refuse("place") { RoutePageWords[$0].tooManyStops }
    }
    if wish.choices.hasWrongStep { state.refuse("step") { RouteChoiceWords[$0].wrongStep } }
    var start: MapPoint?
    do { start = MapPoint(try Coordinate(text: wish.position)) } catch {
      state.refuse("position") { error.message(in: $0) }
    }
    var told: ToldRoute?
    if let start, state.problems.isEmpty {
      if let planner = map.planner {
        do throws(RouteError) {
          told = try tell(wish, on: map, from: start, planner, visit.language)
        } catch {
          state.refuse("position") { error.message(in: $0) }
        }
      } else {
        state.refuse("place") { RoutePageWords[$0].tooLarge }
      }
    }
    return respond(
      with: routePage(map, kind: request.form["kind"], told: told, state, visit), to: request,
      status: told == nil ? .unprocessableContent : .ok)
  }

  private func tell(
    _ wish: RouteForm, on offered: OfferedMap, from start: MapPoint, _ planner: RoutePlanner,
    _ language: Language
  ) throws(RouteError) -> ToldRoute {
    let map = planner.graph.map
    let listed = map.listedPlaces
    let places = wish.places
    let names = places.map { offered.places.places[$0].name.words.text(in: language) }
    let style = wish.choices.style
    let plan = try planner.plan(
      from: start, through: places.map { map.goals(ofPlace: listed[$0]) },
      wish.choices.preferences)
    let texts = InstructionTexts(
      map: map, style: style, language: language, destination: names.last,
      stops: Array(names.dropLast()))
    return ToldRoute(
      name: InstructionTexts.oneAfterAnother(names, in: language),
      summary: plan.summary(style, in: language) + " " + plan.reason.text(style, in: language)
        + places.compactMap { map.note(ofListed: $0).map { " " + $0.text(in: language) } }.joined(),
      steps: plan.instructions.map { texts.text(of: $0) },
      stops: places.map(String.init).joined(separator: " "),
      drawing: offered.picture.map { RouteDrawing(plan, on: $0.places) })
  }
}
