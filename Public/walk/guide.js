// SPDX-License-Identifier: Apache-2.0
// Walk on the page: feeds the session with the device's position and compass, and performs its effects. What they mean,
// and what is said about them, the session decides; nothing here is sent anywhere.

import { openSession } from '../runtime/earshot.js';
import { language, perform } from '../runtime/voice.js';

/** A phone tells its heading up to sixty times a second; this many milliseconds apart is enough to be guided. */
const headingInterval = 200;
const positionOptions = { enableHighAccuracy: true, maximumAge: 2000, timeout: 20000 };
const failures = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

class Guide extends HTMLElement {
  async connectedCallback() {
    try {
      const [session, answer] = await Promise.all([
        openSession('walk', { language }),
        fetch(this.dataset.places),
      ]);
      if (!answer.ok) return;
      this.session = session;
      this.prepare();
      this.tell({ kind: 'places', places: await answer.json() });
      this.dataset.ready = '';
    } catch {
      // The form works as it is: the server answers.
    }
  }

  disconnectedCallback() {
    this.watch(false);
    this.session?.close();
  }

  part(name) {
    return this.querySelector(`[data-part="${name}"]`);
  }

  prepare() {
    this.form = this.querySelector('form');
    this.place = this.form.elements.place;
    this.category = this.querySelector('#category');
    this.submit = this.form.querySelector('[type="submit"]');
    this.part('categories').hidden = false;
    this.part('typed').hidden = false;
    this.part('sent').hidden = true;
    this.step('choose');
    this.category.addEventListener('change', () => {
      this.tell({ kind: 'category', category: this.category.value || null });
    });
    this.form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (this.dataset.step === 'choose') this.choosePlace();
      else this.useTyped();
    });
    for (const button of this.querySelectorAll('[data-act]')) {
      button.addEventListener('click', () => this.act(button.dataset.act));
    }
  }

  step(step) {
    const guiding = step === 'guide';
    this.dataset.step = step;
    this.part('choose').hidden = guiding;
    this.part('position').hidden = !guiding;
    this.part('way').hidden = !guiding;
    this.submit.textContent = guiding ? this.form.dataset.use : this.form.dataset.choose;
    this.submit.classList.toggle('button--main', !guiding);
  }

  choosePlace() {
    const place = Number(this.place.value);
    this.querySelector('#way').textContent = this.names.get(place);
    this.step('guide');
    this.querySelector('#way').focus();
    this.tell({ kind: 'place', place });
  }

  useTyped() {
    const { position, facing } = this.form.elements;
    this.tell({ kind: 'facing', facing: facing.value });
    this.tell({ kind: 'typed', text: position.value });
  }

  act(act) {
    switch (act) {
      case 'watch': return this.tell({ kind: this.watching ? 'stop' : 'start' });
      case 'guide':
        this.guiding = !(this.guiding ?? true);
        return this.tell({ kind: 'guide', on: this.guiding });
      default: return this.tell({ kind: act });
    }
  }

  tell(event) {
    for (const effect of this.session.send({ t: performance.now() / 1000, ...event })) this.perform(effect);
  }

  perform(effect) {
    if (perform(effect)) return;
    switch (effect.kind) {
      case 'show': return this.show(effect.field, effect.text);
      case 'categories': return this.listCategories(effect.categories);
      case 'places': return this.listPlaces(effect.places);
      case 'watch': return this.watch(effect.on);
      case 'dial': return this.turn(effect);
      case 'choose':
        this.step('choose');
        return this.place.focus();
    }
  }

  show(field, text) {
    this.querySelector(`[data-field="${field}"]`).textContent = text;
  }

  listCategories(categories) {
    const all = this.category.options[0];
    this.category.replaceChildren(all, ...categories.map(({ id, name, count }) => new Option(`${name} (${count})`, id)));
  }

  listPlaces(places) {
    this.names ??= new Map();
    this.place.replaceChildren(...places.map(({ id, name, distance }) => {
      this.names.set(id, name);
      return new Option(distance ? `${name} – ${distance}` : name, id);
    }));
  }

  turn({ degrees, fromNorth }) {
    const dial = this.part('dial');
    dial.hidden = degrees === undefined;
    if (dial.hidden) return;
    dial.querySelector('.guide__needle').setAttribute('transform', `rotate(${degrees} 50 50)`);
    dial.querySelector('.guide__north').hidden = !fromNorth;
  }

  // The device: asked for only when the person pressed the button for it.

  watch(on) {
    if (this.watching === on) return;
    this.watching = on;
    if (!on) {
      navigator.geolocation?.clearWatch(this.watchID);
      this.compass?.abort();
      return;
    }
    if (!navigator.geolocation) return this.tell({ kind: 'fix-failed', reason: 'unavailable' });
    this.askForCompass();
    this.watchID = navigator.geolocation.watchPosition(
      ({ coords }) => this.tell({
        kind: 'fix', latitude: coords.latitude, longitude: coords.longitude, accuracy: coords.accuracy,
      }),
      ({ code }) => this.tell({ kind: 'fix-failed', reason: failures[code] ?? 'unavailable' }),
      positionOptions,
    );
  }

  async askForCompass() {
    const events = globalThis.DeviceOrientationEvent;
    const answer = await events?.requestPermission?.().catch(() => 'denied');
    if (answer === 'denied' || !this.watching) return;
    this.compass = new AbortController();
    const { signal } = this.compass;
    // Where a browser has both, only the absolute one counts from north.
    let hasAbsolute = false;
    let last = -headingInterval;
    const take = (event) => {
      if (event.alpha === null && event.webkitCompassHeading === undefined) return;
      hasAbsolute ||= event.type === 'deviceorientationabsolute';
      if (hasAbsolute && event.type === 'deviceorientation') return;
      if (event.timeStamp - last < headingInterval) return;
      last = event.timeStamp;
      this.tell({ kind: 'heading', screen: screen.orientation?.angle ?? 0, ...reading(event) });
    };
    addEventListener('deviceorientationabsolute', take, { signal });
    addEventListener('deviceorientation', take, { signal });
  }
}

/** What the event says, as the session reads it. */
function reading({ webkitCompassHeading, webkitCompassAccuracy, alpha, beta, gamma, absolute }) {
  return webkitCompassHeading === undefined
    ? { alpha, beta, gamma, absolute }
    : { degrees: webkitCompassHeading, accuracy: webkitCompassAccuracy };
}

customElements.define('earshot-guide', Guide);
