// SPDX-License-Identifier: Apache-2.0

import Reading

/// The identifier of a request for a reading; `RequestID` alone would also name a request to the server.
typealias ReadingID = RequestID
