// SPDX-License-Identifier: Apache-2.0

import Speaking

/// Histograms and box plots.
struct DistributionWords: Words {
  let most: Template
  let fullest: Template
  let shareOfAll: Template
  let halves: Template
  let severalPeaks: Plural
  let peaks: Template
  let even: String
  let tailHigh: String
  let tailLow: String
  let emptyBins: Plural

  // Boxes
  let medians: Template
  let spread: Template
  let overlap: String
  let apart: String
  let outliers: Plural
  let mostOutliers: Template
}
