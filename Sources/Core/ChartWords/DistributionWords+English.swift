// SPDX-License-Identifier: Apache-2.0

import Speaking

extension DistributionWords {
  static let english = Edition(
    DistributionWords(
      most: "most values lie {span}",
      fullest: "the fullest bin goes {span}, with {values}",
      shareOfAll: "{bin}, which is {share} of {values}",
      halves:
        "half of the values lie below about {median}, the middle half between about {lower} and {upper}",
      severalPeaks: .english(
        one: "the distribution has {count} peak", other: "the distribution has {count} peaks"),
      peaks: "the peaks are {spans}",
      even: "the distribution has one peak and is roughly symmetrical",
      tailHigh: "the distribution has one peak and a long tail towards high values",
      tailLow: "the distribution has one peak and a long tail towards low values",
      emptyBins: .english(
        one: "one bin in between is empty, {place}",
        other: "{count} bins in between are empty, the first {place}"),
      // Boxes
      medians: "the highest median is {high}, {highPlace}; the lowest {low}, {lowPlace}",
      spread:
        "the values spread most {wide} (middle half from {lower} to {upper}) and least {narrow}",
      overlap: "the middle halves of these two overlap",
      apart: "the middle halves of the highest and the lowest box do not overlap",
      outliers: .english(one: "there is {outliers}", other: "there are {outliers}"),
      mostOutliers: "{outliers}, most of them {place}"))
}
