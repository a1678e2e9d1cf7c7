// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What the data itself names.
struct ContextWords: Words {
  let says: Template

  // Zero
  let notAboveZero: Template
  let passesZeroOnce: Template
  let passesZero: Template

  // Limits
  let limit: Template
  let namedLimit: Template
  let passed: Template
  let allAbove: Template
  let noneAbove: Template
  let shareAbove: Template

  // Events
  let event: Template
  let nearHighest: Template
  let nearLowest: Template
  let nearTurn: Template
  let value: Template
}
