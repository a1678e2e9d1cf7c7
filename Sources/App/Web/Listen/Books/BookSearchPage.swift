// SPDX-License-Identifier: Apache-2.0

import BookShelf
import Books
import HTML
import Speaking

/// Where a text was found in a book.
func bookSearchPage(
  _ text: String, _ found: [FoundSentence], in view: OpenedBookView, _ visit: Visit
) -> Page {
  let words = BookPageWords[visit]
  var state = FormState()
  state.values["q"] = text
  return Page(
    words.results(["text": text, "title": view.book.title]), in: .ability(.listen),
    back: Page.Link(words: view.book.title, address: view.address)
  ) {
    p(.role(.status)) { standing(found.count, text, words) }
    ol(.class("stack")) {
      for sentence in found {
        li(.class("stack stack--tight")) {
          a(.href(address(of: sentence, view)), .dir(.auto)) { sentence.text }
          if !sentence.partTitle.isEmpty {
            p(.class("quiet"), .dir(.auto)) { sentence.partTitle }
          }
        }
      }
    }
    searchForm(view.address, state, visit)
  }
}

private func standing(_ count: Int, _ text: String, _ words: BookPageWords) -> String {
  if count == 0 { return words.notFound(text) }
  return count < Book.mostPlaces ? words.found(count) : words.foundMore("\(count)")
}

/// Leads to the sentence in its part, which is then heard from there.
private func address(of sentence: FoundSentence, _ view: OpenedBookView) -> String {
  let place = "\(sentence.place.paragraph)-\(sentence.place.sentence)"
  return "\(view.address)?part=\(sentence.part)&from=\(place)#s-\(place)"
}
