// SPDX-License-Identifier: Apache-2.0
// Runs before the first paint: tells the styles that scripts run, so that what they work has its place from the
// beginning and nothing moves when they come. Where one of them does not come, the page stands as it does without.

const root = document.documentElement;
root.dataset.scripts = '';

// One key on every page lets Earshot speak, or be silent again.
addEventListener('keydown', (event) => {
  if (event.key !== 'F8' || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  const form = document.createElement('form');
  Object.assign(form, { action: '/settings/speaking', method: 'post' });
  const answers = { speaking: 'other', return: location.pathname + location.search };
  for (const [name, value] of Object.entries(answers)) form.append(Object.assign(document.createElement('input'), { name, value, type: 'hidden' }));
  document.body.append(form);
  form.submit();
});

addEventListener('error', ({ target }) => { if (target.localName === 'script') delete root.dataset.scripts; }, true);
