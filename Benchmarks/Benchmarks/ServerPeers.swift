// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The servers that are measured: ours, nginx with the same file, and FastAPI with a page of the same size.
///
/// All listen on ports of this machine that nobody else uses, with two processes or threads each, and write no log.
final class ServerPeers {
  /// What is asked for.
  enum Address: Hashable, CaseIterable {
    case file, nginx, home, fastAPI
  }

  private let servers: RunningServers
  private var folder: String { servers.folder }
  private var urls: [Address: String] = [:]

  init() throws {
    servers = try RunningServers()
    do {
      let page = try startEarshot()
      try? startNginx()
      try? startFastAPI(page)
    } catch {
      stop()
      throw error
    }
  }

  /// Where to ask; nil where the server is not to be had.
  func url(_ address: Address) -> String? { urls[address] }

  /// Ends all servers and removes what they wrote.
  func stop() { servers.stop() }

  /// Starts ours; the home page as it is sent.
  private func startEarshot() throws -> String {
    let port = RunningServers.freePort()
    // Behind a proxy all connections may come from one address, as they do here.
    try servers.start(
      "Earshot", port,
      [
        ".build/release/earshot", "serve", "--port", "\(port)", "--data", folder + "/data",
        "--behind-proxy",
      ])
    let url = "http://127.0.0.1:\(port)"
    let page = String(decoding: RunningServers.body(of: "/", at: port), as: UTF8.self)
    guard let sheet = page.firstMatch(of: /[^"]*\/styles\/base\.css/)?.output else {
      throw RunningServers.Failure.doesNotStart("The home page has no style sheet.")
    }
    try Data(RunningServers.body(of: String(sheet), at: port)).write(
      to: URL(fileURLWithPath: folder + "/files/base.css"))
    urls[.home] = url + "/"
    urls[.file] = url + sheet
    return page
  }

  private func startNginx() throws {
    let port = RunningServers.freePort()
    let user = getuid() == 0 ? "user root;" : ""
    let folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map { "\($0)_temp_path \(folder)/nginx-\($0);" }.joined(separator: " ")
    try """
    daemon off; \(user) pid \(folder)/nginx.pid; error_log /dev/null; worker_processes 2;
    events { worker_connections 4096; }
    http {
      \(folders) access_log off; sendfile on; tcp_nopush on;
      keepalive_requests 100000000; types { text/css css; }
      server { listen 127.0.0.1:\(port) backlog=4096; root \(folder)/files; }
    }
    """.write(toFile: folder + "/nginx.conf", atomically: true, encoding: .utf8)
    try servers.start(
      "nginx", port,
      ["nginx", "-p", folder, "-e", "/dev/null", "-c", folder + "/nginx.conf"])
    urls[.nginx] = "http://127.0.0.1:\(port)/base.css"
  }

  /// Starts FastAPI with our page as a template: with a title to fill in and a short loop.
  private func startFastAPI(_ page: String) throws {
    let port = RunningServers.freePort()
    let body = page.replacing("{{", with: "{ {").replacing("{%", with: "{ %")
      .replacing(/<title>[^<]*<\/title>/, with: "<title>{{ title }}</title>")
      .replacing("</main>", with: "{% for word in words %}{{ word }} {% endfor %}</main>")
    let template = folder + "/home.html"
    try body.write(toFile: template, atomically: true, encoding: .utf8)
    try servers.start(
      "FastAPI", port,
      [
        "python3", "-m", "uvicorn", "home:app", "--app-dir", "Benchmarks/Peers", "--workers", "2",
        "--loop", "uvloop", "--http", "httptools", "--no-access-log", "--log-level", "error",
        "--host", "127.0.0.1", "--port", "\(port)", "--backlog", "4096",
      ], environment: ["HOME_TEMPLATE": template])
    urls[.fastAPI] = "http://127.0.0.1:\(port)/"
  }
}
