// SPDX-License-Identifier: Apache-2.0
// Values that come while the page is open, as server-sent events: each is a row, as text or as JSON. One named `chart` comes
// first, at each connection, where the stream brings its chart itself.

export class Stream {
  #chart;
  #source;

  constructor(chart, signal) {
    this.#chart = chart;
    signal.addEventListener('abort', () => this.#source?.close());
  }

  /** Follows the stream of the page, or no longer; `opens`: takes the chart that it brings. */
  stream({ on, opens }) {
    this.#source?.close();
    if (!on) return;
    const { reading } = this.#chart.devices;
    const address = this.#chart.getAttribute('live') ?? this.#chart.dataset.follows;
    const source = new EventSource(new URL(address, document.baseURI));
    this.#source = source;
    if (opens) {
      source.addEventListener('chart', ({ data }) => {
        reading.read({ event: { ...JSON.parse(data), kind: 'load', quiet: true, live: true } });
      }, { once: true });
    }
    source.onmessage = ({ data }) => reading.read({ event: { kind: 'append', data } });
    source.onerror = () => {
      if (source.readyState === EventSource.CLOSED) this.#chart.post({ kind: 'stream-refused' });
    };
  }
}
