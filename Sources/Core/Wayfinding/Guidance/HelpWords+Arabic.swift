// SPDX-License-Identifier: Apache-2.0

import Speaking

extension HelpWords {
  static let arabic = Edition(
    HelpWords(
      // Crossings
      crossing: "يعبر الطريق {road}.",
      aRoad: "شارعًا",
      aMainRoad: "شارعًا رئيسيًا",
      leads: "العبور {direction}.",
      across: "العبور {direction}، نحو {distance}.",
      divided: "وهو من جزأين.",
      noCrossing: "لا تعرف الخريطة معبر مشاة هنا.",
      has: "يوجد: {facts}.",
      lacksNot: "لا تقول الخريطة: {facts}.",
      signals: "إشارة ضوئية",
      noSignals: "لا إشارة ضوئية",
      audible: "صوت عند الضوء الأخضر",
      silent: "لا صوت عند الضوء الأخضر",
      vibrating: "إشارة تُلمس",
      button: "زر يُضغط",
      markings: "خطوط على الشارع",
      noMarkings: "لا خطوط",
      tactile: "رصف ملموس",
      noTactile: "لا رصف ملموس",
      island: "جزيرة في الوسط",
      noIsland: "لا جزيرة",
      noKerb: "لا حافة رصيف",
      flushKerb: "حافة رصيف بمستوى الشارع",
      loweredKerb: "حافة رصيف مخفضة",
      rolledKerb: "حافة رصيف مستديرة",
      raisedKerb: "حافة رصيف مرتفعة",
      lanes: .arabic(
        zero: "0 حارة", one: "حارة واحدة", two: "حارتان", few: "{count} حارات",
        many: "{count} حارة", other: "{count} حارة"),
      // What the map does not say of a crossing
      unknownSignals: "هل توجد إشارة ضوئية",
      unknownAudible: "هل تُسمع الإشارة",
      unknownTactile: "هل يوجد رصف ملموس",
      // Steps, and what moves like them
      stepsUp: .arabic(
        zero: "0 درجة صعودًا", one: "درجة واحدة صعودًا", two: "درجتان صعودًا",
        few: "{count} درجات صعودًا", many: "{count} درجة صعودًا", other: "{count} درجة صعودًا"),
      stepsDown: .arabic(
        zero: "0 درجة نزولًا", one: "درجة واحدة نزولًا", two: "درجتان نزولًا",
        few: "{count} درجات نزولًا", many: "{count} درجة نزولًا", other: "{count} درجة نزولًا"),
      steps: .arabic(
        zero: "0 درجة، لا تقول الخريطة هل هي صعود أم نزول",
        one: "درجة واحدة، لا تقول الخريطة هل هي صعود أم نزول",
        two: "درجتان، لا تقول الخريطة هل هما صعود أم نزول",
        few: "{count} درجات، لا تقول الخريطة هل هي صعود أم نزول",
        many: "{count} درجة، لا تقول الخريطة هل هي صعود أم نزول",
        other: "{count} درجة، لا تقول الخريطة هل هي صعود أم نزول"),
      someStepsUp: "درج صعودًا، لا تقول الخريطة كم عدد درجاته",
      someStepsDown: "درج نزولًا، لا تقول الخريطة كم عدد درجاته",
      someSteps: "درج، لا تقول الخريطة كم عدد درجاته ولا هل هو صعود أم نزول",
      handrails: "درابزين على الجانبين",
      leftHandrail: "درابزين على اليسار",
      rightHandrail: "درابزين على اليمين",
      handrail: "درابزين",
      noHandrail: "لا درابزين",
      unknownHandrail: "لا تقول الخريطة هل يوجد درابزين",
      escalator: "درج كهربائي.",
      lift: "مصعد.",
      // What stands in a way
      gate: "بوابة.",
      kissingGate: "بوابة ضيقة لشخص واحد.",
      turnstile: "باب دوّار.",
      stile: "درجات فوق سياج.",
      liftGate: "حاجز للمركبات؛ مرّ بجانبه.",
      bollard: "أعمدة قصيرة في الطريق.",
      cycleBarrier: "قضبان تبطئ الدراجات؛ در حولها.",
      block: "كتل في الطريق.",
      chain: "سلسلة بعرض الطريق.",
      grid: "شبكة معدنية في الأرض.",
      border: "مركز حدود.",
      barrier: "حاجز من نوع ما.",
      // Bridges and the like
      bridge: "يبدأ جسر.",
      tunnel: "يبدأ نفق.",
      covered: "يمر الطريق تحت سقف.",
      // The ground
      ground: "تتغير الأرض: {surface}.",
      paved: "أرض مرصوفة",
      asphalt: "أسفلت",
      concrete: "خرسانة",
      pavingStones: "بلاط",
      cobbles: "حجارة مرصوفة",
      brick: "طوب",
      metal: "معدن",
      wood: "خشب",
      rubber: "مطاط",
      unpaved: "أرض غير مرصوفة",
      compacted: "أرض مدكوكة",
      gravel: "حصى",
      earth: "تراب",
      grass: "عشب",
      sand: "رمل",
      rock: "صخر",
      otherGround: "سطح آخر"
    ))
}
