// SPDX-License-Identifier: Apache-2.0
// Performs what the braille session answers.

import { perform } from '../runtime/voice.js';
import { draw } from './drawing.js';
import * as store from './store.js';

/** Effects that reach outside: in a replay their answers are events of the recording. */
const outward = new Set(['wake', 'translate', 'copy', 'paste', 'export', 'submit', 'leave', 'calibrated']);

/** Performs one effect for a pad and its parts; true for `taken`: the event was meant for the pad. */
export function performed(effect, pad, parts, isReplay) {
  if (effect.kind === 'vibrate' && !parts.settings.isOn('vibration')) return false;
  if (perform(effect)) return false;
  if (outward.has(effect.kind) && !isReplay) reachOut(effect, parts);
  switch (effect.kind) {
    case 'taken': return true;
    case 'show': show(effect, pad, parts); break;
    case 'caret': parts.text.select(effect.start, effect.end); break;
    case 'notice': parts.acts.notice(effect.notice); break;
    case 'guide':
      parts.fingers.clearSpots();
      draw(pad.part('drawing'), effect);
      break;
    default:
      if (outward.has(effect.kind) && effect.kind !== 'calibrated') break;
      // A cell, a swipe or a failure: whoever embeds the pad may want it.
      parts.fingers.clearSpots();
      pad.dispatchEvent(new CustomEvent(effect.kind, { detail: effect, bubbles: true, composed: true }));
  }
  return false;
}

function reachOut(effect, { device, server, files, acts }) {
  switch (effect.kind) {
    case 'wake': return device.wake(effect.after);
    case 'translate': return server.translate(effect);
    case 'copy': return files.copy(effect.text);
    case 'paste': return files.paste();
    case 'export': return files.exported(effect);
    case 'submit': return acts.submit();
    case 'leave': return acts.leave();
    case 'calibrated': return effect.hand && store.keepHand(effect.hand);
    default: return undefined;
  }
}

function show({ field, text }, pad, { text: letters, server, settings }) {
  switch (field) {
    case 'letters': letters.show(text); break;
    case 'cells': pad.part('cells').textContent = text; break;
    case 'keytest': pad.part('keytest').textContent = text; break;
    case 'table':
      settings.showTable(text);
      server.forget();
      server.bringWords();
      server.bringFrequencies();
      break;
    default:
      settings.show(field, text);
      pad.dataset[field] = text;
  }
}
