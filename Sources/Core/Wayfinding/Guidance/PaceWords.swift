// SPDX-License-Identifier: Apache-2.0

import Speaking

/// How a time is told that was taken from the walker's own pace.
struct PaceWords: Words {
  let atYourPace: Template
}
