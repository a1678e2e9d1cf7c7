// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension ChartSession {
  /// A session for a program that has its choices already.
  public init(language: Language, options: ChartOptions) {
    self.language = language
    self.options = options
    profile = options.profile
  }
}
