// SPDX-License-Identifier: Apache-2.0
import CommandLineTool
import FileSystem

StandardStream.prepare()
AddressSpace.prepare()
Interruption.watch()
let status = Tool.run(ProcessArguments.bytes, on: .process)
Interruption.end()
exitProcess(status)
