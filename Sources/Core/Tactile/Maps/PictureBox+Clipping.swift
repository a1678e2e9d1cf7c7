// SPDX-License-Identifier: Apache-2.0

import ChartDrawing

extension PictureBox {
  /// The pieces of a line that lie in the box.
  func pieces(of line: [PicturePoint]) -> [[PicturePoint]] {
    var pieces: [[PicturePoint]] = []
    var piece: [PicturePoint] = []
    for (from, to) in zip(line, line.dropFirst()) {
      guard let (start, end) = part(from, to) else {
        if piece.count > 1 { pieces.append(piece) }
        piece = []
        continue
      }
      if piece.last != start {
        if piece.count > 1 { pieces.append(piece) }
        piece = [start]
      }
      piece.append(end)
    }
    if piece.count > 1 { pieces.append(piece) }
    return pieces
  }

  /// The part of a segment that lies in the box (Liang and Barsky 1984).
  private func part(
    _ from: PicturePoint, _ to: PicturePoint
  ) -> (PicturePoint, PicturePoint)? {
    let (x, y) = (to.x - from.x, to.y - from.y)
    var (start, end) = (0.0, 1.0)
    let sides = [
      (-x, from.x - left), (x, right - from.x), (-y, from.y - top), (y, bottom - from.y),
    ]
    for (step, room) in sides {
      if step == 0 {
        if room < 0 { return nil }
      } else if step < 0 {
        start = max(start, room / step)
      } else {
        end = min(end, room / step)
      }
    }
    guard start < end else { return nil }
    return (
      start == 0 ? from : PicturePoint(from.x + start * x, from.y + start * y),
      end == 1 ? to : PicturePoint(from.x + end * x, from.y + end * y)
    )
  }

  /// The part of a ring that lies in the box (Sutherland and Hodgman 1974).
  func part(of ring: [PicturePoint]) -> [PicturePoint] {
    let sides: [(PicturePoint) -> Double] = [
      { $0.x - left }, { right - $0.x }, { $0.y - top }, { bottom - $0.y },
    ]
    return sides.reduce(ring) { ring, inside in
      var kept: [PicturePoint] = []
      for (index, corner) in ring.enumerated() {
        let last = ring[(index + ring.count - 1) % ring.count]
        let (before, now) = (inside(last), inside(corner))
        if (before < 0) != (now < 0) {
          let part = before / (before - now)
          kept.append(
            PicturePoint(
              last.x + part * (corner.x - last.x), last.y + part * (corner.y - last.y)))
        }
        if now >= 0 { kept.append(corner) }
      }
      return kept
    }
  }
}
