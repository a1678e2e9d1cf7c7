// SPDX-License-Identifier: Apache-2.0
// Improves forms: a password that can be shown.

class ShowPassword extends HTMLElement {
  connectedCallback() {
    const field = this.querySelector('input');
    const button = this.querySelector('button');
    button.addEventListener('click', () => {
      const isShown = field.type === 'text';
      field.type = isShown ? 'password' : 'text';
      button.setAttribute('aria-pressed', String(!isShown));
    });
    // What is shown would be kept by the browser among the texts to suggest.
    field.form?.addEventListener('submit', () => { field.type = 'password'; });
    this.dataset.ready = '';
  }
}

customElements.define('show-password', ShowPassword);
