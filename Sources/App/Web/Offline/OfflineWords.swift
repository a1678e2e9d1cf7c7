// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What is said of use without a network: what is kept on a device, and what comes in place of what is not.
struct OfflineWords: Words {
  let title: String
  let lead: String
  let needsScript: String
  let frame: String
  let map: Template
  let chart: Template
  let keep: String
  let free: String
  let keepAll: String
  let freeAll: String
  let present: Template
  let absent: String
  let total: Template
  let nothing: String
  let keeping: String
  let isKept: String
  let freed: String
  let again: String
  let full: String
  let failed: String
  let unable: String
  let longer: String
  let mayGo: String
  let persist: String
  let persisted: String
  let refused: String
  let unkept: String
  let unkeptLead: String
  let works: String
  let tryAgain: String
  let isCopy: String
  let mapIsKept: Template
  let newVersion: String
  let useNow: String
  let more: String
}
