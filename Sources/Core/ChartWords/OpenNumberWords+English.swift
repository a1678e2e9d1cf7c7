// SPDX-License-Identifier: Apache-2.0

import Speaking

extension OpenNumberWords {
  static let english = Edition(
    OpenNumberWords(
      comma: "the comma",
      point: "the point",
      thousands: "“{written}” is read as {value}: {mark} is taken to separate thousands",
      decimals: "“{written}” is read as {value}: {mark} is taken to begin the decimals",
      instead: "Read it as {value}"))
}
