// SPDX-License-Identifier: Apache-2.0

/// What the pad says when it fills the screen, and when it is left.
extension BraillePhrases {
  /// The pad is all that there is on the screen; how to leave it.
  public static var filled: Phrase {
    Phrase(
      en: """
        The whole screen is the pad. To leave it, hold one finger still in the middle for five seconds, \
        press Escape, or go back.
        """,
      es: """
        Toda la pantalla es el panel. Para salir, mantén un dedo quieto en el centro cinco segundos, \
        pulsa Escape o vuelve atrás.
        """,
      ar: """
        الشاشة كلها لوحة. للخروج أبقِ إصبعًا واحدًا ثابتًا في الوسط خمس ثوانٍ، \
        أو اضغط Escape، أو ارجع إلى الخلف.
        """)
  }

  /// The pad is a part of the page again.
  public static var unfilled: Phrase {
    Phrase(
      en: "You have left the full screen. Your text is still here.",
      es: "Has salido de la pantalla completa. Tu texto sigue aquí.",
      ar: "خرجت من ملء الشاشة. نصك ما زال هنا.")
  }

  /// A finger has been held for half of the time after which the pad is left.
  public static var keepHoldingToLeave: Phrase {
    Phrase(
      en: "Keep holding to leave the pad. Lift your finger to stay.",
      es: "Sigue pulsando para salir del panel. Levanta el dedo para quedarte.",
      ar: "استمر في الضغط للخروج من اللوحة. ارفع إصبعك للبقاء.")
  }
}
