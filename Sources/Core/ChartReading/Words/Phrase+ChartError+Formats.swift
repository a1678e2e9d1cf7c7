// SPDX-License-Identifier: Apache-2.0

import Charts
import Phrases
import Speaking

extension Phrase {
  /// A file that is no text.
  init(_ file: ChartError.OtherFile) {
    switch file {
    case .spreadsheet:
      self.init(
        en:
          "This is a spreadsheet file or a compressed file. Open it in the program that it comes from, save the sheet as CSV, then choose that.",
        es:
          "Es un archivo de hoja de cálculo o comprimido. Ábrelo en el programa del que procede, guarda la hoja como CSV y elige ese archivo.",
        ar:
          "هذا ملف جدول حسابي أو ملف مضغوط. افتحه في البرنامج الذي أُنشئ به، واحفظ الورقة بصيغة CSV، ثم اختر الملف الجديد."
      )
    case .archive:
      self.init(
        en: "This file is compressed. Unpack it, then choose the file inside.",
        es: "Este archivo está comprimido. Descomprímelo y elige el archivo que contiene.",
        ar: "هذا الملف مضغوط. فُكّ ضغطه ثم اختر الملف الذي بداخله.")
    case .picture:
      self.init(
        en:
          "This is a picture made of dots, which holds no data. Choose the data as CSV or JSON, or the chart as SVG.",
        es:
          "Es una imagen de puntos, que no contiene datos. Elige los datos como CSV o JSON, o el gráfico como SVG.",
        ar:
          "هذه صورة من نقاط ولا بيانات فيها. اختر البيانات بصيغة CSV أو JSON، أو المخطط بصيغة SVG."
      )
    case .pdf:
      self.init(
        en: "This is a PDF document. Copy the table out of it, or choose the data as CSV.",
        es: "Es un documento PDF. Copia la tabla que contiene, o elige los datos como CSV.",
        ar: "هذا مستند PDF. انسخ الجدول منه، أو اختر البيانات بصيغة CSV.")
    }
  }

  /// Where and why a text is not JSON.
  init(_ fault: ChartError.JSONFault, line: Int, column: Int) {
    let reason =
      switch fault {
      case .end:
        Phrase(
          en: "the text ends too early, as if it had been cut off. Choose the whole file.",
          es:
            "el texto termina demasiado pronto, como si estuviera cortado. Elige el archivo entero.",
          ar: "ينتهي النص قبل أوانه، كأنه مقطوع. اختر الملف كاملًا.")
      case .number:
        Phrase(
          en: "this is no number of JSON. Write it as 12.5 or 1e6.",
          es: "esto no es un número de JSON. Escríbelo como 12.5 o 1e6.",
          ar: "هذا ليس عددًا في JSON. اكتبه هكذا: 12.5 أو 1e6.")
      case .text:
        Phrase(
          en: "this text has a wrong escape or a line end inside. Write line ends as \\n.",
          es:
            "este texto tiene un escape incorrecto o un salto de línea. Escribe los saltos como \\n.",
          ar: "في هذا النص رمز خاطئ أو نهاية سطر. اكتب نهايات الأسطر هكذا: \\n.")
      case .depth:
        Phrase(
          en:
            "lists and objects lie more than 64 deep inside each other. Keep only the part with the table.",
          es:
            "hay listas y objetos anidados a más de 64 niveles. Deja solo la parte que contiene la tabla.",
          ar: "القوائم والكائنات متداخلة أكثر من 64 مستوى. أبقِ الجزء الذي فيه الجدول فقط.")
      case .unexpected:
        Phrase(
          en: "this is not JSON. A comma, a bracket or a quotation mark may be missing before it.",
          es: "esto no es JSON. Puede faltar antes una coma, un corchete o unas comillas.",
          ar: "هذا ليس JSON. قد تنقص قبله فاصلة أو قوس أو علامة اقتباس.")
      }
    self.init(
      en: "Line \(line), column \(column): \(reason.english)",
      es: "Línea \(line), columna \(column): \(reason.spanish)",
      ar: "السطر \(line)، الموضع \(column): \(reason.arabic)")
  }

  /// No table, or not so many of them.
  init(noTable error: ChartError) {
    switch error {
    case .noSuchTable(let count) where count > 0:
      let tables = Counted(
        en: ("table", "tables"), es: ("tabla", "tablas"),
        ar: .init(
          zero: "لا جداول", one: "جدول واحد", two: "جدولان", few: "جداول", many: "جدولًا",
          other: "جدول"))
      self.init(
        en:
          "The page has only \(tables.text(count, in: .english)) with data. Choose a lower number.",
        es:
          "La página tiene solo \(tables.text(count, in: .spanish)) con datos. Elige un número menor.",
        ar: "في الصفحة \(tables.text(count, in: .arabic)) فقط فيها بيانات. اختر رقمًا أصغر.")
    case .noSuchTable:
      self.init(
        en: "The page has no table with numbers. Choose the data itself as CSV or JSON.",
        es: "La página no tiene ninguna tabla con números. Elige los datos como CSV o JSON.",
        ar: "ليس في الصفحة جدول فيه أعداد. اختر البيانات نفسها بصيغة CSV أو JSON.")
    default:
      self.init(
        en:
          "The JSON holds no table. Write a list of objects, such as [{\"x\": 1, \"y\": 2}], or a list of lists.",
        es:
          "El JSON no contiene ninguna tabla. Escribe una lista de objetos, como [{\"x\": 1, \"y\": 2}], o una lista de listas.",
        ar: "لا جدول في JSON. اكتب قائمة كائنات مثل [{\"x\": 1, \"y\": 2}]، أو قائمة قوائم.")
    }
  }

  /// Why a Vega-Lite specification cannot be heard.
  init(_ fault: ChartError.SpecificationFault, line: Int) {
    switch fault {
    case .remoteData(let address):
      self.init(
        en:
          "Line \(line): the data lies elsewhere (\(address)) and is not fetched. Put the data into the specification as \"values\", or choose the data file itself.",
        es:
          "Línea \(line): los datos están en otro lugar (\(address)) y no se descargan. Ponlos en la especificación como \"values\", o elige el archivo de datos.",
        ar:
          "السطر \(line): البيانات في مكان آخر (\(address)) ولا تُجلب. ضعها في المواصفة باسم \"values\"، أو اختر ملف البيانات نفسه."
      )
    case .noData:
      self.init(
        en:
          "Line \(line): the specification has no data. Put it in as \"data\": {\"values\": […]}.",
        es:
          "Línea \(line): la especificación no tiene datos. Ponlos como \"data\": {\"values\": […]}.",
        ar: "السطر \(line): لا بيانات في المواصفة. ضعها هكذا: \"data\": {\"values\": […]}.")
    case .unknown(let part, let name):
      self.init(
        en:
          "Line \(line): \(part) “\(name)” of Vega-Lite is not understood here. Leave it out, or choose the finished data as CSV or JSON.",
        es:
          "Línea \(line): \(part) «\(name)» de Vega-Lite no se entiende aquí. Quítalo, o elige los datos ya calculados como CSV o JSON.",
        ar:
          "السطر \(line): \(part) «\(name)» في Vega-Lite غير مفهوم هنا. احذفه، أو اختر البيانات الجاهزة بصيغة CSV أو JSON."
      )
    case .noField(let name, let there):
      let names = Self.list(there)
      self.init(
        en: "Line \(line): the data has no field “\(name)”. Its fields are: \(names.english).",
        es:
          "Línea \(line): los datos no tienen el campo «\(name)». Sus campos son: \(names.spanish).",
        ar: "السطر \(line): ليس في البيانات حقل «\(name)». حقولها هي: \(names.arabic).")
    case .noChannel(let name):
      self.init(
        en: "Line \(line): the encoding “\(name)” is missing. Say there which field it shows.",
        es: "Línea \(line): falta la codificación «\(name)». Indica ahí qué campo muestra.",
        ar: "السطر \(line): الترميز «\(name)» ناقص. حدّد فيه الحقل الذي يعرضه.")
    }
  }
}
