# SPDX-License-Identifier: Apache-2.0
"""What the first page weighs on the line, and that further letters come when a page has some."""

import pytest
from rig.chromium import PHONE

# In bytes, headers too: a slow phone's line brings so much in a third of a second.
MOST = 60_000


@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_the_first_page_is_light(windows, language):
    window = windows.open(None, size=PHONE, language=language)
    line = window.context.new_cdp_session(window)
    line.send("Network.enable")
    loaded = []
    line.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
    window.goto("/", wait_until="networkidle")
    assert 10_000 < sum(loaded) <= MOST, f"{len(loaded)} files"


def test_letters_of_other_languages_come_when_a_page_has_some(windows):
    window = windows.open(None, size=PHONE)
    asked = []
    window.on("request", lambda request: asked.append(request.url))
    window.goto("/", wait_until="networkidle")
    assert [url for url in asked if url.endswith("latin-regular.woff2")]
    assert not [url for url in asked if "latin-more" in url]
    with window.expect_response("**/latin-more-bold.woff2") as answer:
        window.evaluate("document.querySelector('h1').textContent = 'Łódź'")
    assert answer.value.ok
