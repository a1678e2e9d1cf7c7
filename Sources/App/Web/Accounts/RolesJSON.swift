// SPDX-License-Identifier: Apache-2.0

import Accounts
import Bytes
import HTTPServer
import Speaking

/// What a person came for, as the API tells it.
let rolesShape = Shape.list(.word(AccountRole.allCases.map(\.rawValue)))

extension JSONWriter {
  /// What a person came for, one word for each role.
  mutating func roles(_ roles: AccountRoles) {
    key("roles")
    array { list in for role in roles.all { list.value(role.rawValue) } }
  }
}

extension AccountRoles {
  /// What a program sends, whose words were held against the known ones before.
  init(words: [String]) throws(APIError) {
    guard let roles = Self(Set(words.compactMap(AccountRole.init(rawValue:)))) else {
      throw APIError(status: .unprocessableContent, field: "roles") { RoleWords[$0].chooseOne }
    }
    self = roles
  }
}
