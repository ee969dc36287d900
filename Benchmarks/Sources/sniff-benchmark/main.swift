// SPDX-License-Identifier: Apache-2.0
import Foundation

exit(Command.run(Array(CommandLine.arguments.dropFirst())))
