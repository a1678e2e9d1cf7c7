// SPDX-License-Identifier: Apache-2.0
// Has the worker keep what the page names, once the page is there; tells what was kept, and that a new version is ready.

const { version, face, keeps, kept } = document.documentElement.dataset;
const workers = navigator.serviceWorker;
if (workers && document.readyState === 'complete') begin();
else if (workers) addEventListener('load', begin, { once: true });

let waiting;

async function begin() {
  workers.addEventListener('message', ({ data }) => {
    if (data.kind !== 'new') return tellKept(data);
    keep(workers.controller);
    return tellNew();
  });
  const registration = await workers.register('/worker.js').catch(() => undefined); // Storage may be forbidden.
  if (!registration) return;
  workers.addEventListener('controllerchange', () => {
    workers.controller?.postMessage({ kind: 'use', version });
    keep(workers.controller);
  });
  watch(registration.waiting);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  document.addEventListener('visibilitychange', () => { if (!document.hidden) registration.update().catch(() => {}); });
  const { active } = await workers.ready;
  // One that waits takes over on a page of its version, once the one before has nothing to do, and is asked then.
  if (!waiting) keep(active);
}

/** Who spares data keeps by hand. A page that is kept itself has no network. */
function keep(worker) {
  if (kept === undefined && !navigator.connection?.saveData) worker?.postMessage({ kind: 'keep', what: keeps.split(' '), face });
}

/** A page of the new version already has it take over; on one of the version before, the person says when. */
function watch(worker) {
  const ready = () => {
    if (worker?.state !== 'installed') return;
    waiting = worker;
    worker.postMessage({ kind: 'use', version });
  };
  worker?.addEventListener('statechange', ready);
  ready();
}

async function tellNew() {
  const made = document.getElementById('new-version');
  if (!(made instanceof HTMLTemplateElement)) return;
  const part = made.content.firstElementChild.cloneNode(true);
  made.remove();
  part.querySelector('button').addEventListener('click', () => {
    const anew = () => location.replace(location.pathname + location.search);
    if (waiting?.state !== 'installed') return anew();
    workers.addEventListener('controllerchange', anew);
    return waiting.postMessage({ kind: 'use' });
  });
  // Below all else, so that nothing moves under a finger.
  document.querySelector('main > .frame').append(part);
  (await import('../runtime/page.js')).announce(part.querySelector('p').textContent);
}

/** Said once, where it was kept just now; it stands on the page from then on. */
async function tellKept({ kind, what, size, isNew, isFull }) {
  document.dispatchEvent(new CustomEvent('kept', { detail: { kind, what, isFull } }));
  const line = document.querySelector(`[data-keeping="${CSS.escape(what)}"]`);
  if (!line || !line.hidden || (kind === 'unkept' && !isFull)) return;
  line.textContent = kind === 'kept' ? line.dataset.kept.replace('{size}', measured(size)) : line.dataset.full;
  line.hidden = false;
  if (isNew || isFull) (await import('../runtime/page.js')).announce(line.textContent);
}

/** Bytes in words, such as “100 kilobytes”. */
export function measured(size) {
  const isLarge = size >= 1e6;
  const unit = { style: 'unit', unit: isLarge ? 'megabyte' : 'kilobyte', unitDisplay: 'long', maximumFractionDigits: isLarge ? 1 : 0 };
  return new Intl.NumberFormat(document.documentElement.lang, { ...unit, numberingSystem: 'latn' }).format(Math.max(1, size / 1e3) / (isLarge ? 1e3 : 1));
}
