// SPDX-License-Identifier: Apache-2.0

package import Speaking

extension LiveSensorWords {
  /// The words in Arabic.
  package static let arabic = Edition(
    LiveSensorWords(
      title: "ماء في خزان، مباشرةً (بيانات افتراضية)",
      about: """
        أعداد افتراضية بصيغة حسابية، قيمة كل ثانية: مضخة تملأ الخزان وبيوت تسحب منه، وأحيانًا \
        يأخذ أنبوب مكسور الكثير دفعة واحدة.
        """,
      xName: "الثانية",
      yName: "مستوى الماء بالسنتيمتر"))
}
