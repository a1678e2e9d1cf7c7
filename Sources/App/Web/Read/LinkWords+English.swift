// SPDX-License-Identifier: Apache-2.0

import Speaking

extension LinkWords {
  static let english = Edition(
    LinkWords(
      heading: "Or send a link",
      label: "Link to your recording",
      hint: """
        A link to the sound file itself, for example from your cloud storage. We fetch the sound. \
        The person who asked hears it and never sees the link.
        """,
      send: "Send the link",
      missing: "Enter the link to your recording.",
      notALink: "This is not a link. A link begins with https:// and has no spaces.",
      tooLong: "The link has more than {maximum} characters. Use a shorter link.",
      notSecure: "The link must begin with https://.",
      withName: "There is a name or a password in the link. Use a link that works without.",
      port: "There is a port number in the link. Use a link that works without.",
      off: "This server takes no links. Send the sound file itself.",
      underWay: """
        We are already fetching a recording of yours. Send the next link when it is here.
        """,
      yourLink: "Your link",
      of: "{title}: {news}",
      sent: "Your link is sent.",
      cameToNothing: "We could not fetch your recording.",
      stopped: "We stopped fetching and deleted the link.",
      fetching: "We are fetching your recording.",
      fetchingLead: "This takes five minutes at most. You can leave this page.",
      stop: "Stop fetching",
      failedLead: "You still have the text. Send another link, or the sound file itself.",
      unreachable: """
        We found no server at this link. Check the link. It must work from everywhere on the \
        internet, not only at home or at work.
        """,
      untrusted: "The server at this link has no valid certificate, so we fetched nothing.",
      sentElsewhere: """
        The link leads on to places where we do not follow. Use the link to the sound file itself.
        """,
      notFound: "There is no file at this link. Check the link.",
      notPublic: """
        The file is not public: one has to sign in for it. Share it with everybody who has the \
        link, and send the link again.
        """,
      refused: "The server at this link did not give us the file. Try again later.",
      webPage: """
        This is a page and not a sound. Use the link to the sound file itself: where you store \
        it, it is often called “direct link” or “download”.
        """,
      packed: "The server at this link sends the file packed, and we cannot unpack it.",
      tooSlow: "The file came too slowly. Try again later.",
      brokenOff: "The file did not come to its end. Try again later."))
}
