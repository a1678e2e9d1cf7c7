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
      guard let map = mapWithWays(query["campus"]) else { throw Problem.notFound }
      var state = FormState(values: ["place": query["place"] ?? ""])
      state.values["profile"] = "blind"
      return respond(withKept: "/walk/way", to: request) { visit in
        routePage(map, kind: query["kind"], state, visit)
      }
    }
    // The answer is the page itself, not a redirection: so no address and no log ever holds the position.
    router.post("/walk/way") { request in try tellWay(request) }
  }

  /// The map with this key where it has ways, else the first that has.
  private func mapWithWays(_ key: String?) -> OfferedMap? {
    let all = offeredMaps.filter { $0.packAddress != nil }
    return all.first { $0.key == key } ?? all.first
  }

  /// Answers by the planner that runs in the browser, so in the same words.
  private func tellWay(_ request: Request) throws -> Response {
    let visit = visit(of: request)
    guard let map = mapWithWays(request.form["campus"]) else { throw Problem.notFound }
    var state = FormState(
      request.form, ["place", "position", "profile", "style", "units"])
    let wish = RouteForm(
      place: state.value("place"), position: state.value("position"),
      profile: state.value("profile"), style: state.value("style"), units: state.value("units"))
    if wish.place.map({ map.places.places.indices.contains($0) }) != true {
      state.refuse("place") { WalkPageWords[$0].choosePlace }
    }
    var start: MapPoint?
    do { start = MapPoint(try Coordinate(text: wish.position)) } catch {
      state.refuse("position") { error.message(in: $0) }
    }
    var told: ToldRoute?
    if let place = wish.place, let start, state.problems.isEmpty {
      if let planner = map.planner {
        do throws(RouteError) {
          told = try tell(wish, place, from: start, planner, visit.language)
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
    _ wish: RouteForm, _ place: Int, from start: MapPoint, _ planner: RoutePlanner,
    _ language: Language
  ) throws(RouteError) -> ToldRoute {
    let map = planner.graph.map
    let goal = WalkGuide.Goal(ofListed: place, on: map, in: language)
    let plan = try planner.plan(from: start, to: goal.points, wish.preferences)
    let texts = InstructionTexts(
      map: map, style: wish.style, language: language, destination: goal.name)
    return ToldRoute(
      name: goal.name ?? "",
      summary: plan.summary(wish.style, in: language) + " "
        + plan.reason.text(wish.style, in: language),
      steps: plan.instructions.map { texts.text(of: $0) })
  }
}
