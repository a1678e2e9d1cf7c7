// SPDX-License-Identifier: Apache-2.0
// The question on the first visit. What answers it comes with the first press or key, so that the first page is light;
// until then it looks as it will, and what is pressed meanwhile is done as soon as it can be. Nothing has been said yet, so
// a finger's press waits for it, too: the session decides whether it asks first.

const element = document.querySelector('earshot-voice');
const kinds = ['pointerdown', 'pointerup', 'keydown', 'click'];
const early = [];
let coming;
let pointer;

async function come() {
  await import('./choices.js');
  await new Promise((resolve) => { element.addEventListener('ready', resolve, { once: true }); });
  for (const kind of kinds) removeEventListener(kind, keep, true);
  for (const event of early) event.target.dispatchEvent(new event.constructor(event.type, event));
}

function keep(event) {
  coming ??= come();
  if (event.type === 'pointerdown') pointer = event.pointerType;
  if (event.type === 'keydown') pointer = undefined;
  const isTap = event.type === 'click' && pointer === 'touch';
  if (isTap) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  // Another press on a link or an answer leads away by itself.
  if (event.type !== 'click' || isTap || event.target.closest('[data-act]')) early.push(event);
}

for (const kind of kinds) addEventListener(kind, keep, true);
element.dataset.ready = '';
