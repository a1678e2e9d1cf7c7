// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// The language of a text or of a recording: one of those that people can choose, whether Earshot speaks it or not.
public struct TextLanguage: Sendable, Hashable, CaseIterable {
  /// The BCP 47 tag, such as `pt`; it is stored, is part of the API, and never changes.
  public let tag: String

  /// One of Earshot's own languages.
  public init(_ language: Language) {
    tag = language.tag
  }

  /// The language of a BCP 47 tag such as `pt` or `pt-BR`; nil when it is not among those that are offered.
  public init?(tag: String) {
    // As it is stored: a list has many.
    if Self.known.contains(tag) {
      self.tag = tag
      return
    }
    guard let primary = Language.primary(of: tag), Self.known.contains(primary) else { return nil }
    self.tag = primary
  }

  private init(listed tag: String) {
    self.tag = tag
  }

  /// English.
  public static let english = Self(.english)
  /// Spanish.
  public static let spanish = Self(.spanish)
  /// Arabic.
  public static let arabic = Self(.arabic)
  /// French.
  public static let french = Self(.french)

  /// Earshot's own languages, then all others by their tags.
  public static let allCases = Language.allCases.map { Self($0) } + others

  /// The languages that Earshot itself does not speak.
  ///
  /// They are the living languages with a tag of two or three letters that many people read, and some that many learn.
  public static let others = """
    af ak am arn as ast ay az ba be bem bg bho bm bn bo br bs ca ceb ckb co cs cv cy da de dv dz ee
    el eo et eu fa ff fi fil fj fo fy ga gd gl gn gu ha haw he hi hmn hr ht hu hy id ig ilo is it ja
    jv ka kab kk kl km kn ko ku ky la lb lg ln lo lt luo lv mai mg mi mk ml mn mr ms mt my nb ne nl
    nn ny oc om or os pa pap pl ps pt qu rm rn ro ru rw sa sc sd si sk sl sm sn so sq sr st su sv sw
    ta te tg th ti tk tn to tr ts tt ug uk ur uz ve vi wo xh yi yo yue zgh zh zu
    """.split(whereSeparator: \.isWhitespace).map { Self(listed: String($0)) }

  private static let known = Set(allCases.map(\.tag))
}
