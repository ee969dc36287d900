// SPDX-License-Identifier: Apache-2.0
import CSniffSystem
import Glibc

/// One end of a socket between two processes, which carries bytes and open descriptors.
package struct MessageSocket: ~Copyable, Sendable {
  /// What came in.
  package struct Message: ~Copyable {
    /// The bytes, as many as were asked for.
    package let bytes: [UInt8]
    private let descriptor: FileDescriptor

    fileprivate init(bytes: [UInt8], descriptor number: Int32) {
      self.bytes = bytes
      descriptor = FileDescriptor(rawValue: number, closes: number >= 0)
    }

    /// The number of the descriptor that came along, which is closed with the message; nil where none did.
    package var descriptorNumber: Int32? { descriptor.rawValue >= 0 ? descriptor.rawValue : nil }
  }

  private let descriptor: FileDescriptor

  /// Takes over an open socket.
  package init(_ descriptor: consuming FileDescriptor) { self.descriptor = descriptor }

  /// Sends all bytes, which may not be none, and a descriptor that stays open here.
  ///
  /// `isPatient` is asked about ten times a second whether to wait on until the other end has taken more; a no throws
  /// `ETIMEDOUT`. Throws `EPIPE` where the other end is closed.
  package func send(
    _ bytes: [UInt8], descriptor passed: Int32? = nil, while isPatient: () -> Bool = { true }
  ) throws(Errno) {
    let number = descriptor.rawValue
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        retrying {
          sniff_send(number, buffer.baseAddress.map { $0 + sent }, buffer.count - sent, sent == 0 ? passed ?? -1 : -1)
        }
      }
      if count > 0 {
        sent += count
        continue
      }
      guard count < 0, errno == EAGAIN else { throw Errno.current }
      guard try isReady(for: POLLOUT) || isPatient() else { throw .timedOut }
    }
  }

  /// Waits a moment until the socket can be read or written; false where it cannot yet.
  private func isReady(for events: Int32, milliseconds: Int32 = interval) throws(Errno) -> Bool {
    var wanted = pollfd(fd: descriptor.rawValue, events: Int16(events), revents: 0)
    let ready = poll(&wanted, 1, milliseconds)
    guard ready >= 0 || errno == EINTR else { throw Errno.current }
    return ready > 0
  }

  /// Waits for exactly `count` bytes and a descriptor that may come with the first; nil at the end.
  ///
  /// `isPatient` is asked about ten times a second whether to wait on; a no throws `ETIMEDOUT`.
  package func receive(
    _ count: Int, while isPatient: () -> Bool = { true }
  ) throws(Errno) -> Message? {
    let number = descriptor.rawValue
    var bytes = [UInt8](repeating: 0, count: count)
    var received = 0
    var passed: Int32 = -1
    while received < count {
      do throws(Errno) {
        if try !isReady(for: POLLIN) {
          if isPatient() { continue }
          // An answer may have come while this process was stopped.
          guard try isReady(for: POLLIN, milliseconds: 0) else { throw .timedOut }
        }
      } catch {
        if passed >= 0 { close(passed) }
        throw error
      }
      var another: Int32 = -1
      let got = bytes.withUnsafeMutableBytes { buffer in
        retrying { sniff_receive(number, buffer.baseAddress.map { $0 + received }, buffer.count - received, &another) }
      }
      if another >= 0 {
        if passed >= 0 { close(passed) }
        passed = another
      }
      guard got > 0 else {
        let error = Errno.current
        if passed >= 0 { close(passed) }
        if got == 0 || error == Errno(rawValue: ECONNRESET) { return nil }
        throw error
      }
      received += got
    }
    return Message(bytes: bytes, descriptor: passed)
  }

  /// From now on this process ends as soon as the other end is closed, whatever it is doing.
  ///
  /// Whoever is killed cannot end those that work for it; so they must see to it themselves. For one socket of a process,
  /// which must leave SIGIO alone from then on (signal(7)).
  package func endWithOtherEnd() throws(Errno) {
    guard sniff_end_with_other_end(descriptor.rawValue) == 0 else { throw Errno.current }
  }

  /// How often patience is asked for, in milliseconds.
  private static let interval: Int32 = 100
}
