// SPDX-License-Identifier: Apache-2.0

extension WalkGraph {
  /// How far each node is along the ways from a position, in metres; infinite where no way leads.
  ///
  /// The plain length: nothing is minded, and what is closed for a while counts as open. Ways that not everybody may walk,
  /// and locked gates, lead nowhere.
  /// - Complexity: O(n log n) in the ways that are reached (Dijkstra 1959).
  public func distances(from position: MapPoint) -> [Double] {
    var best = [Double](repeating: .infinity, count: map.nodes.count)
    guard let start = nearestWay(to: position, where: { map.ways[$0].access.isOpen }),
      start.distance <= RoutePlanner.farthestWay
    else { return best }
    var queue = MinimumHeap()
    func reach(_ node: Int, _ distance: Double) {
      guard distance < best[node] else { return }
      best[node] = distance
      queue.push(distance, node)
    }
    // At a node all of its ways are as near, and one is there whichever way they lead.
    let near = ways(near: position, within: start.distance + RoutePlanner.sameDistance)
    for place in near where map.ways[place.way].access.isOpen {
      let rest = max(0, lengths[place.way] - place.along)
      for (link, left) in [
        (WayLink(way: place.way, isForward: true), rest),
        (WayLink(way: place.way, isForward: false), place.along),
      ] where isWalkable(link) || left < RoutePlanner.sameDistance {
        reach(end(of: link), place.distance + left)
      }
    }
    while let (distance, node) = queue.pop() {
      guard distance <= best[node], !isLocked(node) else { continue }
      for link in links(from: node) where isWalkable(link) {
        let end = end(of: link)
        let total = distance + lengths[link.way]
        guard total < best[end] else { continue }
        best[end] = total
        queue.push(total, end)
      }
    }
    return best
  }

  /// Whether nobody gets through a node.
  private func isLocked(_ node: Int) -> Bool {
    guard let number = barriersAtNodes[node] else { return false }
    return map.barriers[number].locked == .yes || !map.barriers[number].access.isOpen
  }
}
