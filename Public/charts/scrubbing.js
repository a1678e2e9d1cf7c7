// SPDX-License-Identifier: Apache-2.0
// A finger, a pen or a pointer over the picture: each point that it comes to is heard and told. The page still scrolls up
// and down; a finger that goes sideways is the chart's.

/** Listens on `stage`, in which `picture` lies; `send` gives events to the session. */
export function scrub(stage, picture, send) {
  let active;
  let last;

  function tell(event, phase) {
    const frame = picture.getBoundingClientRect();
    if (!frame.width || !frame.height) return;
    const across = Math.min(1, Math.max(0, (event.clientX - frame.left) / frame.width));
    const up = Math.min(1, Math.max(0, (frame.bottom - event.clientY) / frame.height));
    last = { kind: 'scrub', phase, across, up };
    send(last);
  }

  stage.addEventListener('pointerdown', (event) => {
    if (active !== undefined || event.button > 0) return;
    active = event.pointerId;
    stage.setPointerCapture?.(active);
    tell(event, 'began');
  });
  stage.addEventListener('pointermove', (event) => {
    if (event.pointerId === active) tell(event, 'moved');
  });
  for (const kind of ['pointerup', 'pointercancel']) {
    stage.addEventListener(kind, (event) => {
      if (event.pointerId !== active) return;
      active = undefined;
      send({ kind: 'scrub', phase: 'ended' });
    });
  }
}
