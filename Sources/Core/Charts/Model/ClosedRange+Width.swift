// SPDX-License-Identifier: Apache-2.0

extension ClosedRange<Double> {
  /// Upper less lower bound.
  package var width: Double { upperBound - lowerBound }
}
