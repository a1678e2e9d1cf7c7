// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking

/// Getting the map, and a way on it.
extension RouteSession {
  /// The map came as a text, or did not.
  mutating func take(_ text: String?, at time: Double) -> [InterfaceEffect] {
    guard let text, let bytes = CarriedBytes.bytes(in: Array(text.utf8)) else {
      return fail(words.noMap)
    }
    do throws(WalkMapPackError) {
      return arrived(try WalkMapPack.decode(bytes), at: time)
    } catch {
      return fail(error.message(in: language))
    }
  }

  mutating func fail(_ problem: String) -> [InterfaceEffect] {
    loading = .failed(problem)
    return wish == nil ? [] : refuse(problem)
  }

  mutating func submit(_ form: RouteForm, at time: Double) -> [InterfaceEffect] {
    guard let place = form.own.map({ WishedPlace.own($0) }) ?? form.place.map({ .listed($0) })
    else { return refuse(WalkWords[language].choosePlaceFirst) }
    guard !form.choices.hasWrongStep else {
      return [.focus("step")] + refuse(words.wrongStep)
    }
    typed = form.position
    return submit(
      to: place, from: form.position, form.choices, isNext: form.isNext, at: time)
  }

  /// Begins a way to a place, or on to it after those that there are.
  mutating func submit(
    to place: WishedPlace, from position: String, _ new: RouteChoices, isNext: Bool, at time: Double
  ) -> [InterfaceEffect] {
    var start: MapPoint?
    if !position.utf8.allSatisfy({ $0 == 0x20 }) {
      do throws(CoordinateError) { start = MapPoint(try Coordinate(text: position)) } catch {
        return refuse(position: error.message(in: language))
      }
    }
    let places = (isNext ? placesAhead : []) + [place]
    guard places.count <= RoutePlanner.mostGoals else { return refuse(words.tooManyStops) }
    if places.count > 1, places[places.count - 2] == place { return refuse(words.sameStop) }
    isWatching = false
    let ended = withdraw() + keep(new)
    wish = Wish(places: places, start: start)
    return ended + acceptPosition() + begin(at: time)
  }

  /// The places of the way that there is, without those that were reached by walking.
  private var placesAhead: [WishedPlace] {
    guard let wish else { return [] }
    if case .walked(let guide) = walk { return Array(wish.places.dropFirst(guide.reached)) }
    return wish.places
  }

  /// Takes the last way off the page: its steps are not those of what is wanted now.
  mutating func withdraw() -> [InterfaceEffect] {
    walk = .none
    goals = []
    texts = nil
    guard plan != nil else { return [] }
    plan = nil
    current = 0
    return [.flag(.way, .hidden, true), .list(.steps, [])]
  }

  /// Plans from a typed position, or waits for the phone's.
  mutating func begin(at time: Double) -> [InterfaceEffect] {
    guard let wish else { return [] }
    switch loading {
    case .waiting: return say(words.loading)
    case .failed(let problem): return refuse(problem)
    case .ready(let town):
      goals = wish.places.compactMap { town.goal($0, in: language) }
      guard goals.count == wish.places.count, let last = goals.last else {
        return refuse(words.choosePlace)
      }
      texts = InstructionTexts(
        map: town.planner.graph.map, style: choices.style, language: language,
        destination: last.name, stops: goals.dropLast().map { $0.name })
      guard let start = wish.start else {
        walk = .walked(
          WalkGuide(
            on: town.planner, to: goals, choices.preferences, style: choices.style,
            naming: choices.callouts, pace: pace, in: language))
        isWatching = true
        return say(WalkWords[language].searching)
      }
      do throws(RouteError) {
        let plan = try town.planner.plan(
          from: start, through: goals.map { $0.points }, choices.preferences)
        walk = .read
        return show(plan) + [.focus(.name)] + say(opening(of: plan), isShown: true)
      } catch {
        return refuse(error.message(in: language))
      }
    }
  }

  func opening(of plan: RoutePlan) -> String {
    guard let first = plan.instructions.first, let texts else { return "" }
    return summary(of: plan) + " " + texts.text(of: first)
  }

  /// How long the way is, and why it is this one.
  private func summary(of plan: RoutePlan) -> String {
    plan.summary(choices.style, at: pace, in: language) + " "
      + plan.reason.text(choices.style, in: language) + notes
  }

  /// The places one after the other.
  private var heading: String {
    let names = goals.map { $0.name ?? WalkWords[language].it }
    return InstructionTexts.oneAfterAnother(names, in: language)
  }

  /// Shows the steps of a plan, the first of them large.
  mutating func show(_ plan: RoutePlan) -> [InterfaceEffect] {
    guard let texts else { return [] }
    self.plan = plan
    current = 0
    let rows = plan.instructions.enumerated().map { number, instruction in
      // The key is the number that the list shows.
      ListRow(key: "\(number + 1)", text: texts.text(of: instruction))
    }
    return [
      .flag(.way, .hidden, false), .flag(.then, .hidden, false), .list(.steps, rows),
      .show(.name, text: heading), .show(.summary, text: summary(of: plan)),
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
