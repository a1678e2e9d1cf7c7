// SPDX-License-Identifier: Apache-2.0

/// All partials of a timbre at once, out of the sine and the cosine of the fundamental alone.
///
/// Each partial costs a fraction of a sine wave of its own. Rounding grows with the multiple: it stays below −105 dB of the fundamental.
extension SineWave {
  /// Adds a voice whose partials all sound in full to a block for both ears.
  ///
  /// The partials must be those of the timbre: an organ and a bell have four. The array owns them and outlives the call;
  /// read as a buffer, they are not counted again for each eight frames.
  static func add(
    _ timbre: Timbre, _ partials: [Timbre.Partial], _ motion: Motion, left: Strength,
    right: Strength, into frames: UnsafeMutablePointer<Frames>
  ) {
    unsafe partials.withUnsafeBufferPointer { partials in
      switch timbre {
      case .pure: unsafe add(motion, left, right, into: frames) { sine($0) }
      case .hollow:
        unsafe add(motion, left, right, into: frames) { unsafe odd(sine($0), partials) }
      case .bright:
        unsafe add(motion, left, right, into: frames) {
          unsafe all(sine($0), cosine($0), partials)
        }
      case .organ:
        unsafe add(motion, left, right, into: frames) {
          unsafe octaves(sine($0), cosine($0), partials)
        }
      case .bell:
        unsafe add(motion, left, right, into: frames) {
          unsafe bell(sine($0), cosine($0), partials)
        }
      }
    }
  }

  private typealias Strengths = UnsafeBufferPointer<Timbre.Partial>

  /// 1, 3, 5 and so on, by Clenshaw's recurrence: bₖ = aₖ + 2 cos 2x bₖ₊₁ − bₖ₊₂, and the sum is (b₀ + b₁) sin x.
  @inline(__always)
  private static func odd(_ sine: Frames, _ partials: Strengths) -> Frames {
    let factor = 2 - sine * sine * 4
    var (sum, last) = (Frames.zero, Frames.zero)
    for index in stride(from: partials.count - 1, through: 0, by: -1) {
      (sum, last) = unsafe (factor * sum - last + partials[index].strength, sum)
    }
    return sine * (sum + last)
  }

  /// 1, 2, 3 and so on, by the same recurrence with 2 cos x; the sum is b₁ sin x.
  @inline(__always)
  private static func all(_ sine: Frames, _ cosine: Frames, _ partials: Strengths) -> Frames {
    let factor = cosine + cosine
    var (sum, last) = (Frames.zero, Frames.zero)
    for index in stride(from: partials.count - 1, through: 0, by: -1) {
      (sum, last) = unsafe (factor * sum - last + partials[index].strength, sum)
    }
    return sine * sum
  }

  /// 1, 2, 4, 8: sin 2x = 2 cos x sin x, three times over.
  @inline(__always)
  private static func octaves(_ sine: Frames, _ cosine: Frames, _ partials: Strengths) -> Frames {
    let second = cosine * cosine * 2 - 1
    let fourth = second * second * 2 - 1
    var sum = unsafe fourth * (2 * partials[3].strength) + partials[2].strength
    sum = unsafe second * sum * 2 + partials[1].strength
    sum = unsafe cosine * sum * 2 + partials[0].strength
    return sine * sum
  }

  /// 1, 4, 7, 11: what each is as a multiple of the sine, by sin (a + b) = 2 cos b sin a − sin (a − b).
  @inline(__always)
  private static func bell(_ sine: Frames, _ cosine: Frames, _ partials: Strengths) -> Frames {
    let second = cosine * cosine * 2 - 1
    let twiceThird = cosine * (second * 4 - 2)
    let twiceFourth = second * second * 4 - 2
    let four = cosine * second * 4
    let seven = twiceThird * four - 1
    let eleven = twiceFourth * seven - (second * 2 + 1)
    var sum = unsafe eleven * partials[3].strength + partials[0].strength
    unsafe sum += seven * partials[2].strength
    unsafe sum += four * partials[1].strength
    return sine * sum
  }
}
