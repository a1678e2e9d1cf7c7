// SPDX-License-Identifier: Apache-2.0
// Runs before the first paint: tells the styles that scripts run, so that what they work has its place from the
// beginning and nothing moves when they come. Where one of them does not come, the page stands as it does without.

const root = document.documentElement;
root.dataset.scripts = '';
addEventListener('error', ({ target }) => { if (target.localName === 'script') delete root.dataset.scripts; }, true);
