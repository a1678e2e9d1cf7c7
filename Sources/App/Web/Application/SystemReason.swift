// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What the system says of a failure, such as `Permission denied`, without the sentences that Foundation puts around it.
package func systemReason(of error: any Error) -> String {
  var error = error as NSError
  // Some causes are errors of Swift, which are no NSError until they are made one.
  while let cause = error.userInfo[NSUnderlyingErrorKey] as? any Error { error = cause as NSError }
  guard error.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
  return String(cString: strerror(Int32(error.code)))
}
