// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PodcastProblemWords {
  static let english = Edition(
    PodcastProblemWords(
      unreachable: "Nothing can be reached at this address. Check it, or wait: it is tried again.",
      untrusted:
        "The certificate of the server there is not valid. Tell the makers of the podcast.",
      sentElsewhere:
        "The server there sends on to an address that is not followed. Give the address where the file really is.",
      notFound: "There is nothing at this address any more. Look for its new address.",
      gone:
        "Its makers have ended it, says the server there. You can unsubscribe; what you got stays until then.",
      notPublic: "Only those who sign in there get it. Look for a public address.",
      refused: "The server there refuses or has failed. It is worth trying later.",
      webPage:
        "There is a web page at this address, not the file. Look on the page for “RSS” or for the sound itself.",
      packed:
        "The server there sends it compressed, which nobody asked for. Tell the makers of the podcast.",
      tooLarge:
        "It is larger than what is taken here: a feed may have 10 megabytes, an episode 500.",
      tooSlow: "It comes too slowly. It is worth trying later.",
      brokenOff: "It ended before its end. It is worth trying again.",
      noFeed: "What is there is no feed of a podcast. Look for the address that is called “RSS”.",
      damaged: "It is damaged and cannot be read. Tell the makers of the podcast.",
      entities:
        "It refers to things outside itself, which are not followed for safety. Tell the makers of the podcast.",
      tooMuchWork: "Reading it takes too much work. Tell the makers of the podcast.",
      badAddress:
        "Its address is not secure (https) or makes no sense. Tell the makers of the podcast.",
      notSound: "The file is no sound that can be opened. Tell the makers of the podcast.",
      tooShort: "The sound has no length: there is nothing to hear in it.",
      tooLong: "The sound is longer than a day, and that is the most.",
      noRoom: "There is no room for it: remove the sound of another episode first.",
      serverFailed: "This server failed. Tell the people who look after it."))
}
