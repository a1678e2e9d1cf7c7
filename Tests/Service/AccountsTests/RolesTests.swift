// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Accounts

@Suite("Roles") struct RolesTests {
  @Test("Every set of roles but the empty one is kept as itself")
  func sets() {
    #expect(AccountRoles([]) == nil)
    for roles in AccountRoles.allCases {
      #expect(AccountRoles(Set(roles.all)) == roles)
      #expect(AccountRoles(rawValue: roles.rawValue) == roles)
    }
    #expect(AccountRoles.both.all == [.requester, .volunteer])
    #expect(!AccountRoles.requester.contains(.volunteer))
    #expect(!AccountRoles.volunteer.contains(.requester))
  }
}
