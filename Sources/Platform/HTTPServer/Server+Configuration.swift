// SPDX-License-Identifier: Apache-2.0

extension Server {
  /// How a server listens and what it allows.
  public struct Configuration: Sendable {
    /// The files that make a server speak TLS.
    public struct TLS: Sendable, Hashable {
      /// The certificate with those that vouch for it, PEM.
      public var certificatePath: String
      /// Its private key, PEM.
      public var keyPath: String

      /// A certificate and its key.
      public init(certificatePath: String, keyPath: String) {
        self.certificatePath = certificatePath
        self.keyPath = keyPath
      }
    }

    /// The limits that keep one client from holding the server.
    public struct Limits: Sendable, Hashable {
      /// The greatest length of an address, in bytes; longer is 414.
      public var targetBytes = 8 << 10
      /// The greatest length of all headers, in bytes; more is 431.
      public var headerBytes = 32 << 10
      /// Open connections in all; fewer where the system allows fewer files, which is told.
      ///
      /// When there are so many, the one that is idle the longest is closed for a new one.
      public var connections = 24_000
      /// Open connections of one network, as `ClientNetwork` counts; 0 for no limit.
      ///
      /// It does not count behind a proxy, where all connections have its address.
      public var connectionsPerAddress = 400
      /// How long a connection may be silent between requests, or not read what is sent, in seconds.
      public var idleSeconds = 60
      /// How long the head of a request may take, in seconds.
      public var headSeconds = 15.0
      /// The least rate of a body, in bytes a second, over its whole time.
      public var bodyBytesPerSecond = 500.0
      /// How long a body is given before its rate counts, in seconds.
      public var bodyGraceSeconds = 15.0
      /// The least rate at which a client reads an answer, in bytes a second over `idleSeconds`; who lets it pile up
      /// and reads more slowly is cut off.
      public var answerBytesPerSecond = 500.0
      /// How much of a body that is too large is read and thrown away so that the client gets its
      /// answer on an open connection, in bytes.
      public var discardBytes = 1 << 20

      /// The least rate of a body that has a place, in bytes a second: a slow telephone's.
      public var uploadBytesPerSecond = 4000.0
      /// How long a body may take in all, in seconds.
      public var uploadSeconds = 3600.0
      /// Who is slower gives way when all places are taken and another comes, in bytes a second.
      public var scarceBytesPerSecond = 32_000.0
      /// Who has had a place for longer gives way as well, in seconds.
      public var scarceSeconds = 600.0
      /// Files of people who are signed in that are received at once; more get 503.
      public var uploads = 8
      /// Such files of one sender, so that nobody takes all places.
      public var uploadsPerAddress = 3
      /// Files of anybody that are received at once.
      public var openUploads = 8
      /// Such files of one network.
      public var openUploadsPerAddress = 3
      /// Other long bodies that are received at once; they stay in memory.
      public var longForms = 64
      /// Such bodies of one network.
      public var longFormsPerAddress = 8
      /// What the disk of the upload folder must have left to receive a file, in bytes.
      public var freeBytesForUploads: UInt64 = 1 << 30

      /// Limits for a server on the open network.
      public init() {}
    }

    /// The address to listen on.
    public var host: String
    /// The port to listen on; 0 lets the system choose.
    public var port: Int
    /// The certificate, or nil for plain HTTP.
    public var tls: TLS?
    /// Whether a proxy on this machine stands before the server.
    ///
    /// Then, on connections from this machine, `X-Forwarded-For` names the client and
    /// `X-Forwarded-Proto` says whether it speaks TLS.
    public var isBehindProxy = false
    /// The number of threads; by default one for each processor.
    public var threads: Int?
    /// The folder for files while they are received.
    public var uploadFolder: String
    /// What is allowed.
    public var limits = Limits()
    /// How often a silent event stream gets a sign of life, in seconds.
    public var heartbeatSeconds = 15.0
    /// How long open requests may take when the server stops, in seconds.
    public var stopSeconds = 10.0
    /// Told of every request when it is over, on a thread of the server; must not wait.
    public var log: (@Sendable (LogEntry) -> Void)?
    /// Told in one sentence what the server has to do without, such as files that the system does not allow.
    public var warn: (@Sendable (String) -> Void)?

    /// A configuration; the rest can be set afterwards.
    public init(host: String = "127.0.0.1", port: Int = 8080, uploadFolder: String = "/tmp") {
      self.host = host
      self.port = port
      self.uploadFolder = uploadFolder
    }
  }
}
