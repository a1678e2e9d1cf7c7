// SPDX-License-Identifier: Apache-2.0
// Puts a button beside every text field of the page that opens the braille pad for it.

import './pad.js';

/** Fields that take words; a pad writes none into dates, numbers and files. */
const fields = 'input:is([type="text"], [type="search"], [type="email"], [type="password"], [type="url"]), textarea';
const button = document.getElementById('braille-entry').content.firstElementChild;
const dialog = document.getElementById('braille-dialog').content.firstElementChild;

for (const field of document.querySelectorAll(`main :is(${fields})`)) {
  if (!field.id || field.closest('earshot-braille-pad')) continue;
  offer(field);
}

function offer(field) {
  const opener = button.cloneNode(true);
  const [label] = field.labels;
  // Each button says which field it is for.
  if (label) {
    label.id ||= `${field.id}-label`;
    opener.id = `${field.id}-braille`;
    opener.setAttribute('aria-labelledby', `${opener.id} ${label.id}`);
  }
  opener.addEventListener('click', () => open(field, label?.firstChild?.textContent ?? ''));
  // A field and the button that shows a password stay together.
  const last = field.closest('show-password') ?? field;
  last.after(opener);
}

function open(field, name) {
  const shown = dialog.cloneNode(true);
  const pad = shown.querySelector('earshot-braille-pad');
  pad.setAttribute('for', field.id);
  pad.setAttribute('language', document.documentElement.lang);
  if (field.tagName === 'TEXTAREA') pad.setAttribute('multiline', '');
  if (field.type === 'password' || field.closest('show-password')) pad.setAttribute('private', '');
  shown.querySelector('h2').textContent = name;
  // What lies outside of an open window is not heard: the live regions come with it.
  const regions = document.querySelectorAll('#announcements, #announcements-urgent');
  shown.append(...regions);
  const close = () => shown.close();
  shown.querySelector('[data-part="close"]').addEventListener('click', close);
  pad.addEventListener('submit', close);
  pad.addEventListener('leave', (event) => {
    event.preventDefault();
    close();
  });
  shown.addEventListener('close', () => {
    field.dispatchEvent(new Event('change', { bubbles: true }));
    document.body.append(...regions);
    shown.remove();
    field.focus();
  });
  pad.addEventListener('ready', () => pad.focus());
  document.body.append(shown);
  shown.showModal();
}
