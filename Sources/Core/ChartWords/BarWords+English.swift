// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BarWords {
  static let english = Edition(
    BarWords(
      equal: "all bars are equal: {value}",
      total: "the total is {total}; the highest bar is {share} of it",
      leaders: "the highest are: {bars}",
      inOrder: "from the highest: {bars}",
      rise: "the bars rise from left to right",
      fall: "the bars fall from left to right",
      // Groups
      farthestApart: "{first} and {second} lie farthest apart {place}, by {gap}",
      leads: "{name} leads everywhere",
      highestEverywhere: "the bar of {name} is the highest everywhere",
      highestIn: "the highest bar is that of {leads}",
      lead: "{name} in {categories}",
      // Stacks
      totalsInBrief: "largest total {high}, {highPlace}; smallest {low}, {lowPlace}",
      largestTotal: "the largest total is {value}, {place}",
      smallestTotal: "the smallest total is {value}, {place}",
      totalTrend: "the total {trend}",
      shares: "of everything together, {whole}, the largest shares are: {shares}"))
}
