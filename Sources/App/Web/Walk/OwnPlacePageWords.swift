// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What a page says of the places of one's own.
struct OwnPlacePageWords: Words {
  let title: String
  let hint: String
  let name: String
  let nameHint: String
  let position: String
  let positionHint: String
  let markHint: String
  let remember: String
  let go: String
  let goThere: String
  let rename: String
  let newName: String
  let remove: String
  let save: String
  let open: String
  let openHint: String
  let group: String
}
