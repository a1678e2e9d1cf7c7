// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database

/// What of one table belongs to a person, as it goes into the copy of all their data.
struct CopiedTable: Sendable {
  /// The name of the list in the copy.
  let name: String
  /// The table that it is from.
  let table: String
  /// The rows of a person.
  ///
  /// Columns that end in `_at`, `_until` or are a deadline are moments; those that begin with
  /// `is_` are true or false; one that ends in `_name` holds somebody's name, of which others see the first word.
  let rows: @Sendable (AccountID) -> Statement

  init(
    _ name: String, from table: String, _ rows: @escaping @Sendable (AccountID) -> Statement
  ) {
    self.name = name
    self.table = table
    self.rows = rows
  }
}

extension CopiedTable {
  /// Why tables are in no copy; every table is either copied or named here, which a test holds.
  static let exceptions: [String: String] = [
    "attempts": "Hashes that are kept for minutes, and name no account.",
    "jobs": "Work that waits; what it is about is in the copy.",
    "language_ranks": "About languages, not about people.",
    "map_editions": "How often maps were changed.",
    "map_items": "What everybody sees on the maps; who changed it is in the copy.",
    "reading_settings": "Rules of the host.",
    "relayed_changes": "Which page to load anew; kept for minutes.",
    "schema_migrations": "About the database.",
    "swept_files": "Names of files that are gone.",
  ]

  /// Everything that is copied, in the order of the copy.
  static let all: [CopiedTable] =
    accounts + requests + volunteering + listening + books
    + CopiedTable.podcasts + maps

  private static let accounts = [
    CopiedTable("account", from: "accounts") { id in
      """
      SELECT name, username, email, role, language, appearance, text_size, speaking, created_at,
        is_operator, volunteer_since AS volunteer_at, vetted_at, barred_at
      FROM accounts WHERE id = \(id)
      """
    },
    CopiedTable("sessions", from: "sessions") { id in
      """
      SELECT id, client, created_at, last_used_at, expires_at FROM sessions
      WHERE account = \(id) ORDER BY created_at, id
      """
    },
    CopiedTable("devices", from: "devices") { id in
      "SELECT last_used_at FROM devices WHERE account = \(id) ORDER BY last_used_at"
    },
    CopiedTable("passwordLinks", from: "password_links") { id in
      """
      SELECT origin, made_at, expires_at, used_at FROM password_links
      WHERE account = \(id) ORDER BY made_at, origin
      """
    },
    CopiedTable("confirmedAddress", from: "confirmed_addresses") { id in
      "SELECT confirmed_at FROM confirmed_addresses WHERE account = \(id)"
    },
    CopiedTable("addressLinks", from: "address_links") { id in
      "SELECT made_at, expires_at FROM address_links WHERE account = \(id)"
    },
    CopiedTable("leftAddresses", from: "left_addresses") { id in
      "SELECT address, left_at FROM left_addresses WHERE account = \(id) ORDER BY left_at, id"
    },
    CopiedTable("toldByMail", from: "told_by_mail") { id in
      "SELECT since_at FROM told_by_mail WHERE account = \(id)"
    },
    CopiedTable("blocks", from: "blocks") { id in
      """
      SELECT blocks.id, accounts.name AS blocked_name, blocks.created_at
      FROM blocks JOIN accounts ON accounts.id = blocks.blocked
      WHERE blocks.blocker = \(id) ORDER BY blocks.created_at, blocks.id
      """
    },
    CopiedTable("reportsSent", from: "reports") { id in
      """
      SELECT id, request, reason, words, created_at FROM reports
      WHERE reporter = \(id) ORDER BY created_at, id
      """
    },
  ]

  private static let requests = [
    CopiedTable("requests", from: "requests") { id in
      """
      SELECT id, title, body, category, language, deadline, created_at, state, claimed_until,
        accepted_at, withdrawn_at, audience, pace, dialect, voice, extras
      FROM requests WHERE requester = \(id) ORDER BY created_at, id
      """
    },
    CopiedTable("files", from: "attachments") { id in
      """
      SELECT id, request, name, sort, byte_count, state, problem, language, added_at, removed_at
      FROM attachments WHERE request IN (SELECT id FROM requests WHERE requester = \(id))
      ORDER BY request, position
      """
    },
    CopiedTable("filePages", from: "attachment_pages") { id in
      """
      SELECT attachment AS file, number, text FROM attachment_pages
      WHERE attachment IN (SELECT attachments.id FROM attachments
        JOIN requests ON requests.id = attachments.request WHERE requests.requester = \(id))
      ORDER BY attachment, number
      """
    },
    // Of a form that was refused; their bytes are on the device that they came from, and go within a day.
    CopiedTable("filesKept", from: "kept_files") { id in
      """
      SELECT id, name, sort, byte_count, kept_at FROM kept_files
      WHERE account = \(id) ORDER BY kept_at, id
      """
    },
    CopiedTable("severalReaders", from: "part_wishes") { id in
      """
      SELECT request, most FROM part_wishes
      WHERE request IN (SELECT id FROM requests WHERE requester = \(id)) ORDER BY request
      """
    },
    // A part is among the requests too.
    CopiedTable("parts", from: "request_parts") { id in
      """
      SELECT request, whole, number FROM request_parts
      WHERE whole IN (SELECT id FROM requests WHERE requester = \(id)) ORDER BY whole, number
      """
    },
    CopiedTable("urgentRequests", from: "urgent_requests") { id in
      """
      SELECT request, asked_at, ends_at, ended_at FROM urgent_requests
      WHERE requester = \(id) ORDER BY asked_at, request
      """
    },
    CopiedTable("readersNamed", from: "request_readers") { id in
      """
      SELECT request, name FROM request_readers
      WHERE request IN (SELECT id FROM requests WHERE requester = \(id)) ORDER BY request, name
      """
    },
    // Who took a text is told once they opened it.
    CopiedTable("openings", from: "claims") { id in
      """
      SELECT claims.request, accounts.name AS volunteer_name, claims.opened_at, claims.ended_at,
        claims.ending
      FROM claims LEFT JOIN accounts ON accounts.id = claims.volunteer
      WHERE claims.opened_at IS NOT NULL
        AND claims.request IN (SELECT id FROM requests WHERE requester = \(id))
      ORDER BY claims.opened_at, claims.id
      """
    },
    // What is to replace a recording is the volunteer's alone until it can be heard.
    CopiedTable("recordings", from: "recordings") { id in
      """
      SELECT id, request, place, state, problem, duration_ms, sent_at, set_aside_at
      FROM recordings WHERE place <> 'replacement'
        AND request IN (SELECT id FROM requests WHERE requester = \(id)) ORDER BY sent_at, id
      """
    },
    CopiedTable("ratings", from: "ratings") { id in
      """
      SELECT request, stars, comment, rated_at FROM ratings
      WHERE request IN (SELECT id FROM requests WHERE requester = \(id)) ORDER BY rated_at, request
      """
    },
  ]

  private static let books = [
    CopiedTable("books", from: "books") { id in
      """
      SELECT id, name AS file, title, authors, language, byte_count, state, is_machine_spoken,
        page_count, duration_ms, added_at, removed_at
      FROM books WHERE account = \(id) ORDER BY added_at, id
      """
    },
    CopiedTable("bookParts", from: "book_parts") { id in
      """
      SELECT book, number, title, level, track, start_ms, content FROM book_parts
      WHERE book IN (SELECT id FROM books WHERE account = \(id)) ORDER BY book, number
      """
    },
  ]

  private static let volunteering = [
    CopiedTable("claims", from: "claims") { id in
      """
      SELECT id, request, taken_at, opened_at, ended_at, ending FROM claims
      WHERE volunteer = \(id) ORDER BY taken_at, id
      """
    },
    CopiedTable("readings", from: "requests") { id in
      """
      SELECT requests.id AS request, requests.title, requests.category, requests.language,
        requests.state, requests.claimed_until, requests.accepted_at, ratings.comment
      FROM requests LEFT JOIN ratings ON ratings.request = coalesce((SELECT whole
        FROM request_parts WHERE request_parts.request = requests.id), requests.id)
      WHERE requests.volunteer = \(id) AND requests.withdrawn_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM blocks
          WHERE (blocker = \(id) AND blocked = requests.requester)
            OR (blocked = \(id) AND blocker = requests.requester))
      ORDER BY requests.created_at, requests.id
      """
    },
    CopiedTable("findings", from: "recording_findings") { id in
      """
      SELECT recordings.request, recording_findings.findings
      FROM recording_findings JOIN recordings ON recordings.id = recording_findings.recording
        JOIN requests ON requests.id = recordings.request
      WHERE requests.volunteer = \(id) ORDER BY recordings.sent_at, recordings.id
      """
    },
    CopiedTable("links", from: "sound_links") { id in
      "SELECT id, request, link, problem, sent_at FROM sound_links WHERE volunteer = \(id)"
    },
    CopiedTable("calls", from: "rings") { id in
      "SELECT request, rung_at FROM rings WHERE account = \(id) ORDER BY rung_at, request"
    },
    CopiedTable("wantsCalls", from: "rung_volunteers") { id in
      "SELECT 1 AS is_called FROM rung_volunteers WHERE account = \(id)"
    },
    CopiedTable("interests", from: "interests") { id in
      "SELECT kind, value FROM interests WHERE account = \(id) ORDER BY kind, value"
    },
    CopiedTable("skips", from: "skips") { id in
      "SELECT request, skipped_at FROM skips WHERE volunteer = \(id) ORDER BY skipped_at, request"
    },
    CopiedTable("languagesRead", from: "language_readers") { id in
      "SELECT language, seen_at FROM language_readers WHERE account = \(id) ORDER BY language"
    },
    CopiedTable("firstKept", from: "kept_readers") { id in
      "SELECT kept_at FROM kept_readers WHERE account = \(id)"
    },
    CopiedTable("uploads", from: "uploads") { id in
      """
      SELECT id, request, purpose, state, length, created_at, expires_at FROM uploads
      WHERE account = \(id) ORDER BY created_at, id
      """
    },
  ]

  private static let listening = [
    CopiedTable("tracks", from: "tracks") { id in
      """
      SELECT id, title, language, source_kind, source, state, duration_ms, created_at FROM tracks
      WHERE owner = \(id) AND is_hidden = 0 ORDER BY created_at, id
      """
    },
    CopiedTable("chapters", from: "recording_chapters") { id in
      """
      SELECT track, start_ms FROM recording_chapters
      WHERE track IN (SELECT id FROM tracks WHERE owner = \(id) AND is_hidden = 0)
      ORDER BY track, start_ms
      """
    },
    CopiedTable("positions", from: "positions") { id in
      """
      SELECT track, position_ms, saved_at FROM positions
      WHERE account = \(id) ORDER BY track
      """
    },
  ]

  private static let maps = [
    CopiedTable("mapEditor", from: "map_editors") { id in
      "SELECT granted_at FROM map_editors WHERE account = \(id)"
    },
    CopiedTable("mapChanges", from: "map_changes") { id in
      """
      SELECT map, kind, item, number, changed_at, before, after, is_undo FROM map_changes
      WHERE account = \(id) ORDER BY changed_at, id
      """
    },
  ]
}
