// SPDX-License-Identifier: Apache-2.0
// Keeps a list or a request up to date: when the server tells of a change, the part is asked for again.

import { announce, fetchPage, parsePage } from '../runtime/page.js';
import '../runtime/zone.js';

/** How long changes that come together are gathered, in milliseconds. */
const gathering = 300;

class ReadingLive extends HTMLElement {
  #source;
  #timer;
  #awaiting;

  connectedCallback() {
    this.#source = new EventSource('/read/events');
    this.#source.addEventListener('change', ({ data }) => this.#noticed(data));
    // After a pause in the connection a change may have been missed, and before the first one what the page waits for.
    let isMissed = document.querySelector('[data-awaits]') !== null;
    this.#source.addEventListener('open', () => {
      if (isMissed) this.#soon();
      isMissed = true;
    });
    this.#source.addEventListener('ring', () => this.#ring());
    this.#source.addEventListener('signed-out', () => this.#hide());
    // A stream that is refused may be that of a session that ended while there was no connection.
    this.#source.addEventListener('error', () => {
      if (this.#source.readyState === EventSource.CLOSED) this.#lookForSession();
    });
  }

  /** Where the page is: one that answers a form stands at the address of the form, where there is nothing to fetch. */
  get #address() {
    return this.dataset.address ?? location.href;
  }

  disconnectedCallback() {
    this.#source.close();
    clearTimeout(this.#timer);
    this.#awaiting?.abort();
  }

  #noticed(what) {
    if (what === 'open' && document.getElementById('rings')?.dataset.ringing) this.#ring();
    const wanted = this.dataset.watch;
    if (wanted === what || (wanted === '*' && what !== 'open')) this.#soon();
  }

  #soon() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#refresh(), gathering);
  }

  async #refresh() {
    const page = await fetchPage(this.#address);
    // What was hidden while the answer was on its way stays so.
    if (!page || !this.isConnected) return;
    if (!('signedIn' in page.documentElement.dataset)) return this.#lookForSession();
    const fresh = page.getElementById(this.id);
    // What was on this page is no longer for this person: show what is there instead.
    if (fresh?.dataset.watch !== this.dataset.watch) return location.replace(this.#address);
    for (const part of document.querySelectorAll('[data-renewed]')) this.#renewOnceSilent(part, page.getElementById(part.id));
    if (renew(this, fresh)) announce(fresh.dataset.news);
  }

  /** Shows the urgent texts of now, and says once that one calls, or calls no longer. */
  async #ring() {
    // For who asks and reads, `/read` has what they asked for.
    const page = await fetchPage('/read/others');
    const fresh = page?.getElementById('rings');
    if (!fresh || !this.isConnected) return;
    const shown = document.getElementById('rings');
    const part = shown?.hasChildNodes() ? shown : placeForRings(shown);
    const [before, after] = [part, fresh].map(({ dataset }) => (dataset.ringing ?? '').split(' ').filter(Boolean));
    renew(part, fresh);
    part.dataset.ringing = fresh.dataset.ringing;
    if (after.some((id) => !before.includes(id))) {
      announce(fresh.dataset.news);
      sound('ringing');
    }
    else if (before.some((id) => !after.includes(id))) announce(fresh.dataset.gone);
  }

  /** Somebody who listens is not cut off; the page is right again when they pause or have heard it all. */
  #renewOnceSilent(part, fresh) {
    const playing = [...part.querySelectorAll('audio')].filter((audio) => !audio.paused);
    if (!playing.length) {
      renew(part, fresh);
      return;
    }
    if (!fresh || version(part) === version(fresh)) return;
    this.#awaiting?.abort();
    this.#awaiting = new AbortController();
    for (const audio of playing) {
      for (const kind of ['pause', 'ended']) audio.addEventListener(kind, () => this.#soon(), { signal: this.#awaiting.signal });
    }
  }

  async #lookForSession() {
    try {
      const answer = await fetch(this.#address);
      if (!answer.ok) return;
      const page = parsePage(await answer.text());
      if (this.isConnected && !('signedIn' in page.documentElement.dataset)) this.#hide();
    } catch {
      // Without a connection nothing is known.
    }
  }

  /** The session has ended: what is private goes from the page, and the way to sign in takes its place. */
  #hide() {
    const words = document.getElementById('signed-out');
    const main = document.querySelector('main');
    const hadFocus = main.contains(document.activeElement);
    delete document.documentElement.dataset.signedIn;
    document.querySelector('.site-header a[href="/profile"]')?.remove();
    document.title = `${words.dataset.words} – Earshot`;
    main.replaceChildren(words.content.cloneNode(true));
    // The heading says it where the focus goes there.
    if (hadFocus) main.querySelector('h1').focus();
    else announce(words.dataset.words);
  }
}

/** Sounds an earcon, where the browser lets a page sound: not before the person has done something on it. */
async function sound(earcon) {
  if (navigator.userActivation?.hasBeenActive === false) return;
  const { perform } = await import('../runtime/voice.js');
  perform({ kind: 'sound', earcon });
}

/** A place for urgent texts where none stood: at the end of the page, over its lower edge, so that nothing else moves. */
function placeForRings(empty) {
  // It stays, without its name: even an empty part has a gap around it.
  empty?.removeAttribute('id');
  const part = document.createElement('div');
  part.id = 'rings';
  part.className = 'rings';
  part.dataset.version = '';
  document.querySelector('main').append(part);
  return part;
}

/** What a part is compared by: what it holds, or, since a player changes what it holds, the name of that. */
const version = (part) => part.dataset.version ?? part.innerHTML;

/** Shows what is in `fresh` in the part of this page that it belongs to; whether anything is new. */
function renew(part, fresh) {
  if (!fresh || version(part) === version(fresh)) return false;
  const focused = part.contains(document.activeElement) ? document.activeElement : null;
  const place = focused && { href: focused.getAttribute('href'), words: focused.textContent };
  part.innerHTML = fresh.innerHTML;
  if ('version' in fresh.dataset) part.dataset.version = fresh.dataset.version;
  if (part.querySelector('earshot-player')) import('../listen/player.js').catch(console.warn);
  if (place) focusAgain(part, place);
  return true;
}

/** The same link or button, or else the heading of the page: the focus is never lost. */
function focusAgain(part, { href, words }) {
  const same = [...part.querySelectorAll('a, button')].find(
    (control) => control.textContent === words && control.getAttribute('href') === href,
  );
  const target = same ?? document.querySelector('h1');
  if (!same) target.tabIndex = -1;
  target.focus();
}

// A page that comes out of the browser's memory may be older than a sign-out.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});

customElements.define('reading-live', ReadingLive);
