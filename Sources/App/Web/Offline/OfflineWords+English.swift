// SPDX-License-Identifier: Apache-2.0

import Speaking

extension OfflineWords {
  static let english = Edition(
    OfflineWords(
      title: "Without a network",
      lead:
        "What you open with a network is kept on this device and works without one. Nothing of your account is kept.",
      needsScript: "A script keeps the pages. None runs in this browser, so nothing is kept.",
      frame: "First page, help and settings",
      map: "Map: {name}",
      chart: "Chart: {title}",
      keep: "Keep",
      free: "Free",
      keepAll: "Keep all",
      freeAll: "Free all",
      present: "Kept: {size}",
      absent: "Not kept",
      total: "Kept on this device: {size} in all.",
      nothing: "Nothing is kept on this device.",
      keeping: "It is being kept. This can take a minute.",
      isKept: "It is kept.",
      freed: "It is freed.",
      again: "What you free is kept again when you open it.",
      full: "This device has no room left for it. Free something, then try again.",
      failed: "It could not be kept. Try again when there is a network.",
      unable:
        "This browser keeps no pages here. It may be a private window, or the address may not begin with https.",
      longer: "Keep it for longer",
      mayGo: "When the device runs out of room, the browser may free what is kept.",
      persist: "Ask the browser to leave it",
      persisted: "The browser leaves it until you free it.",
      refused:
        "The browser did not agree. Ask again when you have used Earshot for some days, or have put it on your home screen.",
      unkept: "You are offline",
      unkeptLead:
        "This page was not kept on this device. When there is a network again, try again.",
      works: "What works without a network",
      tryAgain: "Try again",
      isCopy: "There is no answer from the network. This page was kept on this device.",
      mapIsKept: "This map is kept on this device: {size}. It works without a network.",
      newVersion: "A new version of Earshot is ready.",
      useNow: "Use it now",
      more: "What works without a network"))
}
