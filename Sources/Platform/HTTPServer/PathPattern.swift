// SPDX-License-Identifier: Apache-2.0

/// A path with places for parameters, such as `/read/requests/{id}/claim`.
///
/// `/**` at the end stands for whatever follows.
struct PathPattern: Sendable {
  enum Part: Sendable, Hashable {
    case literal(String)
    case parameter
    case rest
  }

  let text: String
  let parts: [Part]

  init(_ text: String) {
    precondition(text.hasPrefix("/"), "\(text) must begin with /")
    self.text = text
    parts = text.dropFirst().split(separator: "/").map { part in
      if part == "**" { return .rest }
      return part.hasPrefix("{") && part.hasSuffix("}") ? .parameter : .literal(String(part))
    }
    precondition(!parts.dropLast().contains(.rest), "\(text) may have ** only at its end")
  }

  var parameterCount: Int { parts.count { $0 == .parameter } }
}

/// The routes as a tree, one level for each segment.
struct RouteNode: Sendable {
  struct Match {
    let route: Router.Route
    let segments: [String]

    func handler() -> Handler? { route.bind(segments) }
  }

  private var literals: [String: RouteNode] = [:]
  // An array of one or none, since a struct cannot hold itself.
  private var parameter: [RouteNode] = []
  private var here: [Router.Route] = []
  private var rest: [Router.Route] = []

  mutating func add(_ route: Router.Route, at path: ArraySlice<PathPattern.Part>) {
    switch path.first {
    case nil: here.append(route)
    case .rest: rest.append(route)
    case .literal(let text): literals[text, default: RouteNode()].add(route, at: path.dropFirst())
    case .parameter:
      if parameter.isEmpty { parameter.append(RouteNode()) }
      parameter[0].add(route, at: path.dropFirst())
    }
  }

  /// All routes for a path, the most literal first.
  func matches(_ path: [String]) -> [Match] {
    var found: [Match] = []
    collect(path[...], [], into: &found)
    return found
  }

  private func collect(
    _ path: ArraySlice<String>, _ parameters: [String], into found: inout [Match]
  ) {
    if let segment = path.first {
      literals[segment]?.collect(path.dropFirst(), parameters, into: &found)
      parameter.first?.collect(path.dropFirst(), parameters + [segment], into: &found)
    } else {
      found += here.map { Match(route: $0, segments: parameters) }
    }
    found += rest.map { Match(route: $0, segments: parameters) }
  }
}
