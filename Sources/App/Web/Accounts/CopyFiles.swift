// SPDX-License-Identifier: Apache-2.0

import AccountCopies
import Accounts
import Archives
import Bytes
import Foundation
import HTML
import Speaking

/// What stands in the copy of all data for people to read: a page and a text, in their language.
func copyFiles(
  of account: Account, _ copy: AccountCopy, day: String, in language: Language
) -> [ArchiveEntry] {
  let words = CopyWords[language]
  let lines = [
    words.heading(["name": account.name]), words.made(["day": day]), "", words.openIndex,
    words.files, words.attached, words.rest, words.notInside, "",
  ]
  let page = copyIndex(of: account, copy, day: day, in: language)
  return [
    ArchiveEntry(name: "README.txt", content: .bytes(Array(lines.joined(separator: "\n").utf8))),
    ArchiveEntry(name: "index.html", content: .bytes(page.renderDocument())),
  ]
}

/// The page of the copy: headings and lists, and links to the sounds.
private func copyIndex(
  of account: Account, _ copy: AccountCopy, day: String, in language: Language
) -> Node {
  let words = CopyWords[language]
  let heading = words.heading(["name": account.name])
  return html(
    .lang(language.tag), .dir(language.direction == .rightToLeft ? .rightToLeft : .leftToRight)
  ) {
    head {
      meta(.charset("utf-8"))
      meta(.name("viewport"), .content("width=device-width, initial-scale=1"))
      title { heading }
    }
    body {
      main {
        h1 { heading }
        p { words.made(["day": day]) }
        p { words.rest }
        p { words.notInside }
        h2 { words.account }
        ul {
          li { words.name + ": " + account.name }
          li { words.username + ": " + account.username }
          li { words.email + ": " + (account.email ?? words.noEmail) }
        }
        h2 { words.requests }
        requests(copy, words)
        h2 { words.sounds }
        sounds(copy, words)
      }
    }
  }
}

@HTMLBuilder private func requests(_ copy: AccountCopy, _ words: CopyWords) -> Node {
  let requests = copy.rows("requests")
  if requests.isEmpty { p { words.noRequests } }
  for request in requests {
    let id = request["id"]?.string
    h3 { request["title"]?.string ?? "" }
    for line in (request["body"]?.string ?? "").split(separator: "\n") { p { String(line) } }
    list(copy.attachedFiles.filter { $0.request == id }.map(\.name))
    list(copy.sounds.filter { $0.request == id }.map(\.name))
  }
}

@HTMLBuilder private func sounds(_ copy: AccountCopy, _ words: CopyWords) -> Node {
  if copy.sounds.isEmpty { p { words.noSounds } }
  list(copy.sounds.map(\.name))
}

/// Files of the archive, each a link by its name.
@HTMLBuilder private func list(_ paths: [String]) -> Node {
  if !paths.isEmpty {
    ul {
      for path in paths {
        li {
          a(.href(path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path)) {
            path.split(separator: "/").last.map { String($0) } ?? path
          }
        }
      }
    }
  }
}
