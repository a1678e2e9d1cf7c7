// SPDX-License-Identifier: Apache-2.0

import Reading
import Speaking
import Web

extension Command {
  /// `earshot admin …`: for the person who runs the server, beside it while it runs.
  static let admin: [Command] =
    [
      onAccount(.host(.vet)) { AdminCommandWords[$0].vet },
      onAccount(.host(.unvet)) { AdminCommandWords[$0].unvet },
      onAccount(.host(.stop)) { AdminCommandWords[$0].stop },
      onAccount(.host(.allow)) { AdminCommandWords[$0].allow },
      onAccount(.grant) { AdminCommandWords[$0].grant },
      onAccount(.revoke) { AdminCommandWords[$0].revoke },
      onAccount(.grantMaps) { AdminCommandWords[$0].grantMaps },
      onAccount(.revokeMaps) { AdminCommandWords[$0].revokeMaps },
      Command(
        path: ["admin", "password-link"], summary: { AdminCommandWords[$0].passwordLink },
        operands: "USERNAME", operandCount: 1...1, options: [data], discussion: beside,
        run: { arguments, console in
          let name = arguments.operands[0]
          let lines = try await administration(arguments) { (desk) throws(WebError) in
            try await desk.makePasswordLink(for: name)
          }
          for line in lines { console.print(line) }
        }),
      Command(
        path: ["admin", "list"], summary: { AdminCommandWords[$0].list },
        options: [data], discussion: beside,
        run: { arguments, console in
          let lines = try await administration(arguments) { (desk) throws(WebError) in
            try await desk.list()
          }
          for line in lines { console.print(line) }
        }),
      Command(
        path: ["admin", "reports"], summary: { AdminCommandWords[$0].reports },
        options: [data], discussion: beside,
        run: { arguments, console in
          let lines = try await administration(arguments) { (desk) throws(WebError) in
            try await desk.reports()
          }
          for line in lines { console.print(line) }
        }),
      Command(
        path: ["admin", "settle"], summary: { AdminCommandWords[$0].settle },
        operands: "REPORT", operandCount: 1...1, options: [data], discussion: beside,
        run: { arguments, console in
          let id = arguments.operands[0]
          console.print(
            try await administration(arguments) { (desk) throws(WebError) in
              try await desk.settle(id)
            })
        }),
      onOrOff("vetting", { AdminCommandWords[$0].vetting }) {
        (desk, isOn) throws(WebError) in try await desk.setVetting(isOn)
      },
      count("claims", { AdminCommandWords[$0].claims }) {
        (desk, count) throws(WebError) in try await desk.setClaimsPerDay(count)
      },
      count("network-claims", { AdminCommandWords[$0].networkClaims }) {
        (desk, count) throws(WebError) in try await desk.setClaimsPerNetwork(count)
      },
      onOrOff("links", { AdminCommandWords[$0].links }) {
        (desk, isOn) throws(WebError) in try await desk.setTakesLinks(isOn)
      },
      Command(
        path: ["admin", "prepare-again"], summary: { AdminCommandWords[$0].prepareAgain },
        options: [data], discussion: beside,
        run: { arguments, console in
          console.print(
            try await administration(arguments) { (desk) throws(WebError) in
              try await desk.prepareAgain()
            })
        }),
      mailTest,
    ]

  private static let data = CommandOption.value("--data", "DIR") { AdminCommandWords[$0].data }
  private static let beside: ToolText = { AdminCommandWords[$0].beside }

  private static func onOrOff(
    _ name: String, _ summary: @escaping ToolText,
    _ settle: @escaping @Sendable (Administration, Bool) async throws(WebError) -> String
  ) -> Command {
    Command(
      path: ["admin", name], summary: summary, operands: "on|off", operandCount: 1...1,
      options: [data], discussion: beside,
      run: { arguments, console in
        let word = arguments.operands[0]
        guard word == "on" || word == "off" else {
          throw CommandError.badInput { AdminCommandWords[$0].notOnOrOff(word) }
        }
        console.print(
          try await administration(arguments) { (desk) throws(WebError) in
            try await settle(desk, word == "on")
          })
      })
  }

  private static func count(
    _ name: String, _ summary: @escaping ToolText,
    _ settle: @escaping @Sendable (Administration, Int) async throws(WebError) -> String
  ) -> Command {
    Command(
      path: ["admin", name], summary: summary, operands: "N", operandCount: 1...1,
      options: [data], discussion: beside,
      run: { arguments, console in
        let word = arguments.operands[0]
        guard let count = Int(word), Administration.claimCounts.contains(count) else {
          throw CommandError.badInput {
            AdminCommandWords[$0].notACount([
              "most": "\(Administration.claimCounts.upperBound)", "word": word,
            ])
          }
        }
        console.print(
          try await administration(arguments) { (desk) throws(WebError) in
            try await settle(desk, count)
          })
      })
  }

  private static func onAccount(
    _ act: Administration.Act, _ summary: @escaping ToolText
  ) -> Command {
    Command(
      path: ["admin", act.word], summary: summary, operands: "USERNAME",
      operandCount: 1...1, options: [data], discussion: beside,
      run: { arguments, console in
        let name = arguments.operands[0]
        console.print(
          try await administration(arguments) { (desk) throws(WebError) in
            try await desk.perform(act, on: name)
          })
      })
  }
}

/// Opens the data folder that the options name and does something there.
private func administration<Value>(
  _ arguments: Arguments, _ body: (Administration) async throws(WebError) -> Value
) async throws(CommandError) -> Value {
  do throws(WebError) {
    return try await body(
      try await Administration(
        dataFolder: arguments.text("--data") ?? "data", language: arguments.language))
  } catch {
    throw .badInput { error.message(in: $0) }
  }
}
