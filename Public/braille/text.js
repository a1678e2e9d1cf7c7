// SPDX-License-Identifier: Apache-2.0
// The plain text beside the braille pad, and the field elsewhere on the page that the pad writes into.

export class TextField {
  #pad;
  #target;
  #isHidden = false;
  #isComposing = false;
  /** Where the selection is as the session knows it. */
  #selection = [0, 0];
  /** What the person has written, while a recording plays. */
  #own;

  constructor(pad, signal) {
    this.#pad = pad;
    this.#target = pad.hasAttribute('for') ? pad.ownerDocument.getElementById(pad.getAttribute('for')) : null;
    this.hide({ on: pad.hasAttribute('private') });
    if (this.#target) this.#field.value = this.#target.value;
    for (const field of [pad.part('letters'), pad.part('hidden')]) {
      // What an input method has not finished is not yet written.
      field.addEventListener('compositionstart', () => { this.#isComposing = true; });
      field.addEventListener('compositionend', () => {
        this.#isComposing = false;
        this.#typed(field);
      });
      field.addEventListener('input', () => this.#typed(field));
      field.addEventListener('selectionchange', () => this.#moved(field));
      field.addEventListener('change', () => this.#tellChange());
    }
    // Older browsers tell of a moved selection at the document only.
    document.addEventListener('selectionchange', () => {
      if (pad.part('letters').getRootNode().activeElement === this.#field) this.#moved(this.#field);
    }, { signal });
    this.#target?.addEventListener('input', (event) => {
      if (event.detail === this) return;
      this.#field.value = this.#target.value;
      this.#typed(this.#field);
    }, { signal });
    pad.part('pad').addEventListener('blur', () => this.#tellChange());
  }

  get value() { return this.#own?.letters ?? this.#field.value; }

  get cells() { return this.#own?.cells ?? this.#pad.part('cells').textContent; }

  /** Puts a text in the place of what is written. */
  replace(text) {
    this.#field.value = text;
    this.#typed(this.#field);
  }

  // Effects

  letters({ text }) {
    if (this.#field.value === text) return;
    this.#field.value = text;
    this.#field.scrollTop = this.#field.scrollHeight;
    this.#selection = [text.length, text.length];
    this.#write();
  }

  caret({ start, end }) {
    this.#selection = [start, end];
    this.#field.setSelectionRange(start, end);
  }

  /** Hides what is written; shown again, it is forgotten, in the field elsewhere too. */
  hide({ on }) {
    const part = (name) => this.#pad.part(name);
    const isShownAgain = this.#isHidden && !on;
    this.#isHidden = on;
    part('letters-field').hidden = on;
    part('cells-field').hidden = on;
    part('hidden-field').hidden = !on;
    part(on ? 'letters' : 'hidden').value = '';
    if (isShownAgain) this.#write();
  }

  /** What a recording writes is not the person's. */
  replay({ letters, cells }) { this.#own = letters === undefined ? undefined : { letters, cells }; }

  /** Tells those who embed the pad, and the field that it writes for, that the person is done for now. */
  #tellChange() {
    this.#pad.dispatchEvent(new Event('change', { bubbles: true }));
    this.#target?.dispatchEvent(new Event('change', { bubbles: true }));
  }

  get #field() { return this.#pad.part(this.#isHidden ? 'hidden' : 'letters'); }

  #typed(field) {
    if (field !== this.#field || this.#isComposing) return;
    const [start, end] = this.#selection = [field.selectionStart, field.selectionEnd];
    this.#pad.send({ kind: 'text', text: field.value, start, end });
    this.#write();
  }

  #moved(field) {
    const { selectionStart: start, selectionEnd: end } = field;
    const isKnown = start === this.#selection[0] && end === this.#selection[1];
    if (isKnown || field !== this.#field || this.#isComposing) return;
    this.#selection = [start, end];
    this.#pad.send({ kind: 'caret', start, end });
  }

  #write() {
    if (this.#own) return;
    this.#pad.dispatchEvent(new Event('input', { bubbles: true }));
    if (!this.#target || this.#target.value === this.#field.value) return;
    this.#target.value = this.#field.value;
    this.#target.dispatchEvent(new CustomEvent('input', { bubbles: true, detail: this }));
  }
}
