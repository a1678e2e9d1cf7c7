// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The course of a price.
struct PriceWords: Words {
  let fromTo: Template
  let opensAndCloses: Template
  let highest: Template
  let lowest: Template
  let upsAndDowns: Template
  let largestGain: Template
  let largestLoss: Template
}
