// SPDX-License-Identifier: Apache-2.0

import Speaking

extension DataErrorWords {
  static let english = Edition(
    DataErrorWords(
      tooManyPoints:
        "There are more than 2 million points. Keep fewer rows, such as every tenth one, or choose fewer columns.",
      noPoints: "There are no points in it. Write x and y in each line after the first.",
      onePoint: "There is only one point. A chart needs two or more: add a line.",
      sameX: "All points have the same x, {x}. Give them different ones.",
      notFinite: "A point is not a usable number. Give finite numbers below 10 to the power 100.",
      negativeX:
        "{place} is {x}, but the classic mapping takes no x below 0. Add the same amount to every x, so that the first is 0.",
      xInLine: "Line {line}: x",
      anX: "An x"))
}
