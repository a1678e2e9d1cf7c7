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
  let even: Wording
  let tailHigh: Wording
  let tailLow: Wording
  let emptyBins: Plural

  // Boxes
  let medians: Template
  let spread: Template
  let overlap: Wording
  let apart: Wording
  let outliers: Plural
  let mostOutliers: Template
}
