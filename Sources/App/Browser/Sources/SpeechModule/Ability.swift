// SPDX-License-Identifier: Apache-2.0

import Speaking

typealias Ability = SpeechQueue
let abilityName = "speech"
