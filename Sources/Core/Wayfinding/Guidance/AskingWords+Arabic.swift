// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension AskingWords {
  /// The words in Arabic.
  public static let arabic = Edition(
    AskingWords(
      whereAmI: "أين أنا؟",
      around: "حولي",
      ahead: "أمامي",
      junction: "هذا التقاطع",
      // The answers
      unknownPlace: "لا أعرف أين أنت بعد. اكتب من أين تبدأ، أو ابدأ السير.",
      unknownFacing: "لا أعرف إلى أي جهة وجهك. سر بضع خطوات، أو أمسك الهاتف مستويًا أمامك.",
      facing: "وجهك {direction}.",
      disputed: "البوصلة غير متأكدة من ذلك.",
      aheadOf: "أمامك: {places}.",
      nothingAhead: "ليس في الخريطة شيء له اسم أمامك ضمن 200 متر.",
      crossing: "معبر في {road}، {direction}"))
}
