// SPDX-License-Identifier: Apache-2.0

/// Takes the body of one request as it comes, so that what had come when a connection broke is kept.
///
/// It is let go of when the body is there and was answered, and when it breaks off.
public protocol BodySink: AnyObject, Sendable {
  /// Takes a piece; on a thread that may wait for the disk, one piece after another.
  ///
  /// - Throws: Why the rest of the body is not taken.
  func write(_ bytes: UnsafeRawBufferPointer) throws(Problem)
}

/// Says what takes the body of a request, before any of it is read, and may look into the database for that.
///
/// Throws why the body may not come; nil where the body goes the usual way.
public typealias SinkCheck = @Sendable (Request) async throws(Problem) -> (any BodySink)?
