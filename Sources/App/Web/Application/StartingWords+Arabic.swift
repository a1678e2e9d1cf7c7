// SPDX-License-Identifier: Apache-2.0

import Speaking

extension StartingWords {
  static let arabic = Edition(
    StartingWords(
      unusableFolder:
        "لا يمكن استعمال مجلد البيانات {folder}: {reason}. اختر غيره بـ --data، أو اجعله قابلًا للكتابة.",
      missingFile: "ملف فيه ناقص",
      fullDisk: "القرص ممتلئ",
      noVoice: "تعذر تجهيز الصوت: {reason}.",
      noMemory:
        "لا يستطيع هذا الجهاز حساب بصمات كلمات المرور. يحتاج لذلك 64 ميغابايت من الذاكرة الحرة.",
      noResources:
        "لا يمكن قراءة المجلد {folder}/Public: {reason}. اذكر بـ --resources المجلد الذي فيه Public وExamples.",
      // The server itself
      portInUse: "المنفذ {port} يستعمله برنامج آخر. اختر غيره بـ --port، أو أوقف ذلك البرنامج.",
      noAddress: "ليس لهذا الجهاز العنوان {host}. اختر غيره بـ --host.",
      portNotAllowed: "لا يُسمح باستعمال المنفذ {port}. اختر منفذًا من 1024 فصاعدًا بـ --port.",
      unreadableFile: "لا يمكن قراءة الملف {path}: {reason}. تحقق من اسمه وأذوناته.",
      unusableCertificate: "الشهادة والمفتاح لا يتوافقان، أو ليسا بصيغة PEM.",
      alreadyStarted: "الخادم عامل أصلًا.",
      systemTrouble: "لا يستطيع الخادم أن يبدأ: {reason}."))
}
