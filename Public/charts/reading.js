// SPDX-License-Identifier: Apache-2.0
// Reads what a person brings, on the device, by a module of its own: a page whose chart comes ready does not fetch it.

import { module } from '../runtime/earshot.js';

/** Opens what reads charts: it takes the events `load` and `append`, and its effects are events of a chart session. */
export async function openReader(language) {
  return (await module('chartreading')).open('chart-reading', { language });
}
