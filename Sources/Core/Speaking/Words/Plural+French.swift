// SPDX-License-Identifier: Apache-2.0

extension Plural {
  /// The French forms, where nothing is counted like one: "0 mètre", "1 mètre", "3 mètres".
  @inline(never)
  public static func french(one: Template, other: Template) -> Plural {
    Plural([one, other]) { $0 <= 1 ? 0 : 1 }
  }
}
