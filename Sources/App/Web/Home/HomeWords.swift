// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The words of the first page and of the page about Earshot.
struct HomeWords: Words {
  let heading: String
  let lead: String
  let withoutAccount: String
  let greeting: Template
  let recorded: Template
  let waiting: Plural
  let findText: String
  let aboutTitle: String
  let aboutLead: String
  let privacy: String
  let privacyPoints: [String]
  let free: String
  let freePoints: [String]
  let thanks: String
  let thanksPoints: [String]
  let developers: String
  let api: String
  let version: Template
}
