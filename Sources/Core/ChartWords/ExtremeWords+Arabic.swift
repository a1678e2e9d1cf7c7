// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ExtremeWords {
  static let arabic = Edition(
    ExtremeWords(
      brief: "الأدنى {low}، {lowPlace}؛ والأعلى {high}، {highPlace}",
      highest: "أعلى قيمة هي {value}، {place}",
      lowest: "أدنى قيمة هي {value}، {place}",
      highestOfAll: "أعلى قيمة على الإطلاق هي {value}، {place}",
      lowestOfAll: "أدنى قيمة على الإطلاق هي {value}، {place}",
      again: "{extreme}، وهي الأولى من {times}",
      between: "{name} بين {low}، {lowPlace}، و{high}، {highPlace}",
      // A series that stays the same
      valueAllTheWay: "القيمة {value} في كل المخطط",
      isAllTheWay: "{value} في كل المخطط",
      // Beginning and end
      ends: "البداية عند {start} والنهاية عند {end}",
      timesAsMuch: "{ends}، أي قيمة البداية مضروبة في {times}",
      up: "{ends}، بزيادة {percent}",
      down: "{ends}، بنقص {percent}",
      // The middle
      meanAndMedian: "المتوسط {mean} والوسيط {median}",
      middle: "المتوسط {mean} والوسيط {median}؛ ويقع النصف الأوسط من القيم بين {lower} و{upper}"))
}
