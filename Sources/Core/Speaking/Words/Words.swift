// SPDX-License-Identifier: Apache-2.0

/// What an ability or a page says, in one language: a value with a property for each sentence.
///
/// The type stands in a file of its own (`WalkWords.swift`) and each language in one beside it (`WalkWords+Spanish.swift`).
/// What a language lacks does not build. To add a language, add it to `Language` and to this list, and then the files
/// that the compiler asks for.
public protocol Words: Sendable {
  /// The words in English.
  static var english: Edition<Self> { get }
  /// The words in Spanish.
  static var spanish: Edition<Self> { get }
  /// The words in Arabic.
  static var arabic: Edition<Self> { get }
  /// The words in French.
  static var french: Edition<Self> { get }
}

extension Words {
  /// The words in a language.
  ///
  /// Inlined, so that a sentence is read in its place: to copy all of them for one would be most of a browser module.
  public static subscript(language: Language) -> Self {
    @inline(__always) get { edition(in: language).words }
  }

  @inline(never)
  static func edition(in language: Language) -> Edition<Self> {
    switch language {
    case .english: english
    case .spanish: spanish
    case .arabic: arabic
    case .french: french
    }
  }
}

/// The words of one language in one place of memory.
public struct Edition<Content: Words>: Sendable {
  /// Where the words are.
  ///
  /// An edition is made once and stays for as long as the program runs, and nobody changes it: so any thread may read it
  /// there, and none has to count who does.
  private nonisolated(unsafe) let place: UnsafePointer<Content>

  /// An edition of these words.
  @inline(never)
  public init(_ words: Content) {
    let place = UnsafeMutablePointer<Content>.allocate(capacity: 1)
    place.initialize(to: words)
    self.place = UnsafePointer(place)
  }

  /// The words.
  public var words: Content { @inline(__always) get { place.pointee } }
}
