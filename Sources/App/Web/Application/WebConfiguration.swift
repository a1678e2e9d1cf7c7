// SPDX-License-Identifier: Apache-2.0

public import Letters

/// Where the application keeps its data and finds its files.
public struct WebConfiguration: Sendable {
  /// The folder for the database and the recordings; it is made when it is not there.
  public var dataFolder: String
  /// The folder that holds `Public/` and `Examples/`.
  public var resourceFolder: String
  /// The program that is started, with `worker NAME` as its arguments, for what is heavy; nil to do it in this process,
  /// where nothing can end it.
  public var workerProgram: String?
  /// The version, for the page about Earshot.
  public var version: String
  /// How many slow jobs, such as preparing a recording, are done at once; one place is kept for short ones.
  ///
  /// 0 leaves them to processes of their own (`BackgroundWork`).
  public var jobPlaces = 2
  /// What messages are sent with; nil where none are.
  public var office: PostOffice?
  /// Is told of faults that the person who runs the server should know, a line each.
  public var report: @Sendable (String) -> Void

  /// A configuration.
  public init(
    dataFolder: String, resourceFolder: String, workerProgram: String? = nil, version: String,
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.dataFolder = dataFolder
    self.resourceFolder = resourceFolder
    self.workerProgram = workerProgram
    self.version = version
    self.report = report
  }
}
