// SPDX-License-Identifier: Apache-2.0

package import BlobStore
package import Media

extension StoredAudio {
  /// Takes the files of a prepared sound into the store.
  /// - Parameters:
  ///   - path: where its MP3 file is; it is moved.
  ///   - opus: the same for its Opus file, where there is one.
  package init(
    _ sound: PreparedSound, movingMP3At path: String, opusAt opus: String, into blobs: any BlobStore
  ) async throws(BlobStoreError) {
    var small: StoredFile?
    if let bytes = sound.opusByteCount {
      small = StoredFile(key: try await blobs.put(movingFileAt: opus), byteCount: bytes)
    }
    self.init(
      key: try await blobs.put(movingFileAt: path), byteCount: sound.byteCount, opus: small,
      durationSeconds: sound.durationSeconds)
  }
}
