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
    // After a pause in the connection a change may have been missed.
    let hasOpened = false;
    this.#source.addEventListener('open', () => {
      if (hasOpened) this.#soon();
      hasOpened = true;
    });
    this.#source.addEventListener('signed-out', () => this.#hide());
    // A stream that is refused may be that of a session that ended while there was no connection.
    this.#source.addEventListener('error', () => {
      if (this.#source.readyState === EventSource.CLOSED) this.#lookForSession();
    });
  }

  disconnectedCallback() {
    this.#source.close();
    clearTimeout(this.#timer);
    this.#awaiting?.abort();
  }

  #noticed(what) {
    const wanted = this.dataset.watch;
    if (wanted === what || (wanted === '*' && what !== 'open')) this.#soon();
  }

  #soon() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#refresh(), gathering);
  }

  async #refresh() {
    const page = await fetchPage(location.href);
    if (!page) return;
    const fresh = page.getElementById(this.id);
    // What was on this page is no longer for this person: show what is there instead.
    if (fresh?.dataset.watch !== this.dataset.watch) return location.reload();
    for (const part of document.querySelectorAll('[data-renewed]')) renew(part, page.getElementById(part.id));
    // Somebody who listens is not cut off; the page is right again when they have finished.
    const isPlaying = this.#players.some((audio) => !audio.paused);
    if (isPlaying) return this.#afterPlaying();
    if (renew(this, fresh)) announce(fresh.dataset.news);
  }

  async #lookForSession() {
    try {
      const answer = await fetch(location.href);
      if (!answer.ok) return;
      const page = parsePage(await answer.text());
      if (!('signedIn' in page.documentElement.dataset)) this.#hide();
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

  get #players() {
    return [...this.querySelectorAll('audio')];
  }

  /** One look when the listening stops, whether it paused or came to the end. */
  #afterPlaying() {
    this.#awaiting?.abort();
    const awaiting = (this.#awaiting = new AbortController());
    const look = () => {
      awaiting.abort();
      this.#soon();
    };
    for (const audio of this.#players) {
      for (const kind of ['pause', 'ended']) {
        audio.addEventListener(kind, look, { signal: awaiting.signal });
      }
    }
  }
}

/** Shows what is in `fresh` in the part of this page that it belongs to; whether anything is new. */
function renew(part, fresh) {
  if (!fresh || part.innerHTML === fresh.innerHTML) return false;
  const focused = part.contains(document.activeElement) ? document.activeElement : null;
  const place = focused && { href: focused.getAttribute('href'), words: focused.textContent };
  part.innerHTML = fresh.innerHTML;
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
