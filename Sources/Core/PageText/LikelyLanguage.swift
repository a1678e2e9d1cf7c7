// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// The language that a text is probably in, of those that Earshot speaks.
public enum LikelyLanguage {
  /// Small words that are in every text of a language and seldom in another.
  private static let words: [(language: Language, words: [String])] = [
    (
      .english,
      [
        "the", "and", "of", "to", "is", "that", "was", "with", "for", "it", "you", "this", "are",
        "have", "be", "at", "by", "from", "not", "or", "which", "your", "all", "will", "an", "he",
        "she", "they", "we", "his", "her", "open", "please",
      ]
    ),
    (
      .spanish,
      [
        "el", "los", "las", "y", "que", "por", "con", "del", "una", "para", "se", "su", "al", "lo",
        "como", "más", "pero", "sus", "es", "muy", "sin", "sobre", "también", "hasta", "hay",
        "donde", "cuando", "este", "esta", "fue", "había", "usted",
      ]
    ),
    (
      .french,
      [
        "le", "les", "et", "des", "du", "une", "est", "que", "dans", "pour", "qui", "au", "sur",
        "pas", "plus", "avec", "il", "elle", "ce", "cette", "sont", "vous", "nous", "ne", "par",
        "mais", "aux", "ou", "été", "être", "leur", "votre",
      ]
    ),
  ]
  /// Of a hundred words of any text, some thirty are among these; fewer than three of a hundred mean another language.
  private static let leastShare = 0.03

  /// One such word alone may be a name.
  private static let leastWords = 2

  /// The language of a text; nil where it is none of ours or the text is too short to tell.
  public static func language(of text: String) -> Language? {
    if TextScript.isMostlyArabic(text) { return .arabic }
    let words = text.lowercased().split { !$0.isLetter }.prefix(5000)
    guard !words.isEmpty else { return nil }
    var best: (language: Language, count: Int)?
    var second = 0
    for (language, small) in Self.words {
      let count = words.count { small.contains(String($0)) }
      if count > best?.count ?? 0 {
        second = best?.count ?? 0
        best = (language, count)
      } else {
        second = max(second, count)
      }
    }
    guard let best, best.count > second, best.count >= leastWords,
      Double(best.count) >= leastShare * Double(words.count)
    else { return nil }
    return best.language
  }
}
