// SPDX-License-Identifier: Apache-2.0

import Speaking

extension FileWords {
  static let arabic = Edition(
    FileWords(
      standardInput: "الدخل القياسي",
      ofFile: "{file}: {problem}",
      atLine: "{file}، السطر {line}: {problem}",
      // Reading
      unreadableInput: "لا يمكن قراءة الدخل القياسي: {reason}.",
      noFile: "لا يوجد ملف {path}. تحقق من الاسم.",
      isFolder: "{path} مجلد. اذكر ملفًا فيه.",
      unreadable: "لا يمكن قراءة {path}. تحقق من أن لك حق قراءته.",
      tooLarge: "{path} أكبر من {megabytes} ميغابايت. أعطِ ملفًا أصغر.",
      lostFile: "لا يمكن قراءة {file}.",
      // Writing
      lostOutput: "لا يمكن الكتابة في الخرج القياسي: {reason}.",
      noFolder: "لا يوجد مجلد {folder}. أنشئه أولًا أو اختر غيره.",
      closedFolder: "لا يمكن كتابة شيء في المجلد {folder}. تحقق من أذوناته.",
      unwritable: "لا يمكن كتابة {path}: {reason}.",
      noTemporaryFolder: "لا يمكن إنشاء المجلد {path}: {reason}."))
}
