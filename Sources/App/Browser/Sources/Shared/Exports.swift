// SPDX-License-Identifier: Apache-2.0

import Bridge

// What a browser module exports. Every module has this same file (the others are links to Sources/Shared); what
// differs is `Ability`, `Part`, `Speech` and `Earcons`. A module has one thread, hence the unsafe global.

nonisolated(unsafe) private var bridge = Bridge<Ability, Part, Speech, Earcons>(
  ability: abilityName, part: partName)

@_expose(wasm, "earshot_input")
func prepareInput(_ count: Int32) -> UnsafeMutableRawPointer? { bridge.prepareInput(count) }

@_expose(wasm, "earshot_output")
func locateOutput() -> UnsafeRawPointer? { bridge.locateOutput() }

@_expose(wasm, "earshot_open")
func open() -> Int32 { bridge.open() }

@_expose(wasm, "earshot_handle")
func handle(_ handle: Int32) -> Int32 { bridge.handle(handle) }

@_expose(wasm, "earshot_close")
func close(_ handle: Int32) { bridge.close(handle) }

@_expose(wasm, "earshot_samples")
func fetchSamples(_ handle: Int32) -> Int32 { bridge.fetchSamples(handle) }

@_expose(wasm, "earshot_samples_start")
func locateSamples() -> UnsafeRawPointer? { bridge.locateSamples() }
