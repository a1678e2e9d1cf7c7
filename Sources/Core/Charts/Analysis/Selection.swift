// SPDX-License-Identifier: Apache-2.0

import Maths

/// Finds the k-th smallest of many numbers without sorting them all.
package enum Selection {
  /// The value at a share of the way through the sorted numbers, between two neighbours by proportion.
  ///
  /// Definition 7 of Hyndman and Fan 1996, as spreadsheets reckon. The order of the numbers is lost.
  static func quantile(_ share: Double, of numbers: inout [Double]) -> Double {
    guard !numbers.isEmpty else { return .nan }
    let place = Double(numbers.count - 1) * share
    let below = Int(place.rounded(.down))
    let low = smallest(below, of: &numbers)
    let rest = place - Double(below)
    guard rest > 0, below + 1 < numbers.count else { return low }
    // What lies behind the place is no smaller.
    var next = Double.infinity
    for index in (below + 1)..<numbers.count where numbers[index] < next { next = numbers[index] }
    return low + (next - low) * rest
  }

  /// The median; the order of the numbers is lost.
  package static func median(_ numbers: inout [Double]) -> Double { quantile(0.5, of: &numbers) }

  /// The number that has `place` others before it in ascending order, brought to its place (Hoare 1961).
  static func smallest(_ place: Int, of numbers: inout [Double]) -> Double {
    var low = 0
    var high = numbers.count - 1
    var rounds = 0
    while low < high {
      // Never more than some rounds, whatever the numbers were made to do.
      rounds += 1
      if rounds > mostRounds {
        numbers.replaceSubrange(low...high, with: Array(numbers[low...high]).ascending())
        break
      }
      let pivot = medianOfThree(numbers[low], numbers[(low + high) / 2], numbers[high])
      var left = low
      var right = high
      while left <= right {
        while numbers[left] < pivot { left += 1 }
        while numbers[right] > pivot { right -= 1 }
        if left <= right {
          numbers.swapAt(left, right)
          left += 1
          right -= 1
        }
      }
      if place <= right {
        high = right
      } else if place >= left {
        low = left
      } else {
        break
      }
    }
    return numbers[place]
  }

  /// Twice the depth that halving a few million numbers takes.
  private static let mostRounds = 60

  private static func medianOfThree(_ a: Double, _ b: Double, _ c: Double) -> Double {
    max(min(a, b), min(max(a, b), c))
  }
}
