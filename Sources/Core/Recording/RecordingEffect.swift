// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Interface
public import Speaking

/// What a recorder wants done: what every session may want, and what only the microphone and the keeper of takes do.
public enum RecordingEffect: Sendable, Equatable {
  /// Said, shown, kept: what every page can do.
  case face(InterfaceEffect)
  /// Open the microphone if need be, and record this take.
  case capture(take: String)
  /// Record nothing for a while, in the same take.
  case hold
  /// Go on with the same take.
  case resume
  /// The take is complete; the microphone is let go of unless another follows.
  case finish(keepsOpen: Bool)
  /// Forget this take, here and on the server.
  case discard(take: String)
  /// Let this take sound.
  case listen(take: String)
  /// Let nothing sound any more.
  case hush
  /// Say how much of these takes is here still, and forget all others of the request.
  case restore(request: String, takes: [String])
  /// Send what waits.
  case transmit
  /// Have these takes joined as the reading, once all of them have arrived.
  case deliver(address: String, takes: [String], chapters: [Chapter])
  /// Forget all takes: the server has them.
  case forget

  /// Where a chapter begins.
  public struct Chapter: Sendable, Equatable {
    /// In which of the takes, from 0.
    let take: Int
    /// How far in it, in seconds.
    let seconds: Double
  }
}

extension RecordingEffect: EffectContent {
  /// Writes `kind` and what belongs to the kind.
  public func writeMembers(to writer: inout JSONWriter) {
    switch self {
    case .face(let effect): return effect.writeMembers(to: &writer)
    case .capture(let take): write("capture", take, to: &writer)
    case .hold: writer.field("kind", "hold")
    case .resume: writer.field("kind", "resume")
    case .finish(let keepsOpen):
      writer.field("kind", "finish")
      writer.field("keeps", keepsOpen)
    case .discard(let take): write("discard", take, to: &writer)
    case .listen(let take): write("listen", take, to: &writer)
    case .hush: writer.field("kind", "hush")
    case .restore(let request, let takes):
      writer.field("kind", "restore")
      writer.field("request", request)
      writer.key("takes")
      writer.array { list in for take in takes { list.value(take) } }
    case .transmit: writer.field("kind", "transmit")
    case .deliver(let address, let takes, let chapters):
      writer.field("kind", "deliver")
      writer.field("address", address)
      writer.key("takes")
      writer.array { list in for take in takes { list.value(take) } }
      writer.key("chapters")
      writer.array { list in
        for chapter in chapters {
          list.object { one in
            one.field("take", chapter.take)
            one.field("at", chapter.seconds)
          }
        }
      }
    case .forget: writer.field("kind", "forget")
    }
  }

  private func write(_ kind: String, _ take: String, to writer: inout JSONWriter) {
    writer.field("kind", kind)
    writer.field("take", take)
  }
}
