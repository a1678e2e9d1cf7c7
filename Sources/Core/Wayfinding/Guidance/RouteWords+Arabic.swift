// SPDX-License-Identifier: Apache-2.0

import Speaking

extension RouteWords {
  static let arabic = Edition(
    RouteWords(
      // What to do
      summary: "طول الطريق نحو {distance} ويستغرق نحو {time}.",
      depart: "استدر {direction} وسر في {way}.",
      wayBegins: "يبدأ الطريق على بعد نحو {distance} منك، {direction}، في خط مستقيم.",
      onto: "{turn} إلى {way}.",
      goOn: "تابع في {way}.",
      walk: "سر نحو {distance}.",
      walkPast: "سر نحو {distance}، وتمر في ذلك بـ{junctions}.",
      junctions: .arabic(
        zero: "لا تقاطع", one: "تقاطع واحد", two: "تقاطعين", few: "{count} تقاطعات",
        many: "{count} تقاطعًا", other: "{count} تقاطع"),
      // Turns, which `onto` follows
      slightRight: "انعطف قليلًا إلى اليمين",
      right: "انعطف يمينًا",
      sharpRight: "انعطف بشدة إلى اليمين",
      around: "استدر إلى الخلف",
      sharpLeft: "انعطف بشدة إلى اليسار",
      left: "انعطف يسارًا",
      slightLeft: "انعطف قليلًا إلى اليسار",
      clock: "انعطف باتجاه الساعة {hour}",
      turnRightBy: "انعطف {degrees} درجة إلى اليمين",
      turnLeftBy: "انعطف {degrees} درجة إلى اليسار",
      turnTo: "استدر {direction}",
      bendsRight: "ينحني الطريق إلى اليمين.",
      bendsLeft: "ينحني الطريق إلى اليسار.",
      // Arriving
      arrived: "لقد وصلت.",
      arrivedAt: "{name} هنا.",
      lastMetres:
        "{name} على بعد نحو {distance} من هنا، {direction}، في خط مستقيم. لا تعرف الخريطة طريقًا لهذه الأمتار الأخيرة.",
      // Directions, as they follow what lies there
      ahead: "أمامك",
      aheadRight: "أمامك إلى اليمين",
      toTheRight: "إلى يمينك",
      behindRight: "خلفك إلى اليمين",
      behind: "خلفك",
      behindLeft: "خلفك إلى اليسار",
      toTheLeft: "إلى يسارك",
      aheadLeft: "أمامك إلى اليسار",
      atOClock: "باتجاه الساعة {hour}",
      degreesRight: "{degrees} درجة إلى يمينك",
      degreesLeft: "{degrees} درجة إلى يسارك",
      north: "إلى الشمال",
      northEast: "إلى الشمال الشرقي",
      east: "إلى الشرق",
      southEast: "إلى الجنوب الشرقي",
      south: "إلى الجنوب",
      southWest: "إلى الجنوب الغربي",
      west: "إلى الغرب",
      northWest: "إلى الشمال الغربي",
      paces: .arabic(
        zero: "0 خطوة", one: "خطوة واحدة", two: "خطوتين", few: "{count} خطوات",
        many: "{count} خطوة", other: "{count} خطوة"),
      // Why this route
      shortest: "هذا أقصر طريق في الخريطة.",
      ownWay: "هذا طريق من طرقك: لا يُعلن عن معابره ولا عن أدراجه.",
      alsoShortest: "هذا أيضًا أقصر طريق في الخريطة.",
      longer: "أطول من أقصر طريق بنحو {distance}",
      fewerCrossings: .arabic(
        zero: "العبور نفسه", one: "أقل بعبور شارع واحد", two: "أقل بعبور شارعين",
        few: "أقل بعبور {count} شوارع", many: "أقل بعبور {count} شارعًا",
        other: "أقل بعبور {count} شارع"),
      moreCrossings: .arabic(
        zero: "العبور نفسه", one: "أكثر بعبور شارع واحد", two: "أكثر بعبور شارعين",
        few: "أكثر بعبور {count} شوارع", many: "أكثر بعبور {count} شارعًا",
        other: "أكثر بعبور {count} شارع"),
      noSteps: "بلا درج",
      fewerFlights: .arabic(
        zero: "الدرج نفسه", one: "أقل بدرج واحد", two: "أقل بدرجين", few: "أقل بـ{count} أدراج",
        many: "أقل بـ{count} درجًا", other: "أقل بـ{count} درج"),
      fewerBusy: .arabic(
        zero: "الشوارع الرئيسية نفسها", one: "أقل بعبور شارع رئيسي واحد بلا إشارة",
        two: "أقل بعبور شارعين رئيسيين بلا إشارة",
        few: "أقل بعبور {count} شوارع رئيسية بلا إشارة",
        many: "أقل بعبور {count} شارعًا رئيسيًا بلا إشارة",
        other: "أقل بعبور {count} شارع رئيسي بلا إشارة"),
      fewerBarriers: .arabic(
        zero: "الحواجز نفسها", one: "أقل بحاجز واحد", two: "أقل بحاجزين",
        few: "أقل بـ{count} حواجز", many: "أقل بـ{count} حاجزًا", other: "أقل بـ{count} حاجز"),
      lessOnRoads: "أقل بنحو {distance} في شوارع بلا رصيف معروف",
      lessInTheOpen: "أقل بنحو {distance} في أماكن مفتوحة",
      easier: "أسهل في السير",
      // Junctions and what is around
      junction: "تقاطع: {roads}.",
      junctionAway: "تقاطع على بعد نحو {distance}، {direction}: {roads}.",
      noJunction: "ليس في الخريطة تقاطع ضمن 50 مترًا من هنا.",
      road: "{name} {direction}",
      onWay: "أنت في {way}.",
      nearWay: "على بعد نحو {distance}، {direction}: {way}.",
      noWayNear: "ليس في الخريطة طريق ضمن 50 مترًا من هنا.",
      inPlace: "{name}، أنت بداخله",
      nothingNamed: "ليس في الخريطة مكان له اسم ضمن 200 متر من هنا.",
      // Why there is no route
      noWays: "ليس في الخريطة طريق يُسار فيه.",
      startOffMap:
        "البداية ليست في هذه الخريطة: أقرب طريق على بعد {distance} منها. اختر بداية أخرى أو خريطة أخرى.",
      destinationOffMap:
        "ليس في الخريطة طريق إلى هذا المكان: أقرب طريق على بعد {distance} منه. اختر مكانًا أقرب إلى طريق.",
      noWayThere:
        "لا طريق في هذه الخريطة يوصل إلى هناك من البداية. أقرب نقطة يمكن بلوغها على بعد {distance} منه، عند {position}."
    ))
}
