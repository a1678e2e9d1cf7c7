// SPDX-License-Identifier: Apache-2.0

import Accounts
import HTML
import HTTPServer
import Reading
import Speaking

/// The form in which a requester says what they think of the reading that they kept.
///
/// - Parameter state: What was filled in and refused; nil to show what is stored.
func ratingSection(
  _ rating: Rating?, _ state: FormState?, at address: String, _ visit: Visit
) -> Node {
  let words = RatingWords[visit]
  let state =
    state
    ?? FormState(values: [
      "stars": rating.map { "\($0.stars.rawValue)" } ?? "", "comment": rating?.comment ?? "",
    ])
  return section(.class("stack"), .ariaLabelledBy("rating")) {
    h2(.id("rating")) { words.heading }
    form(.class("form"), .action("\(address)/rating"), .method(.post), .novalidate()) {
      Choices(
        name: "stars", question: words.stars,
        choices: Stars.range.reversed().compactMap(Stars.init(rawValue:)).map {
          Choice(value: "\($0.rawValue)", label: words.name(of: $0))
        }
      ).node(state, visit)
      Field(name: "comment", label: words.comment, hint: words.commentHint, saysOptional: false)
        .node(state, visit) { own in
          textarea(own, .rows(3), .dir(.auto)) { state.value("comment") }
        }
      div(.class("form__actions")) {
        button(.submit, .class("button button--main")) { words.save }
      }
    }
    if rating != nil { act(words.remove, .remove, to: "\(address)/rating/remove", visit) }
  }
}

/// The words of a requester to the volunteer whose reading they kept.
@HTMLBuilder func commentNode(_ request: TakenRequest, _ visit: Visit) -> Node {
  if let comment = request.comment {
    p { RatingWords[visit].writes(request.summary.requesterFirstName) }
    blockquote(.dir(.auto)) { comment }
  }
}

extension Site {
  /// Rating a reading.
  func addRatingRoutes(to router: inout Router) {
    router.post("/read/requests/{id}/rating", .reading) { request, id in
      try await rate(id, request)
    }
    router.post("/read/requests/{id}/rating/remove", .reading) { request, id in
      try await act(request, done: .unrated, at: "/read/requests/\(id.rawValue)") {
        (person) throws(ReadingError) in try await reading.removeRating(of: id, by: person)
      }
    }
  }

  private func rate(_ id: ReadingID, _ request: Request) async throws -> Response {
    let here = "/read/requests/\(id.rawValue)"
    guard let account = visit(of: request).account else { return askToSignIn(request) }
    var state = FormState(request.form, ["stars", "comment"])
    do throws(any Error) {
      if let stars = Int(state.value("stars")).flatMap(Stars.init(rawValue:)) {
        try await reading.rate(
          id, Rating(stars: stars, comment: state.value("comment")), by: account.id)
        return .redirect(to: Done.rated.at(here))
      }
      state.refuse("stars") { RatingWords[$0].chooseStars }
    } catch ReadingError.commentTooLong(let most) {
      state.refuse("comment") { ReadWords[$0].tooLongReport("\(most)") }
    } catch ReadingError.noSuchRequest {
      throw Problem.notFound
    } catch let error as ReadingError {
      return try sayWhy(error, at: here)
    }
    return try await onePage(id, account, request, rating: state)
  }
}
