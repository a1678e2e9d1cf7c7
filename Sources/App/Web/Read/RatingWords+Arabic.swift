// SPDX-License-Identifier: Apache-2.0

import Speaking

extension RatingWords {
  static let arabic = Edition(
    RatingWords(
      heading: "كيف كانت القراءة؟",
      stars: "ما مدى جودتها؟",
      one: "لا تفيدني",
      two: "تصعب متابعتها",
      three: "مقبولة",
      four: "جيدة",
      five: "جيدة جدًا",
      comment: "كلماتك للقارئ",
      commentHint:
        "اختياري: اشكره أو قل ما يمكن تحسينه. يراها القارئ مع العنوان. أما الرقم فلك وحدك.",
      save: "احفظ التقييم",
      remove: "احذف التقييم",
      chooseStars: "اختر مدى جودة القراءة.",
      rated: "حُفظ تقييمك.",
      unrated: "حُذف تقييمك.",
      writes: "يكتب إليك {name}:"))
}
