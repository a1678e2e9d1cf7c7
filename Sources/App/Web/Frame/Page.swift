// SPDX-License-Identifier: Apache-2.0

import HTML

/// A page before it is put into the frame that all pages share.
struct Page: Sendable {
  /// Where a page belongs in the navigation.
  enum Place: Sendable, Equatable {
    case home
    case ability(Ability)
    case settings
    case account
    case elsewhere
  }

  /// How the one heading of the first level stands on the page.
  enum Heading: Sendable {
    /// Above the content, with a sentence under it and a way back over it, where there are any.
    case above(lead: String?, back: Link?)
    /// The content brings it, with the title's words.
    case inContent
  }

  /// A link with its words.
  struct Link: Sendable {
    let words: String
    let address: String

    /// The link as the way back, above a heading.
    func node(_ visit: Visit) -> Node {
      a(.class("back"), .href(address)) {
        Icon.arrowBack.node(visit)
        words
      }
    }
  }

  /// The heading and the title of the document, in the language of the visit.
  let title: String
  let place: Place
  let heading: Heading
  /// Style sheets of this page beside those of every page: names in `Public`, such as `walk/guide`, without `.css`.
  let styles: [String]
  /// Modules of this page: names in `Public`, such as `walk/guide`, without `.js`.
  let modules: [String]
  /// What these open before they can be used: WebAssembly modules in `Public/generated`, without `.wasm`.
  let cores: [String]
  /// Whether a form on the page was refused: the title says so first.
  let hasErrors: Bool
  let content: Node
  /// What a device keeps that has the page open, beside its ability.
  var alsoKept: [Keepable] = []
  /// Where the page is opened; nil where it stands at the address that was asked for.
  ///
  /// What answers a form stands at the address of the form, and that cannot be opened or is another page.
  private(set) var address: String?

  /// A page with its heading above the content.
  init(
    _ title: String, in place: Place, lead: String? = nil, back: Link? = nil,
    styles: [String] = [], modules: [String] = [], cores: [String] = [], hasErrors: Bool = false,
    @HTMLBuilder content: () -> Node
  ) {
    self.init(
      title, in: place, heading: .above(lead: lead, back: back), styles: styles, modules: modules,
      cores: cores, hasErrors: hasErrors, content: content)
  }

  /// A page with its heading where `heading` says.
  init(
    _ title: String, in place: Place, heading: Heading, styles: [String] = [],
    modules: [String] = [], cores: [String] = [], hasErrors: Bool = false,
    @HTMLBuilder content: () -> Node
  ) {
    self.title = title
    self.place = place
    self.heading = heading
    self.styles = styles
    self.modules = modules
    self.cores = cores
    self.hasErrors = hasErrors
    self.content = content()
  }

  /// The page with the address at which it is opened, for a page that may answer a form.
  func at(_ address: String) -> Page {
    var page = self
    page.address = address
    return page
  }
}
