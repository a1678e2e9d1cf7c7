// SPDX-License-Identifier: Apache-2.0

import Speaking

extension UploadWords {
  static let english = Edition(
    UploadWords(
      badHeaders: "The headers about the upload cannot be understood. Send them as tus 1.0 says.",
      notThere:
        "There is no such upload, or you have not taken its request. It may have expired. Begin a new one.",
      wrongPlace:
        "This does not fit what has arrived so far. Ask how far the upload has come, then go on from there.",
      otherVersion: "Uploads are done by tus 1.0.0 here. Send the header Tus-Resumable: 1.0.0.",
      wrongType: "Send the bytes with the type application/offset+octet-stream.",
      wrongTakes: "Send between one take and as many as a reading may have, each once.",
      tooMany:
        "You have as many uploads under way as one person may have. Finish or remove one first.",
      changedOnTheWay: "The bytes changed on their way, and none of them was kept. Send them again."
    ))
}
