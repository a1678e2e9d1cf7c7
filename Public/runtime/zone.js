// SPDX-License-Identifier: Apache-2.0
// Tells the server the time zone of this browser, so that it can tell times by the person's own clock.

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const kept = /(?:^|; )zone=([^;]*)/.exec(document.cookie)?.[1];
if (zone && zone !== kept) {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `zone=${zone}; path=/; max-age=31536000; samesite=lax${secure}`;
}
