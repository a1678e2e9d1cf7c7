// SPDX-License-Identifier: Apache-2.0
// The three outlets of speech: the live region, the browser's own voice, a clip from the server. Which one speaks,
// and when, the speech queue in the cores decides; this only does it.

import { Broken, openSession } from './earshot.js';
import { recall } from './kept.js';
import { audioContext, duck, playSamples } from '../devices/audio.js';

const root = document.documentElement;
/** How many announcements stay in the live region, so that none is gone before it was read. */
const announcementsKept = 3;
/** How long an announcement stays there, in milliseconds: what is no longer true must not be met at the end of a page. */
const announcementsStay = 10_000;
/** How long a browser may take to load its voices, in milliseconds. */
const voicesPatience = 1000;

/** The language of the page. */
export const language = root.lang || 'en';

let opening;
let isAloud = false;
let current;
/** Resolves when Earshot's own voice has said what it had to say. */
let silent = Promise.resolve();
let fallSilent;

const now = () => performance.now() / 1000;

/** The voices of the device: words that stay on it must not go to voices that speak elsewhere. */
function ownVoices() {
  return globalThis.speechSynthesis?.getVoices().filter(({ localService }) => localService !== false) ?? [];
}

const browserVoices = () => ownVoices().map((voice) => voice.lang);

function queue() {
  opening ??= open();
  return opening;
}

/** Whether the person has chosen Earshot's own voice. */
export const hasOwnVoice = root.dataset.speaking === 'self-voicing';

/** The outlet that the settings name. */
const usualOutlet = () => (hasOwnVoice ? 'self-voicing' : 'screen-reader');

async function open() {
  if (usualOutlet() === 'self-voicing') await voicesLoaded();
  const session = await openSession('speech', {
    outlet: usualOutlet(),
    voices: browserVoices(),
    choices: recall('earshot-voice'),
  });
  globalThis.speechSynthesis?.addEventListener?.('voiceschanged', () => {
    session.send({ kind: 'voices', languages: browserVoices() });
  });
  return session;
}

/** Browsers load their voices late and tell when they have them; one that has none never tells. */
function voicesLoaded() {
  const synthesis = globalThis.speechSynthesis;
  if (!synthesis?.addEventListener || synthesis.getVoices().length) return undefined;
  return new Promise((resolve) => {
    synthesis.addEventListener('voiceschanged', resolve, { once: true });
    setTimeout(resolve, voicesPatience);
  });
}

/** Performs an effect that every ability has (`say`, `sound`, `vibrate`); false when it is another kind. */
export function perform(effect) {
  switch (effect.kind) {
    case 'say': say(effect); return true;
    case 'sound': playEarcon(effect.earcon); return true;
    case 'vibrate': navigator.vibrate?.(effect.pattern); return true;
    default: return false;
  }
}

/** Resolves once Earshot's own voice is silent; at once where a screen reader speaks, of which a page knows nothing. */
export async function quiet() {
  await queue(); // What was handed over just before has reached the queue by then.
  await silent;
}

/** Follows whether Earshot's own voice is speaking. */
function follows(speaking) {
  if (speaking && !fallSilent) silent = new Promise((resolve) => { fallSilent = resolve; });
  if (!speaking) {
    fallSilent?.();
    fallSilent = undefined;
  }
}

/** Says something: `{ text, language, priority?, lifetime?, staysOnDevice? }`. */
export async function say(utterance) {
  tell({ language, ...utterance, kind: 'say' });
}

/** Speaks with Earshot's own voice for a while, or again as the settings say. */
export async function speakAloud(on) {
  if (on === isAloud) return;
  isAloud = on;
  tell({ kind: 'outlet', outlet: on ? 'self-voicing' : usualOutlet() });
}

/** Ends what is being said and all that waits. */
export function silence() {
  tell({ kind: 'silence' });
}

/** Says once more what was said since the person last did something. */
export function sayAgain() {
  tell({ kind: 'again' });
}

/** Speaks so from now on: choices as the device keeps them. */
export function adopt(choices) {
  tell({ kind: 'choices', choices });
  dispatchEvent(new CustomEvent('earshot-choices', { detail: choices }));
}

/** The voices that the device has: `{ id, name, language }`. */
export async function deviceVoices() {
  await voicesLoaded();
  return ownVoices().map(({ voiceURI: id, name, lang }) => ({ id, name, language: lang }));
}

async function tell(event) {
  const timed = { t: now(), ...event };
  const asked = queue();
  const session = await asked;
  let effects;
  try {
    effects = session.send(timed);
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    if (opening === asked) opening = undefined;
    effects = (await queue()).send(timed);
  }
  effects.forEach(act);
}

function act(effect) {
  switch (effect.kind) {
    case 'announce': return write(effect);
    case 'utter': return utter(effect);
    case 'clip': return clip(effect);
    case 'hush': return current?.stop();
    case 'duck':
      follows(effect.on);
      return duck(effect.on);
    case 'await': return awaitAct();
  }
}

/** Browsers let a page make no sound before the person does something on it. */
function awaitAct() {
  const acted = new AbortController();
  const go = () => {
    acted.abort();
    silence();
  };
  for (const kind of ['keydown', 'pointerdown']) addEventListener(kind, go, { capture: true, signal: acted.signal });
}

/** Puts words into the live region, for the screen reader, which passes over a line that is the same as the last. */
export function write({ text, language: tag, assertive }) {
  const region = document.getElementById(assertive ? 'announcements-urgent' : 'announcements')
    ?? document.getElementById('announcements') ?? ownRegion();
  const line = document.createElement('p');
  line.lang = tag;
  line.textContent = region.lastElementChild?.textContent === text ? `${text}\u00A0` : text;
  region.append(line);
  setTimeout(() => line.remove(), announcementsStay);
  while (region.children.length > announcementsKept) region.firstElementChild.remove();
}

/** A live region for a page that is not one of ours; out of sight without a style sheet. */
function ownRegion() {
  const known = document.querySelector('[data-earshot-announcements]');
  if (known) return known;
  const region = document.createElement('div');
  region.dataset.earshotAnnouncements = '';
  region.ariaLive = 'polite';
  Object.assign(region.style, { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' });
  document.body.append(region);
  return region;
}

function utter({ id, text, language: tag, rate, pitch = 1, volume = 1, voice: chosen }) {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = tag;
  Object.assign(utterance, { rate, pitch, volume });
  const voices = ownVoices();
  const voice = voices.find(({ voiceURI }) => voiceURI === chosen) ?? voices.find(({ lang }) => lang.toLowerCase().startsWith(tag));
  if (voice) utterance.voice = voice;
  follow(id, (done) => {
    utterance.onend = () => done('finished');
    utterance.onerror = ({ error }) => done(error === 'not-allowed' ? 'blocked' : 'failed');
    speechSynthesis.speak(utterance);
    return () => speechSynthesis.cancel();
  });
}

function clip({ id, text, language: tag, rate, volume = 1 }) {
  follow(id, (done) => {
    const audio = new Audio();
    const fetching = new AbortController();
    const end = (kind) => {
      URL.revokeObjectURL(audio.src);
      done(kind);
    };
    audio.onended = () => end('finished');
    audio.onerror = () => end('failed');
    fetchClip({ text, language: tag, rate }, fetching.signal)
      .then((address) => {
        Object.assign(audio, { src: address, volume });
        return audio.play();
      })
      .catch(({ name }) => end(name === 'NotAllowedError' ? 'blocked' : 'failed'));
    return () => {
      fetching.abort();
      audio.pause();
    };
  });
}

/** The address of a clip that the server spoke. Asked for in a body, since addresses are written into logs. */
async function fetchClip(words, signal) {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(new URL('/api/v1/speech', import.meta.url), { method: 'POST', headers, body: JSON.stringify(words), signal });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return URL.createObjectURL(await answer.blob());
}

/** Starts a voice and tells the queue once how it ended, unless it was stopped. */
function follow(id, start) {
  let open = true;
  const done = (kind) => {
    if (!open) return;
    open = false;
    tell({ kind, id });
  };
  const stop = start(done);
  current = {
    stop() {
      open = false;
      stop();
    },
  };
}

const earcons = new Map();

/** Plays an earcon that the cores make. */
export async function playEarcon(name) {
  audioContext();
  playSamples(await samplesOf(name));
}

/** The samples of an earcon. */
export async function samplesOf(name) {
  if (!earcons.has(name)) {
    const session = await openSession('earcon', { earcon: name });
    earcons.set(name, session.samples());
    session.close();
  }
  return earcons.get(name);
}
