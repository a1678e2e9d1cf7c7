// SPDX-License-Identifier: Apache-2.0

extension Row {
  /// All columns as the database gave them, in the order of the statement.
  public var all: [(name: String, value: SQLValue)] {
    columns.index.sorted { $0.value < $1.value }.map { ($0.key, values[$0.value]) }
  }
}
