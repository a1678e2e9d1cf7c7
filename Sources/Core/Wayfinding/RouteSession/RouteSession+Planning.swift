// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
public import Speaking

/// Getting the map, and a way on it.
extension RouteSession {
  /// The map came as a text, or did not.
  mutating func take(_ text: String?, at time: Double) -> [InterfaceEffect] {
    guard let text, let bytes = CarriedBytes.bytes(in: Array(text.utf8)) else {
      return fail(words.noMap)
    }
    do throws(WalkMapPackError) {
      loading = .ready(RoutePlanner(WalkGraph(try WalkMapPack.decode(bytes))))
    } catch {
      return fail(error.message(in: language))
    }
    return wish == nil ? [] : begin(at: time)
  }

  private mutating func fail(_ problem: String) -> [InterfaceEffect] {
    loading = .failed(problem)
    return wish == nil ? [] : refuse(problem)
  }

  mutating func submit(_ form: RouteForm, at time: Double) -> [InterfaceEffect] {
    guard let place = form.place else { return refuse(WalkWords[language].choosePlaceFirst) }
    var start: MapPoint?
    if !form.position.utf8.allSatisfy({ $0 == 0x20 }) {
      do throws(CoordinateError) { start = MapPoint(try Coordinate(text: form.position)) } catch {
        return refuse(position: error.message(in: language))
      }
    }
    let ended = (isWatching ? endWatching() : []) + withdraw()
    wish = Wish(place: place, start: start, preferences: form.preferences, style: form.style)
    return ended + acceptPosition() + begin(at: time)
  }

  /// Takes the last way off the page: its steps are not those of what is wanted now.
  private mutating func withdraw() -> [InterfaceEffect] {
    walk = .none
    guard plan != nil else { return [] }
    plan = nil
    current = 0
    return [.flag(.way, .hidden, true), .list(.steps, [])]
  }

  /// Plans from a typed position, or waits for the phone's.
  private mutating func begin(at time: Double) -> [InterfaceEffect] {
    guard let wish else { return [] }
    switch loading {
    case .waiting: return say(words.loading)
    case .failed(let problem): return refuse(problem)
    case .ready(let planner):
      guard let goal = goal(wish, planner.graph.map) else { return refuse(words.choosePlace) }
      guard let start = wish.start else {
        walk = .walked(
          WalkGuide(on: planner, to: goal, wish.preferences, style: wish.style, in: language))
        isWatching = true
        return [.device(.position, isOn: true)] + say(WalkWords[language].searching)
      }
      do throws(RouteError) {
        let plan = try planner.plan(from: start, to: goal.points, wish.preferences)
        walk = .read
        return show(plan) + [.focus(.name)] + say(opening(of: plan), isShown: true)
      } catch {
        return refuse(error.message(in: language))
      }
    }
  }

  private func goal(_ wish: Wish, _ map: WalkMap) -> WalkGuide.Goal? {
    map.listedPlaces.indices.contains(wish.place)
      ? WalkGuide.Goal(ofListed: wish.place, on: map, in: language) : nil
  }

  /// The instructions of a plan in words; nil where there is no map or no wish.
  var texts: InstructionTexts? {
    guard case .ready(let planner) = loading, let wish else { return nil }
    return InstructionTexts(
      map: planner.graph.map, style: wish.style, language: language,
      destination: goal(wish, planner.graph.map)?.name)
  }

  func opening(of plan: RoutePlan) -> String {
    guard let wish, let first = plan.instructions.first, let texts else { return "" }
    return plan.summary(wish.style, in: language) + " "
      + plan.reason.text(wish.style, in: language) + " " + texts.text(of: first)
  }

  /// Shows the steps of a plan, the first of them large.
  mutating func show(_ plan: RoutePlan) -> [InterfaceEffect] {
    guard let texts, let wish else { return [] }
    self.plan = plan
    current = 0
    let rows = plan.instructions.enumerated().map { number, instruction in
      // The key is the number that the list shows.
      ListRow(key: "\(number + 1)", text: texts.text(of: instruction))
    }
    return [
      .flag(.way, .hidden, false), .list(.steps, rows),
      .show(.name, text: texts.destination ?? WalkWords[language].it),
      .show(
        .summary,
        text: plan.summary(wish.style, in: language) + " "
          + plan.reason.text(wish.style, in: language)),
      showRehearsing(),
    ] + showCurrent()
  }

  func showCurrent() -> [InterfaceEffect] {
    guard let plan, let texts, plan.instructions.indices.contains(current) else { return [] }
    return [
      .show(.instruction, text: texts.text(of: plan.instructions[current])),
      .show(.count, text: count),
    ]
  }

  /// Which step of how many.
  var count: String {
    words.step(["number": "\(current + 1)", "count": "\(plan?.instructions.count ?? 0)"])
  }

  // MARK: The field of the position

  private mutating func refuse(position text: String) -> [InterfaceEffect] {
    [
      .show(.positionError, text: text), .flag(.positionError, .hidden, false),
      .attribute(.position, name: "aria-invalid", value: "true"),
      .attribute(.position, name: "aria-describedby", value: "position-hint position-error"),
      .focus(.position),
    ] + refuse(text)
  }

  private func acceptPosition() -> [InterfaceEffect] {
    [
      .flag(.positionError, .hidden, true),
      .attribute(.position, name: "aria-invalid", value: nil),
      .attribute(.position, name: "aria-describedby", value: "position-hint"),
    ]
  }
}

extension WalkGuide.Goal {
  /// The goal that is the place with this number among those that one can look for; it must be there.
  public init(ofListed number: Int, on map: WalkMap, in language: Language) {
    let number = map.listedPlaces[number]
    let place = map.places[number]
    self.init(
      map.goals(ofPlace: number),
      name: place.name.map { map.names[$0].text(in: language) } ?? place.kindName(in: language))
  }
}
