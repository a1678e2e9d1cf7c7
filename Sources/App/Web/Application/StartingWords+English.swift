// SPDX-License-Identifier: Apache-2.0

import Speaking

extension StartingWords {
  static let english = Edition(
    StartingWords(
      unusableFolder:
        "The data folder {folder} cannot be used: {reason}. Choose another with --data, or make it writable.",
      missingFile: "a file in it is missing",
      fullDisk: "the disk is full",
      noVoice: "The voice cannot be prepared: {reason}.",
      noMemory: "This machine cannot hash passwords. It needs 64 MB of free memory to do so.",
      noResources:
        "The folder {folder}/Public cannot be read: {reason}. Name the folder that holds Public and Examples with --resources.",
      // The server itself
      portInUse:
        "Port {port} is in use by another program. Choose another with --port, or stop that one.",
      noAddress: "This machine has no address {host}. Choose another with --host.",
      portNotAllowed: "Port {port} may not be used. Choose 1024 or higher with --port.",
      unreadableFile: "The file {path} cannot be read: {reason}. Check its name and permissions.",
      unusableCertificate:
        "The certificate and the key do not belong together, or are not in PEM form.",
      alreadyStarted: "The server is already running.",
      systemTrouble: "The server cannot start: {reason}."))
}
