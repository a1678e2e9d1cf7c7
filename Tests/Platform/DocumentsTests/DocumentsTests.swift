// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Documents

@Suite struct DocumentsTests {}
