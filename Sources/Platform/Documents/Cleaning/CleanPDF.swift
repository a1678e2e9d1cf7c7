// SPDX-License-Identifier: Apache-2.0

import CQPDF
import Foundation

extension DocumentCleaning {
  /// A PDF with the pages that it shows and without what tells of its maker: who wrote it, when and with what, what
  /// earlier versions held, who commented, who signed, files within it, and what its photos tell.
  ///
  /// The file is written anew (ISO 32000-1), so what nothing leads to any more is gone, and so are earlier versions.
  /// - Throws: `damaged`, `locked`.
  public static func cleaned(
    pdf bytes: [UInt8], picture: PictureCleaner
  ) throws(DocumentFault) -> [UInt8] {
    // Written once as it is: then each object has a number below the size that the file tells, and is there.
    let whole = try OpenPDF(bytes).written()
    let file = try OpenPDF(whole)
    try file.clean(picture)
    return try file.written()
  }
}

/// A PDF in memory, by qpdf.
private final class OpenPDF {
  private let handle: qpdf_data
  /// qpdf reads from it for as long as the file is open.
  private let bytes: UnsafeMutableRawBufferPointer

  /// What of any dictionary tells who made it, when, or what a program wanted to remember.
  private static let keys = [
    "/Metadata", "/PieceInfo", "/LastModified", "/SpiderInfo", "/AF", "/Threads", "/Collection",
    "/DSS", "/Perms", "/Thumb",
  ]
  /// What of a remark on a page tells who made it; the remark stays.
  private static let keysOfRemarks = ["/T", "/M", "/CreationDate", "/NM"]
  /// What of a signature is no signature any more once the file is another.
  private static let keysOfSignatures = [
    "/Name", "/M", "/Location", "/Reason", "/ContactInfo", "/Contents", "/Cert", "/Prop_Build",
    "/Reference", "/ByteRange",
  ]
  /// How deep what stands directly in each other is looked through.
  private static let mostDepth = 100

  init(_ given: [UInt8]) throws(DocumentFault) {
    guard let handle = qpdf_init() else { throw .damaged }
    self.handle = handle
    bytes = .allocate(byteCount: max(1, given.count), alignment: 1)
    bytes.copyBytes(from: given)
    qpdf_silence_errors(handle)
    qpdf_set_suppress_warnings(handle, QPDF_TRUE)
    // What is read of a file that is repaired is as much as any viewer shows of it.
    let code = qpdf_read_memory(
      handle, "file", bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
      UInt64(given.count), nil)
    try check(code)
    guard qpdf_get_num_pages(handle) > 0 else { throw .damaged }
  }

  deinit {
    var handle: qpdf_data? = handle
    qpdf_cleanup(&handle)
    bytes.deallocate()
  }

  /// Where qpdf failed, says why.
  private func check(_ code: QPDF_ERROR_CODE = 0) throws(DocumentFault) {
    let hasError = qpdf_has_error(handle) != QPDF_FALSE
    guard code & QPDF_ERRORS != 0 || hasError else { return }
    let error = hasError ? qpdf_get_error(handle) : nil
    throw qpdf_get_error_code(handle, error) == qpdf_e_password ? .locked : .damaged
  }

  func written() throws(DocumentFault) -> [UInt8] {
    let trailer = qpdf_get_trailer(handle)
    for key in keys(of: trailer) where key != "/Root" && key != "/Size" && key != "/Encrypt" {
      qpdf_oh_remove_key(handle, trailer, key)
    }
    try check(qpdf_init_write_memory(handle))
    qpdf_set_preserve_encryption(handle, QPDF_FALSE)
    qpdf_set_deterministic_ID(handle, QPDF_TRUE)
    try check(qpdf_write(handle))
    guard let start = qpdf_get_buffer(handle) else { throw .damaged }
    return Array(UnsafeBufferPointer(start: start, count: qpdf_get_buffer_length(handle)))
  }

  func clean(_ picture: PictureCleaner) throws(DocumentFault) {
    let trailer = qpdf_get_trailer(handle)
    let size = qpdf_oh_get_int_value(handle, qpdf_oh_get_key(handle, trailer, "/Size"))
    guard size > 0, size <= Int64(bytes.count) else { throw .damaged }
    for number in 1..<max(2, Int32(clamping: size)) {
      let object = qpdf_get_object_by_id(handle, number, 0)
      if qpdf_oh_is_stream(handle, object) != QPDF_FALSE {
        try clean(stream: object, picture)
      } else {
        clean(object, depth: 0)
      }
      try check()
      qpdf_oh_release_all(handle)
    }
  }

  private func clean(stream: qpdf_oh, _ picture: PictureCleaner) throws(DocumentFault) {
    let words = qpdf_oh_get_dict(handle, stream)
    clean(words, depth: 0)
    guard has(words, "/Subtype", "/Image"), let form = form(ofImage: words) else { return }
    var start: UnsafeMutablePointer<UInt8>?
    var count = 0
    try check(qpdf_oh_get_stream_data(handle, stream, qpdf_dl_none, nil, &start, &count))
    guard let start else { return }
    defer { free(start) }
    let cleaned = try picture(Array(UnsafeBufferPointer(start: start, count: count)), form)
    let filter = qpdf_oh_get_key(handle, words, "/Filter")
    let parameters = qpdf_oh_get_key(handle, words, "/DecodeParms")
    cleaned.withUnsafeBufferPointer {
      qpdf_oh_replace_stream_data(
        handle, stream, $0.baseAddress, $0.count, filter, parameters)
    }
  }

  /// Which kind of file a picture is that stands in a PDF as it is; nil for one that is points alone.
  private func form(ofImage words: qpdf_oh) -> CleanedPicture? {
    var filter = qpdf_oh_get_key(handle, words, "/Filter")
    if qpdf_oh_is_array(handle, filter) != QPDF_FALSE {
      // Where several filters stand behind one another, the bytes here are not those of the picture.
      guard qpdf_oh_get_array_n_items(handle, filter) == 1 else { return nil }
      filter = qpdf_oh_get_array_item(handle, filter, 0)
    }
    if qpdf_oh_is_name_and_equals(handle, filter, "/DCTDecode") != QPDF_FALSE { return .jpeg }
    return qpdf_oh_is_name_and_equals(handle, filter, "/JPXDecode") != QPDF_FALSE ? .jpeg2000 : nil
  }

  /// Takes out of an object, and of what stands directly in it, what tells of people.
  private func clean(_ object: qpdf_oh, depth: Int) {
    guard depth < Self.mostDepth else { return }
    if qpdf_oh_is_array(handle, object) != QPDF_FALSE {
      for index in 0..<qpdf_oh_get_array_n_items(handle, object) {
        cleanDirect(qpdf_oh_get_array_item(handle, object, index), depth)
      }
    } else if qpdf_oh_is_dictionary(handle, object) != QPDF_FALSE {
      remove(Self.keys, from: object)
      if has(object, "/Type", "/Annot") || has(object, "/Rect"), has(object, "/Subtype"),
        // Of a field to fill in this is its name.
        !has(object, "/Subtype", "/Widget")
      {
        remove(Self.keysOfRemarks, from: object)
      }
      if has(object, "/ByteRange") || has(object, "/Type", "/Sig") {
        remove(Self.keysOfSignatures, from: object)
      }
      // A file within the file, and by what path it was found.
      if has(object, "/EF") { remove(["/EF", "/F", "/UF", "/Desc"], from: object) }
      remove(["/EmbeddedFiles"], from: object)
      for key in keys(of: object) {
        cleanDirect(qpdf_oh_get_key(handle, object, key), depth)
      }
    }
  }

  private func cleanDirect(_ object: qpdf_oh, _ depth: Int) {
    if qpdf_oh_is_indirect(handle, object) == QPDF_FALSE { clean(object, depth: depth + 1) }
    qpdf_oh_release(handle, object)
  }

  private func remove(_ keys: [String], from object: qpdf_oh) {
    for key in keys { qpdf_oh_remove_key(handle, object, key) }
  }

  private func has(_ object: qpdf_oh, _ key: String, _ name: String? = nil) -> Bool {
    guard qpdf_oh_has_key(handle, object, key) != QPDF_FALSE else { return false }
    guard let name else { return true }
    let value = qpdf_oh_get_key(handle, object, key)
    defer { qpdf_oh_release(handle, value) }
    return qpdf_oh_is_name_and_equals(handle, value, name) != QPDF_FALSE
  }

  private func keys(of object: qpdf_oh) -> [String] {
    var keys: [String] = []
    qpdf_oh_begin_dict_key_iter(handle, object)
    while qpdf_oh_dict_more_keys(handle) != QPDF_FALSE {
      if let key = qpdf_oh_dict_next_key(handle) { keys.append(String(cString: key)) }
    }
    return keys
  }
}
