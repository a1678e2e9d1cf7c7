// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import Fetching
import Foundation
import HTTPServer
import Library
import Podcasts
import Speaking

extension PathParameter where Value == PodcastID {
  /// The identifier of a podcast.
  static var podcast: Self {
    PathParameter<String>.text.map { $0.utf8.count <= 64 ? PodcastID(rawValue: $0) : nil }
  }
}

extension PathParameter where Value == EpisodeID {
  /// The identifier of an episode.
  static var episode: Self {
    PathParameter<String>.text.map { $0.utf8.count <= 64 ? EpisodeID(rawValue: $0) : nil }
  }
}

extension Site {
  /// The addresses of podcasts.
  func addPodcastRoutes(to router: inout Router) {
    router.get("/listen/podcasts") { request in
      respond(with: try await podcastShelf(request), to: request)
    }
    router.post("/listen/podcasts") { request in try await addPodcast(request) }
    router.get("/listen/podcasts/list") { request in
      try await ofPodcasts(request) { account in
        var response = Response.bytes(
          try await podcasts.list(of: account), type: ContentType("text/x-opml; charset=utf-8"))
        response.headers[.contentDisposition] = "attachment; filename=\"podcasts.opml\""
        response.headers[.cacheControl] = "private, no-store"
        return response
      }
    }
    router.post(
      "/listen/podcasts/list",
      body: .upload(maximumBytes: podcasts.limits.listBytes + (1 << 16), lane: .members),
      sender: signedInSender
    ) { request in try await addPodcastList(request) }
    addOwnFeedRoutes(to: &router)
    router.get("/listen/podcasts/{id}", .podcast) { request, id in
      try await ofPodcasts(request) { account in try await showPodcast(id, account, request) }
    }
    router.post("/listen/podcasts/{id}/remove", .podcast) { request, id in
      try await ofPodcasts(request) { account in
        try await podcasts.remove(id, by: account)
        return .redirect(to: Done.podcastRemoved.at("/listen/podcasts?request=\(id.rawValue)"))
      }
    }
    router.post("/listen/podcasts/{id}/restore", .podcast) { request, id in
      try await ofPodcasts(request) { account in
        try await podcasts.restore(id, by: account)
        return .redirect(to: Done.podcastBack.at("/listen/podcasts/\(id.rawValue)"))
      }
    }
    for (word, getsNew) in [("new-on", true), ("new-off", false)] {
      router.post("/listen/podcasts/{id}/\(word)", .podcast) { request, id in
        try await ofPodcasts(request) { account in
          try await podcasts.setGetsNew(getsNew, of: id, for: account)
          return .redirect(to: Done.podcastChanged.at("/listen/podcasts/\(id.rawValue)"))
        }
      }
    }
    addEpisodeRoutes(to: &router)
  }

  private func addEpisodeRoutes(to router: inout Router) {
    router.get("/listen/episodes/{id}", .episode) { request, id in
      try await ofPodcasts(request) { account in
        let view = try await opened(id, account)
        return respond(with: episodePage(view, visit(of: request)), to: request)
      }
    }
    router.post("/listen/episodes/{id}/get", .episode) { request, id in
      try await ofPodcasts(request) { account in
        do throws(PodcastError) { try await podcasts.getSound(of: id, for: account) } catch {
          guard case .noRoom(let bytes) = error else { throw error }
          var state = FormState()
          state.refuse(PodcastField.get) { PodcastPageWords[$0].noRoom("\(bytes / 1_000_000)") }
          let view = try await opened(id, account, state)
          return respond(
            with: episodePage(view, visit(of: request)), to: request, status: .conflict)
        }
        return .redirect(to: Done.episodeAsked.at("/listen/episodes/\(id.rawValue)"))
      }
    }
    router.post("/listen/episodes/{id}/remove", .episode) { request, id in
      try await ofPodcasts(request) { account in
        try await podcasts.removeSound(of: id, for: account)
        return .redirect(to: Done.soundRemoved.at("/listen/episodes/\(id.rawValue)"))
      }
    }
  }

  /// Does something with podcasts of the person who asks; what is not theirs is not there.
  func ofPodcasts(
    _ request: Request, _ body: (AccountID) async throws -> Response
  ) async throws -> Response {
    guard let account = visit(of: request).account else { return askToSignIn(request) }
    do throws(any Error) {
      return try await body(account.id)
    } catch PodcastError.noSuchPodcast {
      throw Problem.notFound
    } catch PodcastError.noSuchEpisode {
      throw Problem.notFound
    } catch PodcastError.tooMany(let maximum) {
      var state = FormState()
      state.refuse(PodcastField.address) { PodcastPageWords[$0].tooMany("\(maximum)") }
      return try await refusePodcast(state, request)
    }
  }

  private func podcastShelf(
    _ request: Request, _ state: FormState = FormState(), told: AddedPodcasts? = nil
  ) async throws -> Page {
    let visit = visit(of: request)
    var view = PodcastShelfView(told: told, state: state, now: clock.now)
    if let account = visit.account {
      view.podcasts = try await podcasts.podcasts(of: account.id)
      view.feedMadeAt = try await podcasts.privateFeedDate(of: account.id)
    }
    return podcastsPage(view, visit)
  }

  private func refusePodcast(_ state: FormState, _ request: Request) async throws -> Response {
    respond(
      with: try await podcastShelf(request, state), to: request, status: .unprocessableContent)
  }

  private func addPodcast(_ request: Request) async throws -> Response {
    guard let account = visit(of: request).account else { return askToSignIn(request) }
    var state = FormState(request.form, [PodcastField.address])
    do throws(PodcastError) {
      let address = state.value(PodcastField.address)
      let id = try await podcasts.add(address, for: account.id)
      return .redirect(to: Done.podcastAdded.at("/listen/podcasts/\(id.rawValue)"))
    } catch {
      guard let words = error.words else { throw error }
      state.refuse(PodcastField.address, words)
    }
    return try await refusePodcast(state, request)
  }

  private func addPodcastList(_ request: Request) async throws -> Response {
    guard let account = visit(of: request).account else { return askToSignIn(request) }
    var state = FormState()
    if let file = request.form.file(PodcastField.list), !file.clientName.isEmpty {
      let bytes = FileManager.default.contents(atPath: file.path).map { [UInt8]($0) } ?? []
      var told: AddedPodcasts?
      do throws(PodcastError) { told = try await podcasts.addList(bytes, for: account.id) } catch {
        guard let words = error.words else { throw error }
        state.refuse(PodcastField.list, words)
      }
      if let told {
        return respond(with: try await podcastShelf(request, told: told), to: request)
      }
    } else {
      state.refuse(PodcastField.list) { PodcastPageWords[$0].noList }
    }
    return try await refusePodcast(state, request)
  }

  private func showPodcast(
    _ id: PodcastID, _ account: AccountID, _ request: Request
  ) async throws -> Response {
    let first = request.query["from"].flatMap { Int($0) } ?? 0
    let found = try await podcasts.podcast(id, from: first, for: account)
    let view = PodcastView(
      podcast: found.podcast, episodes: found.episodes, first: max(0, first),
      areMore: found.areMore, size: podcasts.limits.episodesOnPage, now: clock.now)
    return respond(with: podcastPage(view, visit(of: request)), to: request)
  }

  private func opened(
    _ id: EpisodeID, _ account: AccountID, _ state: FormState = FormState()
  ) async throws -> EpisodeView {
    let opened = try await podcasts.episode(id, for: account)
    var view = EpisodeView(opened: opened, state: state, now: clock.now)
    if case .ready(let track) = opened.episode.state {
      view.track = try? await library.track(track, for: account)
    }
    return view
  }
}

extension PodcastError {
  /// What is said of it at the field; nil for what is no fault of the person.
  var words: Saying? {
    switch self {
    case .link(let error):
      switch error {
      case .notALink, .tooLong: { PodcastPageWords[$0].notALink }
      case .notSecure, .withName, .port: { PodcastPageWords[$0].notSecure }
      }
    case .tooMany(let most): { PodcastPageWords[$0].tooMany("\(most)") }
    case .list(.noFeed): { PodcastPageWords[$0].noSuchList }
    case .list(let problem): { problem.message(in: $0) }
    case .listTooLarge: { PodcastPageWords[$0].listTooLarge }
    case .noRoom(let bytes): { PodcastPageWords[$0].noRoom("\(bytes / 1_000_000)") }
    case .noSuchPodcast, .noSuchEpisode, .files, .library, .database: nil
    }
  }
}
