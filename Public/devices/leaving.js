// SPDX-License-Identifier: Apache-2.0
// Tells that the page goes away, perhaps for good: on a phone nothing else may come after it is hidden.

export class Leaving {
  constructor(element, signal) {
    addEventListener('pagehide', () => element.post({ kind: 'hide' }), { signal });
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') element.post({ kind: 'hide' });
    }, { signal });
  }
}
