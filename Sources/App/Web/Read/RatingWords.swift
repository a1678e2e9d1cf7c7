// SPDX-License-Identifier: Apache-2.0

import Reading
import Speaking

/// What a requester thinks of a reading, and how the volunteer hears of it.
struct RatingWords: Words {
  let heading: String
  let stars: String
  let one: String
  let two: String
  let three: String
  let four: String
  let five: String
  let comment: String
  let commentHint: String
  let save: String
  let remove: String
  let chooseStars: String
  let rated: String
  let unrated: String
  let writes: Template

  /// A number of stars with what it means.
  func name(of stars: Stars) -> String {
    let meaning =
      switch stars.rawValue {
      case 1: one
      case 2: two
      case 3: three
      case 4: four
      default: five
      }
    return "\(stars.rawValue): \(meaning)"
  }
}
