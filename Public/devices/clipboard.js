// SPDX-License-Identifier: Apache-2.0
// The clipboard: nothing of it leaves the device.

export class Clipboard {
  #element;

  constructor(element) {
    this.#element = element;
  }

  /** Puts a text on the clipboard; that it is done is said where that is wanted, that it is not always. */
  async copy({ text, told }) {
    const { copied, notCopied } = this.#element.scope.dataset;
    try {
      await navigator.clipboard.writeText(text);
      if (told) this.#element.tell(copied);
    } catch {
      this.#element.tell(notCopied);
    }
  }

  /** Fetches the clipboard; null where the browser does not hand it out. */
  async paste() {
    const text = await navigator.clipboard?.readText().catch(() => null);
    this.#element.post({ kind: 'pasted', text: text ?? null });
  }
}
