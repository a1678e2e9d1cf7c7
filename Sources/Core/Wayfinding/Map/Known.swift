// SPDX-License-Identifier: Apache-2.0

/// What a map knows of something that is there or is not.
///
/// A Bool would have to say "no" where nobody has looked; a person who cannot see must hear the difference.
public enum Known: UInt8, Sendable, CaseIterable, Equatable {
  /// The map does not say.
  case unknown
  /// It is known not to be there.
  case no
  /// It is known to be there.
  case yes
}

extension Known {
  /// What two sources know together: one that knows counts before one that does not, and where they contradict each
  /// other nothing is known.
  public func joined(with other: Known) -> Known {
    switch (self, other) {
    case (_, .unknown): self
    case (.unknown, _): other
    case (.no, .no): .no
    case (.yes, .yes): .yes
    case (.no, .yes), (.yes, .no): .unknown
    }
  }
}
