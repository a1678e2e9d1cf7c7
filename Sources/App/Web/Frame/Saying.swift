// SPDX-License-Identifier: Apache-2.0

import Speaking

/// Something to say, in whatever language it is asked for: what is refused carries it to where the reader is known.
typealias Saying = @Sendable (Language) -> String
