// SPDX-License-Identifier: Apache-2.0

import Speaking

extension UploadWords {
  static let arabic = Edition(
    UploadWords(
      badHeaders: "تعذّر فهم ترويسات الرفع. أرسلها كما يقول tus 1.0.",
      notThere: "لا يوجد رفع كهذا، أو أنك لم تأخذ طلبه. ربما انتهت مدته. ابدأ رفعًا جديدًا.",
      wrongPlace: "هذا لا يوافق ما وصل حتى الآن. اسأل إلى أين وصل الرفع ثم تابع من هناك.",
      otherVersion: "الرفع هنا يتم بواسطة tus 1.0.0. أرسل الترويسة Tus-Resumable: 1.0.0.",
      wrongType: "أرسل البايتات بالنوع application/offset+octet-stream.",
      wrongTakes:
        "أرسل لقطة واحدة على الأقل، وبقدر ما تتسع له القراءة على الأكثر، كل لقطة مرة واحدة.",
      tooMany: "لديك من عمليات الرفع الجارية أقصى ما يُسمح به لشخص واحد. أكمل واحدة أو احذفها أولًا.",
      changedOnTheWay: "تغيّرت البايتات في الطريق ولم يُحفظ منها شيء. أرسلها مرة أخرى."))
}
