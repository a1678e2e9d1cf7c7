// SPDX-License-Identifier: Apache-2.0

public import Database
import Foundation
public import Jobs
public import Reading

/// Recordings that arrive in pieces, and go on where they broke off.
///
/// How far one has come is the length of its file, never a number beside it: so what is told is on the disk, whatever
/// ended the server. One upload belongs to one account and to a request that it has taken.
public struct UploadService: Sendable {
  /// How much there may be, and for how long.
  public struct Limits: Sendable, Hashable {
    /// The longest recording, in bytes: two hours of speech as MP3.
    public var recordingBytes: Int64 = 200 << 20
    /// The longest take, in bytes: half an hour at the rate of the recorder.
    public var takeBytes: Int64 = 16 << 20
    /// How many uploads of one account may be under way.
    public var unfinished = 20
    /// How many takes of one account may wait to be sent.
    public var waiting = 600
    /// How many bytes the uploads of one account may hold, counting what they may still bring.
    public var accountBytes: Int64 = 1 << 30
    /// How many takes a reading may have.
    public var takes = 400
    /// How long an upload stays that is not sent: as long as anybody may have a request, two weeks.
    public var keptSeconds = 1_209_600.0

    /// The usual limits.
    public init() {}

    /// The most bytes of an upload for this.
    public func maximumBytes(for purpose: UploadPurpose) -> Int64 {
      switch purpose {
      case .recording: recordingBytes
      case .take: takeBytes
      }
    }
  }

  /// The limits.
  public let limits: Limits
  let database: DatabasePool
  let reading: ReadingService
  let jobs: JobQueue
  /// Where the files of uploads are; on the disk of the recordings.
  let folder: String
  /// Where bytes wait for their checksum, and files for being handed over; on the same disk as what is kept.
  public let temporaryFolder: String
  let clock: WallClock
  let identifiers: Identifiers
  let writers = UploadWriters()

  /// Makes the service over a database that has its tables.
  ///
  /// - Parameters:
  ///   - folder: where the files are kept; it is made when it is not there.
  ///   - temporaryFolder: for the unfinished files of this process, on the same disk.
  /// - Throws: `file` when the folder cannot be made.
  public init(
    database: DatabasePool, reading: ReadingService, jobs: JobQueue, folder: String,
    temporaryFolder: String, clock: WallClock = .system, identifiers: Identifiers = .random,
    limits: Limits = Limits()
  ) throws(UploadsError) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch {
      throw .file(operation: "mkdir", reason: error.localizedDescription)
    }
    self.database = database
    self.reading = reading
    self.jobs = jobs
    self.folder = folder
    self.temporaryFolder = temporaryFolder
    self.clock = clock
    self.identifiers = identifiers
    self.limits = limits
  }

  /// The file of an upload.
  ///
  /// - Precondition: the identifier is one of ours, which are letters and digits, so no path leads out of the folder.
  func path(of id: UploadID) -> String { folder + "/" + id.rawValue }

  /// How many bytes of an upload are on the disk.
  func size(of id: UploadID) -> Int64 {
    var information = stat()
    return stat(path(of: id), &information) == 0 ? Int64(information.st_size) : 0
  }
}
