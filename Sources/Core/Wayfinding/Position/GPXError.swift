// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// Why a file is no GPX that can be read, and in which line.
public struct GPXError: Error, Sendable, Equatable {
  /// What is wrong.
  public enum Problem: Sendable, Equatable {
    /// There is nothing in the file.
    case empty
    /// It is larger than this, in bytes.
    case tooLarge(limit: Int)
    /// It is something else.
    case notGPX
    /// It is another version of GPX.
    case version(String)
    /// It says that it is written in another encoding than UTF-8.
    case encoding(String)
    /// It has bytes that are no UTF-8.
    case notUTF8
    /// It declares a document type, with which a small file can become a huge one.
    case documentType
    /// It is no well-formed XML.
    case malformed
    /// It ends in the middle.
    case truncated
    /// A point has no latitude and longitude on the earth.
    case position
    /// A height or an accuracy is no number.
    case number
    /// A time is none of RFC 3339.
    case time
    /// It has more points than this.
    case tooMany(limit: Int)
  }

  /// What is wrong.
  public var problem: Problem
  /// The line where it was found, from 1.
  public var line: Int

  /// An error in a line.
  public init(_ problem: Problem, line: Int) {
    self.problem = problem
    self.line = line
  }

  /// What is wrong, and what to do.
  public func message(in language: Language) -> String {
    let words = GPXWords[language]
    let line = "\(line)"
    return switch problem {
    case .empty: words.empty
    case .tooLarge(let limit): words.tooLarge("\(limit >> 20)")
    case .notGPX: words.notGPX
    case .version(let version): words.version(version)
    case .encoding(let encoding): words.encoding(encoding)
    case .notUTF8: words.notUTF8(line)
    case .documentType: words.documentType(line)
    case .malformed: words.malformed(line)
    case .truncated: words.truncated(line)
    case .position: words.position(line)
    case .number: words.number(line)
    case .time: words.time(line)
    case .tooMany(let limit): words.tooMany("\(limit)")
    }
  }
}
