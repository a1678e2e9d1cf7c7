// SPDX-License-Identifier: Apache-2.0

extension Row {
  /// All columns as the database gave them, in the order of the statement; of several with one name the first.
  public var all: [(name: String, value: SQLValue)] {
    columns.names.enumerated().filter { columns.place(of: $0.element) == $0.offset }
      .map { ($0.element, values[$0.offset]) }
  }
}
