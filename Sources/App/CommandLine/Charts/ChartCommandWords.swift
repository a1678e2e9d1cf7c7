// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What the commands of charts say in the language of the chart.
struct ChartCommandWords: Words {
  /// How a number that can be read in two ways was read, and the option that reads it otherwise.
  let openNumber: Template
}
