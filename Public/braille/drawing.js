// SPDX-License-Identifier: Apache-2.0
// The drawing on the braille pad, as the session describes it.

/** An SVG shape. */
export function shape(name, attributes, text = '') {
  const node = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.textContent = text;
  return node;
}

/** The part of the way to its neighbour that the ring of a dot takes: rings side by side do not touch. */
const apart = 0.46;

/** The distance of the two spots that lie nearest to each other. */
function nearest(spots) {
  const distances = spots.flatMap(([, x, y], index) => spots.slice(index + 1).map((other) => (
    Math.hypot(other[1] - x, other[2] - y))));
  return Math.min(...distances);
}

/** Draws the zones and the dots of the effect `guide`; the dots of `lit` stand out, for learners who look; `keys` are in them. */
export function draw(drawing, { width, height, lines = [], spots = [], size, lit = [], keys = [] }) {
  const radius = Math.min(size / 2, nearest(spots) * apart);
  drawing.setAttribute('viewBox', `0 0 ${width} ${height}`);
  drawing.replaceChildren(
    ...lines.map(([x1, y1, x2, y2]) => shape('line', { x1, y1, x2, y2 })),
    ...spots.flatMap(([dot, x, y], index) => {
      const isLit = lit.includes(dot);
      const ring = size ? [shape('circle', {
        class: isLit ? 'dot dot--lit' : 'dot', 'data-dot': dot, cx: x, cy: y, r: radius,
      })] : [];
      return [...ring, shape('text', { x, y, class: isLit ? 'number number--lit' : 'number', 'data-spot': dot }, keys[index] ?? dot)];
    }),
  );
}
