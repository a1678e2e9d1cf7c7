// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import PageText

@Suite struct PageTextTests {}
