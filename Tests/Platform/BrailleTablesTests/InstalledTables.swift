// SPDX-License-Identifier: Apache-2.0

import BrailleTables

extension InstalledTables {
  /// The tables of this machine, looked through once for all tests.
  static func installed() throws -> InstalledTables { try result.get() }

  private static let result = Result { try InstalledTables() }
}
