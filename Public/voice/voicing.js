// SPDX-License-Identifier: Apache-2.0
// A page that speaks: tells its session what the person does and what the page shows, and does what it wants. What is
// said, and what a press does, is decided there.

import { recall } from '../runtime/kept.js';
import { openSession } from '../runtime/earshot.js';
import { pauseAll } from '../devices/audio.js';
import { language, playEarcon, quiet, say, sayAgain, silence } from '../runtime/voice.js';
import { blocks, controlAt, controlsIn, elementOf, facts, headingLanguage, problemsIn, textOf } from './outline.js';

/** Fields in which one types. */
const typed = 'textarea, input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"])';
/** States whose change is told while they have the focus; a chart tells its values itself. */
const states = ['aria-pressed', 'aria-expanded', 'aria-checked', 'aria-valuetext', 'disabled'];

const session = await openSession('own-voice', { language, choices: recall('earshot-voice') });

/** What becomes of the press in hand: nothing is known of one that no pointer began. */
let isHeld;
/** Whether a finger is on the glass whose way is followed. */
let finger;
let followed;

function send(event) {
  const effects = session.send(event);
  for (const effect of effects) perform(effect);
  return (kind) => effects.some((effect) => effect.kind === kind);
}

function perform(effect) {
  switch (effect.kind) {
    case 'say': say(effect); return;
    case 'sound': playEarcon(effect.earcon); return;
    case 'hush': silence(); return;
    case 'again': sayAgain(); return;
    case 'gather': send({ kind: 'page', blocks: blocks() }); return;
    case 'follow': follow(elementOf(effect.id)); return;
    case 'follow-finger': document.documentElement.toggleAttribute('data-explored', effect.on); return;
    case 'pause': pauseAll(); return;
    case 'focus': elementOf(effect.id).focus({ preventScroll: true }); return;
    case 'await-silence': quiet().then(() => send({ kind: 'silent' }));
  }
}

/** Brings what is read into sight and marks it; Tab goes on from there. */
function follow(element) {
  followed?.removeAttribute('data-read');
  followed = element;
  element.setAttribute('data-read', '');
  const { activeElement } = document;
  // Who presses the keys of the bar by keyboard stays on it.
  if (activeElement !== element && !activeElement.closest('[data-voice]')) activeElement.blur();
  getSelection().setPosition(element);
  element.scrollIntoView({ block: 'center' });
}

function stop(event) {
  event.stopImmediatePropagation();
  if (event.cancelable) event.preventDefault();
}

const on = (kind, listener) => addEventListener(kind, listener, { capture: true, passive: false });
const known = (element) => element && facts(element);

on('keydown', (event) => {
  isHeld = undefined;
  const { key, shiftKey: shift, ctrlKey, altKey, metaKey, target } = event;
  if (send({ kind: 'key', key, shift, others: ctrlKey || altKey || metaKey })('take')) return stop(event);
  const opens = target.localName === 'select' && (key === ' ' || key === 'Enter' || (altKey && key === 'ArrowDown'));
  if (opens && send({ kind: 'pressed', control: facts(target) })('hold')) stop(event);
});

// The focus and what is in it

on('focusin', ({ target }) => {
  send({ kind: 'focused', control: facts(target) });
  watch.disconnect();
  watch.observe(target, { attributes: true, attributeFilter: states });
});
on('focusout', ({ relatedTarget }) => relatedTarget ?? send({ kind: 'focused', control: null }));
on('change', ({ target }) => target.matches('select, [type="checkbox"], [type="radio"], [type="file"]') && changed(target));
// After the ability has set what the slider says of itself.
addEventListener('change', ({ target }) => target.type === 'range' && changed(target));
on('toggle', ({ target }) => changed(target.querySelector(':scope > summary')));
on('input', ({ target }) => {
  // A finger on a slider hears where it stands once it has let it go.
  if (target.type === 'range') finger === undefined && changed(target);
  else if (target.matches(typed)) send({ kind: 'typed', control: facts(target), caret: caretOf(target) });
});
document.addEventListener('selectionchange', () => {
  const { activeElement: field } = document;
  if (field.matches(typed)) send({ kind: 'caret', control: facts(field), caret: caretOf(field) });
});

const watch = new MutationObserver(([{ target }]) => target.closest('[data-speaks]') ?? changed(target));
const caretOf = (field) => field.selectionStart ?? field.value.length;

function changed(element) {
  if (element) send({ kind: 'changed', control: facts(element) });
}

// Presses: a mouse's act as it goes down, a finger's as it goes up

on('pointerdown', (event) => {
  if (event.target.closest('[data-voice]')) return;
  if (event.pointerType === 'touch') return touchBegins(event);
  const control = controlAt(event.target);
  isHeld = send(spot(event))('hold');
  isHeld = send({ kind: 'lifted', control: known(control) })('hold') || isHeld;
  if (isHeld) stop(event);
});
// A button of the bar takes no focus when it is pressed, so that nothing is said of it and Tab goes on from what is read.
on('mousedown', (event) => event.target.closest('[data-voice]') && event.preventDefault());
// A browser moves a slider itself as the finger goes down.
on('touchstart', (event) => isHeld && event.target.type === 'range' && event.preventDefault());
for (const kind of ['mousedown', 'mouseup', 'pointerup']) on(kind, (event) => isHeld && stop(event));
on('click', (event) => {
  const move = event.target.closest('[data-move]')?.dataset.move;
  if (move) send({ kind: 'move', move });
  const control = controlAt(event.target);
  if (isHeld === undefined && control && event.isTrusted) isHeld = send({ kind: 'pressed', control: before(event, control) })('hold');
  if (isHeld) stop(event);
});

/** What there was to say of a control before a click: a box that was clicked itself is ticked already while the event is on its way. */
function before({ target }, control) {
  const told = facts(control);
  return target === control && control.type === 'checkbox' ? { ...told, checked: !told.checked } : told;
}

/** What lies at a point, and around it. */
function spot({ target, clientX, clientY }) {
  const element = document.elementFromPoint(clientX, clientY) ?? target;
  const control = controlAt(element);
  const isText = !control && [...element.childNodes].some(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim());
  return {
    kind: 'touched',
    control: known(control),
    text: isText ? textOf(element).trim() : '',
    language: element.closest('[lang]').lang,
    around: control || isText ? [] : controlsIn(document.body).flatMap(within),
  };
}

function within(control) {
  const { top, bottom } = control.getBoundingClientRect();
  const down = (top + bottom) / 2 / innerHeight;
  return down >= 0 && down <= 1 ? [{ ...facts(control), down }] : [];
}

function touchBegins(event) {
  if (!event.isPrimary) {
    release();
    return silence(); // two fingers
  }
  const there = spot(event);
  finger = there.control?.id ?? there.text;
  isHeld = send(there)('hold');
  if (isHeld) stop(event);
}

on('touchmove', ({ touches: [{ target, clientX, clientY }] }) => {
  if (finger === undefined || isHeld === false) return;
  const there = spot({ target, clientX, clientY });
  const under = there.control?.id ?? there.text;
  if (under === finger) return;
  finger = under;
  send(there);
});
on('touchend', (event) => {
  if (finger === undefined || event.target.closest('[data-voice]')) return;
  const [{ clientX, clientY }] = event.changedTouches;
  finger = undefined;
  isHeld = send({ kind: 'lifted', control: known(controlAt(document.elementFromPoint(clientX, clientY))) })('hold');
  if (isHeld) stop(event);
});
on('touchcancel', release);

/** The finger went up without a press. */
function release() {
  finger = undefined;
  send({ kind: 'lifted', control: null });
}

addEventListener('pagehide', silence);
addEventListener('earshot-choices', ({ detail }) => send({ kind: 'choices', choices: detail }));

// The page is there

const main = document.querySelector('main');
const heading = main.querySelector('h1');
const wordsOf = (selector) => textOf(main.querySelector(selector) ?? document.createTextNode('')).trim();
const abilities = [...main.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('earshot-'));
/** Whether an ability is still to begin: what it lets people do is not all there yet. One whose script did not come never does. */
const isAwaited = () => abilities.some((one) => !one.matches('[data-ready], [data-broken]') && (document.readyState !== 'complete' || one.matches(':defined')));
const counted = () => ({ controls: controlsIn(main).map(facts) });
const isSettled = !isAwaited();
send({
  kind: 'opened',
  title: document.title,
  heading: heading ? wordsOf('h1') : textOf(main).trim(),
  language: heading ? headingLanguage(heading) : undefined,
  // In the words that tell of it: the part itself also has headings and buttons.
  standing: main.querySelector('[data-standing]')?.dataset.news ?? '',
  lead: wordsOf('.lead'),
  problems: problemsIn(main),
  first: isFirst(),
  touch: matchMedia('(pointer: coarse)').matches,
  ...isSettled && counted(),
});
if (!isSettled) {
  const settle = () => {
    if (isAwaited()) return;
    settling.disconnect();
    send({ kind: 'settled', ...counted() });
  };
  const settling = new MutationObserver(settle);
  addEventListener('load', settle);
  settling.observe(main, { subtree: true, attributes: true, attributeFilter: ['data-ready', 'data-broken'] });
}
if (document.activeElement !== document.body) send({ kind: 'focused', control: facts(document.activeElement) });

document.documentElement.dataset.voicing = 'ready';

function isFirst() {
  try {
    const known = sessionStorage.getItem('earshot-heard');
    sessionStorage.setItem('earshot-heard', 'yes');
    return !known;
  } catch {
    return true; // Storage is forbidden.
  }
}
