// SPDX-License-Identifier: Apache-2.0

package import Jobs
package import Media

extension WorkAllowance {
  /// What is left for a job, over all its tries.
  package init(_ job: Job) {
    self.init(secondsLeft: { job.secondsLeft }, spend: { job.spend($0) })
  }
}
