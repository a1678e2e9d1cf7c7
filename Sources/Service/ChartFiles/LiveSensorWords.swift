// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What is said of the invented sensor.
package struct LiveSensorWords: Words {
  /// What the chart is called.
  package let title: String
  /// Where the numbers come from.
  package let about: String
  /// What runs from left to right.
  package let xName: String
  /// What is measured.
  package let yName: String
}
