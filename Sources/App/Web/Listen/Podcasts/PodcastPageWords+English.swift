// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PodcastPageWords {
  static let english = Edition(
    PodcastPageWords(
      podcasts: "Podcasts",
      lead:
        "Subscribe to podcasts and hear their episodes here. Only you see what you subscribe to.",
      signIn: "Sign in to subscribe to podcasts.",
      yours: "Your podcasts",
      empty: "You have no podcasts here yet.",
      add: "Add a podcast",
      field: "Address of the feed",
      fieldHint:
        "The address of its RSS feed, such as https://example.org/feed.xml. Many podcasts have it on their page, as “RSS”.",
      addAct: "Subscribe",
      list: "Bring a list of podcasts",
      listField: "OPML file",
      listHint: "Other podcast apps give it as “export”.",
      listAct: "Add all of this list",
      noList: "Choose a file first.",
      noSuchList:
        "This file is no list of podcasts (OPML). Export the list from the other app again.",
      listTooLarge: "This list is too large. Divide it.",
      listTold:
        "New: {added}. There already: {known}. Without a secure address (https): {refused}. Beyond the most that there may be: {beyond}.",
      download: "Download your list (OPML)",
      tooMany: "You have {count} podcasts, and that is the most. Remove one first.",
      notALink:
        "This is no address. Copy the address of the feed, such as https://example.org/feed.xml.",
      notSecure:
        "Only secure addresses are fetched. Give one that begins with https, without a name or password and without a port.",
      waiting:
        "The feed is being read. When it is there, that is said here; you can also open this page again.",
      read: "{done} of {count} podcasts are read.",
      episodesCame: .english(one: "{count} episode.", other: "{count} episodes."),
      newest: "Newest: {title}",
      by: "By {name}",
      about: "About this podcast",
      episodes: "Episodes",
      noEpisodes: "This feed names no episode with a sound.",
      isCut: "Only the newest {count} episodes are listed.",
      isMended:
        "This feed is damaged. What could be read of it is listed; episodes may be missing.",
      untitled: "Episode without a title",
      noDate: "No date",
      canBeHeard: "Ready to be heard",
      older: "Older episodes",
      newer: "Newer episodes",
      getsNew: "The newest episode is fetched by itself.",
      getNewAct: "Fetch new episodes by themselves",
      stopNewAct: "Fetch only what I ask for",
      remove: "Unsubscribe",
      getAct: "Get this episode",
      getHint: "This server fetches the sound, so the podcast does not learn who listens.",
      getting:
        "The episode is being fetched. When it is there, that is said here; you can also open this page again.",
      failed: "The episode could not be had. {reason}",
      again: "Try again",
      noRoom:
        "The episodes that you got take {megabytes} megabytes together, and that is the most. Remove the sound of one first.",
      removeSound: "Remove the sound from here",
      saveSound: "Download the episode",
      notes: "About this episode",
      transcript: "Text of this episode",
      transcriptCut: "The text is longer than what is kept; its end is missing.",
      transcriptFailed: "The feed names a text of this episode, but it could not be had. {reason}",
      transcriptWaits: "This episode has a text, which comes with the sound.",
      feed: "Your recordings as a podcast",
      feedLead:
        "Any podcast app can play the recordings that were made for you. It needs an address that only you should know: whoever has it can hear your recordings.",
      feedIsOff: "There is no such address now.",
      feedIsOn: "There has been an address since {date}. It is shown only when it is made.",
      feedMake: "Make an address",
      feedAnew: "Make a new address; the old one ends",
      feedEnd: "End the address",
      feedMade: "Your address is made",
      feedShown:
        "Copy it into your podcast app now: it is not shown again. Whoever has it can hear your recordings.",
      feedAddress: "Address of your podcast",
      feedTitle: "My recordings on Earshot",
      added: "You are subscribed. The feed is being read.",
      removed: "You are unsubscribed. You can take that back for a day.",
      putBack: "You are subscribed again.",
      changed: "That is changed.",
      asked: "The episode is being fetched.",
      soundRemoved: "The sound is removed. You can get it again.",
      feedEnded: "The address has ended."))
}
