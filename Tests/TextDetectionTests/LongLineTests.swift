// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

@testable import TextDetection

/// Texts whose lines are longer than what sniffers see of a text.
@Suite struct LongLineTests {
  private static let bases = String(repeating: "ACGGTTACA", count: 2000)
  private static let numbers = Array(repeating: "0.25", count: 3000).joined(separator: ",")

  @Test(arguments: [
    (">quay\n\(bases)\n>pier\nACGT\n", "chemical/x-fasta"),
    ("@quay\n\(bases)\n+\n\(bases)\n", "chemical/x-fastq"),
    ("quay\t0\tpier\t1\t60\t18000M\t*\t0\t0\t\(bases)\t*\n", "text/x-sam"),
    ("\(numbers)\n\(numbers)\n\(numbers)\n", "text/csv"),
    ("[quay]\nlamp=\(bases)\nlength=300\n[pier]\nlength=120\n", "text/x-ini"),
    ("<quay><lamp>\(bases)</lamp></quay>\n", "application/xml"),
    (String(repeating: "The quay is long and the pier is short. ", count: 500) + "\n", "text/plain"),
  ]) func tellsTheType(_ text: String, _ mimeType: String) {
    #expect(TextDetector().mimeType(of: text) == mimeType)
  }
}
