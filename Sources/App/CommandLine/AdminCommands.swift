// SPDX-License-Identifier: Apache-2.0

import Reading
import Web

extension Command {
  /// `earshot admin …`: for the person who runs the server, beside it while it runs.
  static let admin: [Command] =
    [
      onAccount(
        .host(.vet), "Say that you know a volunteer, who may then read what is for vetted ones."),
      onAccount(.host(.unvet), "Take that back; what they have of such texts ends."),
      onAccount(.host(.stop), "Let an account neither read for others nor ask; what it has ends."),
      onAccount(.host(.allow), "Let it read and ask again."),
      onAccount(.grant, "Let somebody see reports and volunteers on the page /operator."),
      onAccount(.revoke, "Take that back."),
      Command(
        path: ["admin", "list"], summary: "Tell the rules and the volunteers, a line each.",
        options: [data], discussion: beside,
        run: { arguments, console in
          let lines = try await administration(arguments) { (desk) throws(WebError) in
            try await desk.list()
          }
          for line in lines { console.print(line) }
        }),
      Command(
        path: ["admin", "reports"], summary: "Tell the reports that wait, the oldest first.",
        options: [data], discussion: beside,
        run: { arguments, console in
          let lines = try await administration(arguments) { (desk) throws(WebError) in
            try await desk.reports()
          }
          for line in lines { console.print(line) }
        }),
      Command(
        path: ["admin", "settle"], summary: "Put a report away; it is deleted after 30 days.",
        operands: "REPORT", operandCount: 1...1, options: [data], discussion: beside,
        run: { arguments, console in
          let id = arguments.operands[0]
          console.print(
            try await administration(arguments) { (desk) throws(WebError) in
              try await desk.settle(id)
            })
        }),
      Command(
        path: ["admin", "vetting"],
        summary: "Give texts to vetted volunteers only, unless who asks says otherwise.",
        operands: "on|off", operandCount: 1...1, options: [data], discussion: beside,
        run: { arguments, console in
          let word = arguments.operands[0]
          guard word == "on" || word == "off" else {
            throw CommandError.badInput("Vetting is on or off, not \"\(word)\".")
          }
          console.print(
            try await administration(arguments) { (desk) throws(WebError) in
              try await desk.setVetting(word == "on")
            })
        }),
      count("claims", "Say how many texts a new volunteer can take in a day (10).") {
        (desk, count) throws(WebError) in try await desk.setClaimsPerDay(count)
      },
      count(
        "network-claims",
        "Say how many texts volunteers who are not vetted can take in a day from one network (60)."
      ) { (desk, count) throws(WebError) in try await desk.setClaimsPerNetwork(count) },
    ]

  private static let data = CommandOption.value(
    "--data", "DIR", "The folder in which the server keeps its data (data).")
  private static let beside = "The server may be running meanwhile; it obeys at once."

  private static func count(
    _ name: String, _ summary: String,
    _ settle: @escaping @Sendable (Administration, Int) async throws(WebError) -> String
  ) -> Command {
    Command(
      path: ["admin", name], summary: summary, operands: "N", operandCount: 1...1,
      options: [data], discussion: beside,
      run: { arguments, console in
        let word = arguments.operands[0]
        guard let count = Int(word), Administration.claimCounts.contains(count) else {
          throw CommandError.badInput(
            "The number of texts is a whole number from 0 to "
              + "\(Administration.claimCounts.upperBound), not \"\(word)\".")
        }
        console.print(
          try await administration(arguments) { (desk) throws(WebError) in
            try await settle(desk, count)
          })
      })
  }

  private static func onAccount(_ act: Administration.Act, _ summary: String) -> Command {
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
    return try await body(try await Administration(dataFolder: arguments.text("--data") ?? "data"))
  } catch {
    throw .badInput(error.description)
  }
}
