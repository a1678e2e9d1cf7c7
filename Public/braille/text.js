// SPDX-License-Identifier: Apache-2.0
// The plain text beside the braille pad, and the field elsewhere on the page that the pad writes into.

export class TextField {
  #pad;
  #target;
  #isHidden = false;
  #isComposing = false;
  /** Where the selection is as the session knows it. */
  #selection = [0, 0];

  constructor(pad) {
    this.#pad = pad;
    this.#target = pad.hasAttribute('for') ? pad.ownerDocument.getElementById(pad.getAttribute('for')) : null;
    this.hide(pad.isPrivate);
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
      if (this.#pad.letters.getRootNode().activeElement === this.#field) this.#moved(this.#field);
    }, { signal: pad.life });
    this.#target?.addEventListener('input', (event) => {
      if (event.detail === this) return;
      this.#field.value = this.#target.value;
      this.#typed(this.#field);
    }, { signal: pad.life });
    pad.part('pad').addEventListener('blur', () => this.#tellChange());
  }

  get value() { return this.#field.value; }

  /** Puts a text in the place of what is written. */
  replace(text) {
    this.#field.value = text;
    this.#typed(this.#field);
  }

  /** Lets a session show what is written already: the cells that it was opened with, or else the letters. */
  begin(cells) {
    const { value } = this.#field;
    this.#pad.part('cells').textContent = '';
    // Told whether it hides, it reads its cells anew.
    if (cells) this.#pad.send({ kind: 'set', name: 'private', value: String(this.#pad.isPrivate) });
    else if (value) this.#pad.send({ kind: 'text', text: value, start: value.length, end: value.length });
  }

  /** Forgets what was written, in the field elsewhere too. */
  forget() {
    this.replace('');
  }

  /** Shows what the session says is written. */
  show(text) {
    if (this.#field.value === text) return;
    this.#field.value = text;
    this.#field.scrollTop = this.#field.scrollHeight;
    this.#selection = [text.length, text.length];
    this.#write();
  }

  select(start, end) {
    this.#selection = [start, end];
    this.#field.setSelectionRange(start, end);
  }

  /** Hides what is written, or shows what will be. */
  hide(isHidden) {
    const part = (name) => this.#pad.part(name);
    this.#isHidden = isHidden;
    part('letters-field').hidden = isHidden;
    part('cells-field').hidden = isHidden;
    part('hidden-field').hidden = !isHidden;
    if (isHidden) part('letters').value = '';
    else part('hidden').value = '';
  }

  /** Tells those who embed the pad, and the field that it writes for, that the person is done for now. */
  #tellChange() {
    this.#pad.dispatchEvent(new Event('change', { bubbles: true }));
    this.#target?.dispatchEvent(new Event('change', { bubbles: true }));
  }

  get #field() { return this.#pad.part(this.#isHidden ? 'hidden' : 'letters'); }

  #typed(field) {
    if (field !== this.#field || this.#isComposing) return;
    this.#selection = [field.selectionStart, field.selectionEnd];
    const [start, end] = this.#selection;
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
    // A recording that plays is not what the person writes.
    if (this.#pad.isReplaying) return;
    this.#pad.dispatchEvent(new Event('input', { bubbles: true }));
    if (!this.#target || this.#target.value === this.#field.value) return;
    this.#target.value = this.#field.value;
    this.#target.dispatchEvent(new CustomEvent('input', { bubbles: true, detail: this }));
  }
}
