// SPDX-License-Identifier: Apache-2.0

import Accounts
import HTML
import Speaking

extension Page {
  /// The whole document: the page in the frame that all pages share.
  func document(for visit: Visit) -> Node {
    html(
      .lang(visit.language.tag),
      .dir(visit.language.direction == .rightToLeft ? .rightToLeft : .leftToRight),
      .data("appearance", visit.settings.appearance.rawValue),
      .data("text-size", visit.settings.textSize.rawValue),
      .data("speaking", visit.settings.speaking.word),
      .when(visit.account != nil, .data("signed-in")),
      .data("version", visit.assets.version), .data("face", visit.face),
      .data("keeps", kept.map(\.word).joined(separator: " ")), .when(visit.isKept, .data("kept"))
    ) {
      documentHead(for: visit)
      body {
        a(.class("skip-link"), .href("#main")) { FrameWords[visit].skip }
        siteHeader(for: visit, at: place)
        main(.id("main"), .tabindex(-1)) { mainContent(for: visit) }
        siteFooter(for: visit)
        if visit.settings.speaking == .selfVoicing { voiceBar(visit) }
        // Scripts write what is to be said into these; the second is for danger only.
        // Only what is new is to be read; a role besides would be told as two more things at the end of every page.
        div(.id("announcements"), .class("visually-hidden"), .ariaLive(.polite)) {}
        div(.id("announcements-urgent"), .class("visually-hidden"), .ariaLive(.assertive)) {}
        if visit.typesInBraille { brailleEntry(visit) }
        newVersionTemplate(visit)
        if visit.account != nil, modules.contains("read/reading") { signedOutPage(visit) }
      }
    }
  }

  /// What a script shows in the place of what is private, when the session has ended elsewhere.
  private func signedOutPage(_ visit: Visit) -> Node {
    template(.id("signed-out"), .data("words", AccountWords[visit].isSignedOut)) {
      div(.class("frame stack")) {
        div(.class("page-head")) {
          h1(.tabindex(-1)) { AccountWords[visit].isSignedOut }
          p(.class("lead")) { AccountWords[visit].isSignedOutLead }
        }
        p {
          a(
            .class("button button--main"),
            .href(visit.signInAddress)
          ) {
            Icon.account.node(visit)
            FrameWords[visit].signIn
          }
        }
      }
    }
  }

  @HTMLBuilder private func mainContent(for visit: Visit) -> Node {
    div(.class("frame stack")) {
      if visit.isKept, visit.address != unkeptAddress { keptLine(visit) }
      if let notice = visit.notice { notice.node(for: visit) }
      switch heading {
      case .above(let lead, let back):
        div(.class("page-head")) {
          if let back { back.node(visit) }
          h1 { title }
          if let lead { p(.class("lead")) { lead } }
        }
      case .inContent: Node.empty
      }
      content
    }
  }

  /// The style sheets of every page.
  private static let sheets = [
    "tokens", "base", "layout", "header", "components", "controls", "forms",
  ].map { "styles/\($0)" }

  private func documentHead(for visit: Visit) -> Node {
    head {
      meta(.charset("utf-8"))
      HTML.title { documentTitle(for: visit) }
      meta(.name("viewport"), .content("width=device-width, initial-scale=1"))
      meta(.name("color-scheme"), .content(visit.settings.appearance.colourScheme))
      themeColours(of: visit.settings.appearance)
      script(src: visit.assets("runtime/first.js"), isModule: false)
      for font in LanguageFacts[visit].fonts {
        link(
          .rel("preload"), .href(visit.assets("generated/\(font).woff2")), .as("font"),
          .type("font/woff2"), .crossorigin(.anonymous))
      }
      for sheet in Self.sheets + styles {
        link(.rel("stylesheet"), .href(visit.assets("\(sheet).css")))
      }
      if visit.settings.speaking == .selfVoicing {
        link(.rel("stylesheet"), .href(visit.assets("voice/voice.css")))
      }
      appearanceSheet(for: visit)
      link(.rel("icon"), .type("image/svg+xml"), .href(visit.assets("icons/mark.svg")))
      link(.rel("apple-touch-icon"), .href(visit.assets("icons/mark-180.png")))
      link(.rel("manifest"), .href("/manifest.webmanifest"))
      if visit.typesInBraille, !styles.contains("braille/pad") {
        link(.rel("stylesheet"), .href(visit.assets("braille/pad.css")))
      }
      // What scripts open is most of what comes, so it is asked for before they are there; the first of them is opened first.
      for (number, core) in coresAtOnce(visit).enumerated() {
        link(
          .rel("preload"), .href(visit.assets("generated/\(core).wasm")), .as("fetch"),
          .crossorigin(.anonymous), number == 0 ? .group([]) : .attribute("fetchpriority", "low"))
      }
      // The voice is there before what it speaks.
      let voice = visit.settings.speaking == .selfVoicing ? ["voice/voicing"] : []
      let scripts =
        (voice + modules + (visit.typesInBraille ? ["braille/entry"] : []) + ["offline/keeping"])
        .map { "\($0).js" }
      for script in visit.assets.imports?.all(of: scripts) ?? [] {
        link(.rel("modulepreload"), .href(visit.assets(script)))
      }
      for script in scripts { HTML.script(src: visit.assets(script)) }
    }
  }

  private func coresAtOnce(_ visit: Visit) -> [String] {
    guard visit.settings.speaking == .selfVoicing else { return cores }
    return ["ownvoice"] + cores.filter { $0 != "ownvoice" }
  }

  /// What the last act did comes first, since the title is the first thing that a screen reader says.
  private func documentTitle(for visit: Visit) -> String {
    let name = place == .home ? FrameWords[visit].homeTitle : "\(title) – Earshot"
    if hasErrors { return FrameWords[visit].errorInTitle + " " + name }
    if let notice = visit.notice { return notice.words + " " + name }
    return name
  }

  /// The tokens of the dark appearance win over those of the light one by coming later.
  private func appearanceSheet(for visit: Visit) -> Node {
    switch visit.settings.appearance {
    case .light: .empty
    case .system:
      link(
        .rel("stylesheet"), .href(visit.assets("styles/night.css")),
        .media("(prefers-color-scheme: dark)"))
    case .dark: link(.rel("stylesheet"), .href(visit.assets("styles/night.css")))
    case .highContrast: link(.rel("stylesheet"), .href(visit.assets("styles/contrast.css")))
    }
  }

  /// The colour of the browser's own bars: that of the header (`--surface` in the style sheets).
  private func themeColours(of appearance: Appearance) -> Node {
    let light = "#ffffff"
    let dark = "#19212f"
    return switch appearance {
    case .light: meta(.name("theme-color"), .content(light))
    case .dark: meta(.name("theme-color"), .content(dark))
    case .highContrast: meta(.name("theme-color"), .content("#000000"))
    case .system:
      .fragment {
        meta(.name("theme-color"), .content(light), .media("(prefers-color-scheme: light)"))
        meta(.name("theme-color"), .content(dark), .media("(prefers-color-scheme: dark)"))
      }
    }
  }
}

extension Appearance {
  fileprivate var colourScheme: String {
    switch self {
    case .system: "light dark"
    case .light: "light"
    case .dark, .highContrast: "dark"
    }
  }
}

extension SpeakingOutlet {
  /// The word by which scripts know it.
  fileprivate var word: String {
    switch self {
    case .screenReader: "screen-reader"
    case .selfVoicing: "self-voicing"
    }
  }
}
