// SPDX-License-Identifier: Apache-2.0

import CommandLine
import Foundation

let words = Array(Swift.CommandLine.arguments.dropFirst())
// Before anything waits: a worker is confined, and the threads that tasks run on look into what it may not.
if let code = Tool.work(words, console: .process) { exit(code) }
exit(await Tool.run(words, console: .process))
