// SPDX-License-Identifier: Apache-2.0

import Bytes
import Phrases
import Traces

// The whole border between JavaScript and Swift: events and effects cross as JSON in linear memory.
// Public/js/earshot.js is the other side. A browser's module has one thread, hence the unsafe globals.

nonisolated(unsafe) private var sessions: [TracedSession?] = []
nonisolated(unsafe) private var input: [UInt8] = []
nonisolated(unsafe) private var output: [UInt8] = []
nonisolated(unsafe) private var samples: [Float] = []

/// Makes room for `count` bytes that JavaScript will write, and says where.
@_expose(wasm, "earshot_input")
func prepareInput(_ count: Int32) -> UnsafeMutableRawPointer? {
  input = [UInt8](repeating: 0, count: Int(count))
  return input.withUnsafeMutableBytes { $0.baseAddress }
}

/// Where the last answer lies.
@_expose(wasm, "earshot_output")
func locateOutput() -> UnsafeRawPointer? {
  output.withUnsafeBytes { $0.baseAddress }
}

/// Opens the session that the input describes (`{"session":…,"configuration":…}`) and returns its handle;
/// a negative number is the length of an error.
@_expose(wasm, "earshot_open")
func open() -> Int32 {
  do {
    let value = try parse(input)
    let session = try TracedSession(
      kind: try value.text("session"), configuration: value["configuration"] ?? .object([]))
    if let free = sessions.firstIndex(where: { $0 == nil }) {
      sessions[free] = session
      return Int32(free)
    }
    sessions.append(session)
    return Int32(sessions.count - 1)
  } catch {
    return fail(error)
  }
}

/// Gives the input, one event, to a session and returns the length of its effects (JSON Lines);
/// a negative number is the length of an error.
@_expose(wasm, "earshot_handle")
func handle(_ handle: Int32) -> Int32 {
  guard sessions.indices.contains(Int(handle)) else { return fail(.missing("session")) }
  do {
    guard let effects = try sessions[Int(handle)]?.handle(input) else {
      return fail(.missing("session"))
    }
    output = effects
    return Int32(output.count)
  } catch {
    return fail(error)
  }
}

/// Forgets a session.
@_expose(wasm, "earshot_close")
func close(_ handle: Int32) {
  guard sessions.indices.contains(Int(handle)) else { return }
  sessions[Int(handle)] = nil
}

/// Fetches the samples that a session wants played and returns how many there are.
@_expose(wasm, "earshot_samples")
func fetchSamples(_ handle: Int32) -> Int32 {
  samples = sessions.indices.contains(Int(handle)) ? sessions[Int(handle)]?.samples ?? [] : []
  return Int32(samples.count)
}

/// Where the fetched samples lie (32-bit floats).
@_expose(wasm, "earshot_samples_start")
func locateSamples() -> UnsafeRawPointer? {
  samples.withUnsafeBytes { $0.baseAddress }
}

private func parse(_ bytes: [UInt8]) throws(FieldError) -> JSONValue {
  do { return try JSONParser.parse(bytes) } catch { throw .notJSON(error) }
}

private func fail(_ error: FieldError) -> Int32 {
  output = Array(Phrase(error).english.utf8)
  return -Int32(output.count)
}
