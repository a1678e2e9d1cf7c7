// SPDX-License-Identifier: Apache-2.0

import CommandLine
import Foundation

exit(await Tool.run(Array(Swift.CommandLine.arguments.dropFirst()), console: .process))
