// SPDX-License-Identifier: Apache-2.0
// Fills in a field of a position with where the device is, once and only when the person asks for it.

class UsePosition extends HTMLElement {
  connectedCallback() {
    const field = this.querySelector('input');
    const problem = this.querySelector('p');
    const tell = (isFound) => {
      problem.hidden = isFound;
      // A screen reader says the field with what is in it, and what is wrong where that is tied to it.
      field.focus();
    };
    this.querySelector('button').addEventListener('click', () => {
      const fail = () => tell(false);
      if (!navigator.geolocation) return fail();
      navigator.geolocation.getCurrentPosition(({ coords }) => {
        field.value = `${coords.latitude.toFixed(6)}, ${coords.longitude.toFixed(6)}`;
        tell(true);
      }, fail, { enableHighAccuracy: true, timeout: 20000 });
    });
    this.dataset.ready = '';
  }
}

customElements.define('use-position', UsePosition);
