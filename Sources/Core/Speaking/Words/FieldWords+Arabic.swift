// SPDX-License-Identifier: Apache-2.0

extension FieldWords {
  static let arabic = Edition(
    FieldWords(
      notJSON: "هذا ليس JSON صالحًا عند العمود {column}. اكتب كائن JSON واحدًا في كل سطر.",
      notAnObject: "هذا ليس كائن JSON. ابدأه بـ { وأنهه بـ }.",
      missing: "الحقل \"{name}\" ناقص. أضفه.",
      wrongType: "يجب أن يكون الحقل \"{name}\" {type}.",
      unknownWord: "للحقل \"{name}\" قيمة غير معروفة: \"{word}\".",
      outOfRange: "الحقل \"{name}\" يساوي {value}، وهو خارج النطاق.",
      // Types of a field
      text: "نصًا",
      number: "عددًا",
      wholeNumber: "عددًا صحيحًا",
      truth: "true أو false",
      list: "قائمة",
      object: "كائنًا"))
}
