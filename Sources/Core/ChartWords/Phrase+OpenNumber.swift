// SPDX-License-Identifier: Apache-2.0

public import Charts
public import Phrases

extension Phrase {
  /// How a number that can be read in two ways was read, as the beginning of a sentence without a point at its end.
  public init(_ number: OpenNumber) {
    let value = SpokenNumber.exact(number.value)
    let written = NameWords.phrase(number.written)
    let partsThousands = number.value.magnitude > number.otherValue.magnitude
    let mark = partsThousands ? number.decimalMark.other : number.decimalMark
    let name =
      mark == .comma
      ? Phrase(en: "the comma", es: "la coma", ar: "الفاصلة")
      : Phrase(en: "the point", es: "el punto", ar: "النقطة")
    if partsThousands {
      self.init(
        en: "“$1” is read as $2: $3 is taken to separate thousands",
        es: "«$1» se lee como $2: se entiende que $3 separa los miles",
        ar: "«$1» يُقرأ $2: تُعدّ $3 فاصلة بين الآلاف", with: written, value, name)
    } else {
      self.init(
        en: "“$1” is read as $2: $3 is taken to begin the decimals",
        es: "«$1» se lee como $2: se entiende que $3 separa los decimales",
        ar: "«$1» يُقرأ $2: تُعدّ $3 علامة عشرية", with: written, value, name)
    }
  }

  /// What a person can have instead, as the words of a button.
  public init(insteadOf number: OpenNumber) {
    self.init(
      en: "Read it as $1", es: "Leerlo como $1", ar: "اقرأه $1",
      with: SpokenNumber.exact(number.otherValue))
  }
}
