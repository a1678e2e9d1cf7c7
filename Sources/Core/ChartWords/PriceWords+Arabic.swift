// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PriceWords {
  static let arabic = Edition(
    PriceWords(
      fromTo: "من {open} إلى {close}، {change}",
      opensAndCloses: "الافتتاح عند {open} والإغلاق في النهاية عند {close}: {change}",
      highest: "أعلى سعر هو {value}، {place}",
      lowest: "أدنى سعر هو {value}، {place}",
      upsAndDowns: "صعود في {ups} وهبوط في {downs}",
      largestGain: "أكبر صعود {place}: {change}",
      largestLoss: "أكبر هبوط {place}: {change}"))
}
