// SPDX-License-Identifier: Apache-2.0
// One audio context for the page, and the playing of samples that the cores made.

/** The rate of the samples that the cores make. */
const sampleRate = 44100;
/** How far other sound goes down while something is said: about 12 dB. */
const duckedGain = 0.25;
/** Time constant of every fade, in seconds: no click, yet silence at once. */
const fade = 0.01;

let context;
let mixed;

/** The page's audio context; made and woken at the first use, which must follow an act of the person. */
export function audioContext() {
  if (!context) {
    context = new AudioContext({ sampleRate });
    mixed = context.createGain();
    mixed.connect(context.destination);
  }
  if (context.state === 'suspended') context.resume();
  return context;
}

/** Where everything goes that is lowered while something is said. */
export function programme() {
  audioContext();
  return mixed;
}

/** Lowers all that is not speech while something is said; a recording is a voice itself, and waits. */
export function duck(on) {
  const gain = on ? duckedGain : 1;
  mixed?.gain.setTargetAtTime(gain, context.currentTime, fade * 3);
  for (const media of document.querySelectorAll('audio, video')) (on ? hold : goOn)(media);
}

function hold(media) {
  if (media.paused) return;
  media.dataset.held = '';
  media.pause();
}

function goOn(media) {
  if (!('held' in media.dataset)) return;
  delete media.dataset.held;
  media.play().catch(() => media.dispatchEvent(new Event('pause')));
}

/** Pauses what plays, for good: it goes on when the person lets it. */
export function pauseAll() {
  dispatchEvent(new Event('earshot-pause'));
  for (const media of document.querySelectorAll('audio, video')) {
    delete media.dataset.held;
    media.pause();
  }
}

/** Mono samples, ready to sound. */
export function soundingBuffer(audio, samples) {
  const buffer = audio.createBuffer(1, Math.max(1, samples.length), sampleRate);
  buffer.copyToChannel(samples, 0);
  return buffer;
}

/**
 * Plays mono samples from `offset` seconds. Returns `{ stop(), position(), ended }`: `ended` resolves to true when
 * the sound came to its end, to false when it was stopped.
 */
export function playSamples(samples, offset = 0) {
  const audio = audioContext();
  const buffer = soundingBuffer(audio, samples);
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const gain = audio.createGain();
  source.connect(gain).connect(mixed);
  const startedAt = audio.currentTime;
  source.start(startedAt, Math.min(offset, buffer.duration));
  let stopped = false;
  const ended = new Promise((resolve) => {
    source.onended = () => {
      gain.disconnect();
      resolve(!stopped);
    };
  });
  return {
    ended,
    position: () => Math.min(buffer.duration, offset + audio.currentTime - startedAt),
    stop() {
      if (stopped) return;
      stopped = true;
      gain.gain.setTargetAtTime(0, audio.currentTime, fade);
      source.stop(audio.currentTime + fade * 5);
    },
  };
}
