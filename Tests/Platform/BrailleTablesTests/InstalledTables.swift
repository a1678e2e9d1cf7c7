// SPDX-License-Identifier: Apache-2.0

import BrailleTables

extension BrailleTables {
  /// The tables of this machine, looked through once for all tests.
  static func installed() throws -> BrailleTables { try result.get() }

  private static let result = Result { try BrailleTables() }
}
