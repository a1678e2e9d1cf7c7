// SPDX-License-Identifier: Apache-2.0

import Speaking

extension RoleWords {
  static let arabic = Edition(
    RoleWords(
      chooseOne: "اختر واحدًا على الأقل.",
      hint: "يمكنك اختيار الاثنين معًا.",
      toOthers: "نصوص تنتظر من يقرؤها",
      toOwn: "طلباتي"))
}
