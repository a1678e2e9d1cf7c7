// SPDX-License-Identifier: Apache-2.0
// Sends a recording with its progress shown and said. Without scripts the form sends itself.

import { announce, parsePage } from '../runtime/page.js';

class UploadForm extends HTMLElement {
  #isSending = false;

  connectedCallback() {
    this.form = this.querySelector('form');
    this.field = this.querySelector('input[type=file]');
    this.form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (this.#isSending) return;
      const file = this.field.files[0];
      if (!file) return this.#refuse(this.dataset.missing);
      if (file.size > Number(this.dataset.limit)) return this.#refuse(this.dataset.tooLarge);
      this.#send();
    });
    this.field.addEventListener('change', () => this.#clear());
  }

  #send() {
    this.#clear();
    const button = this.form.querySelector('button');
    const bar = document.createElement('progress');
    bar.max = 1;
    bar.setAttribute('aria-label', this.dataset.sending);
    const request = new XMLHttpRequest();
    request.open('POST', this.form.action);
    request.upload.onprogress = ({ loaded, total }) => { bar.value = loaded / total; };
    const fail = () => {
      bar.remove();
      this.#sending(button, false);
      this.#refuse(this.dataset.failed);
    };
    request.onload = () => this.#received(request, fail);
    request.onerror = fail;
    this.#sending(button, true);
    this.form.append(bar);
    announce(this.dataset.sending);
    request.send(new FormData(this.form));
  }

  /** The button keeps the focus while the recording is sent: it only says that it does nothing now. */
  #sending(button, isSending) {
    this.#isSending = isSending;
    if (isSending) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
  }

  #received(request, fail) {
    if (request.status < 400) return location.assign(request.responseURL);
    // The page for what is wrong, in the place of this one.
    const page = parsePage(request.responseText);
    const main = page.querySelector('main');
    // A proxy in between may answer with words of its own.
    if (!main) return fail();
    document.title = page.title;
    document.querySelector('main').replaceWith(main);
    const heading = document.querySelector('#problems') ?? document.querySelector('h1');
    heading.tabIndex = -1;
    heading.focus();
  }

  #refuse(words) {
    const error = this.querySelector('.field__error') ?? document.createElement('p');
    error.className = 'field__error';
    error.id = `${this.field.id}-error`;
    error.textContent = words;
    this.field.before(error);
    this.field.setAttribute('aria-invalid', 'true');
    this.field.setAttribute('aria-describedby', `${this.field.id}-hint ${error.id}`);
    this.field.focus();
  }

  #clear() {
    this.querySelector('.field__error')?.remove();
    this.field.removeAttribute('aria-invalid');
    this.field.setAttribute('aria-describedby', `${this.field.id}-hint`);
  }
}

customElements.define('upload-form', UploadForm);
