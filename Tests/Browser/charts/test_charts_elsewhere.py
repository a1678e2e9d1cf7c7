# SPDX-License-Identifier: Apache-2.0
"""Charts by touch, from a paste, live, and on a page of another site."""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import expect
from rig.waiting import wait_until

PAGE = """<!doctype html><html lang="fr"><title>Elsewhere</title>
<script type="module" src="{server}/embed/chart.js"></script>
<earshot-chart id="table" language="en"><table>
<tr><th>Month</th><th>Rain</th></tr><tr><td>1</td><td>22</td></tr><tr><td>2</td><td>31</td></tr><tr><td>3</td><td>9</td></tr>
</table></earshot-chart>
<earshot-chart id="csv" language="es" label="Lluvia" live="{live}"><script type="text/csv">Mes,Lluvia
1,22
2,31
</script></earshot-chart>"""


@pytest.fixture
def elsewhere(server):
    """A page of another site that has charts of ours in it: its address."""

    class Site(BaseHTTPRequestHandler):
        def do_GET(self):
            own = f"http://127.0.0.1:{self.server.server_port}"
            self.send_response(200 if self.path in ("/", "/live") else 204)
            if self.path == "/live":
                self.send_header("Content-Type", "text/event-stream")
                self.end_headers()
                # The second is no row: it is passed over, and those after it come.
                self.wfile.write(b'data: 3,40\n\ndata: {"t": 5, "ok": true}\n\ndata: [4, 12]\n\n')
                self.wfile.write(b"retry: 60000\n\n")
                return
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header(
                "Content-Security-Policy",
                f"default-src 'none'; script-src {server.url} 'wasm-unsafe-eval'; style-src {server.url}; "
                f"connect-src {server.url} {own}; font-src {server.url}; img-src data:",
            )
            self.end_headers()
            self.wfile.write(PAGE.format(server=server.url, live=f"{own}/live").encode())

        def log_message(self, *_):
            pass

    site = ThreadingHTTPServer(("127.0.0.1", 0), Site)
    threading.Thread(target=site.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{site.server_port}/"
    site.shutdown()
    site.server_close()


def test_another_site_has_charts_over_its_own_data(windows, elsewhere):
    page = windows.open(None)
    page.goto(elsewhere)
    chart = page.locator("#table")
    page.locator("#table[data-ready]").wait_for()
    assert chart.locator("[data-part=table] tbody tr").count() == 3
    chart.locator("[data-part=region]").focus()
    page.keyboard.press("ArrowRight")
    expect(chart.locator("[data-part=point-words]")).to_contain_text("22")
    page.keyboard.press("]")
    expect(chart.locator("[data-part=point-words]")).to_contain_text("31")
    # Their page is not styled by us.
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgba(0, 0, 0, 0)"


def test_a_chart_that_is_moved_goes_on_and_one_that_is_put_back_begins_anew(windows, elsewhere):
    page = windows.open(None)
    page.goto(elsewhere)
    chart = page.locator("#table")
    page.locator("#table[data-ready]").wait_for()
    chart.locator("[data-act=highest]").first.click()
    words = chart.locator("[data-part=point-words]")
    expect(words).to_contain_text("31")
    page.evaluate("() => document.body.append(document.querySelector('#table'))")
    expect(words).to_contain_text("31")
    page.evaluate(
        """async () => {
          const chart = document.querySelector('#table');
          chart.remove();
          await new Promise((resolve) => setTimeout(resolve, 100));
          const ready = new Promise((resolve) => { chart.addEventListener('ready', resolve, { once: true }); });
          document.body.append(chart);
          await ready;
        }"""
    )
    chart.locator("[data-act=lowest]").first.click()
    expect(words).to_contain_text("9")
    expect(chart.locator("[data-part=point]")).to_have_value("2")


def test_live_rows_come_after_the_others(windows, elsewhere):
    page = windows.open(None)
    page.goto(elsewhere)
    page.locator("#csv[data-ready]").wait_for()
    rows = page.locator("#csv [data-part=table] tbody tr")
    expect(rows).to_have_count(4)
    expect(rows.last).to_contain_text("12")
    expect(page.locator("#csv [data-part=problem]")).to_be_hidden()


def test_a_finger_over_the_picture_hears_each_point(windows, fingers):
    page = windows.open("/charts/tide")
    page.locator("earshot-chart[data-ready]").wait_for()
    picture = page.locator("[data-part=picture]")
    picture.scroll_into_view_if_needed()
    box = picture.bounding_box()
    hand = fingers(page)
    middle = box["y"] + box["height"] / 2
    hand.press(1, box["x"] + box["width"] * 0.3, middle)
    place = "Number(document.querySelector('[data-part=point]').value)"
    wait_until(lambda: page.evaluate(place) > 5, "the finger is not heard")
    first = page.evaluate(place)
    hand.move(1, box["x"] + box["width"] * 0.6, middle)
    wait_until(lambda: page.evaluate(place) > first + 10, "the finger's way is not heard")
    hand.lift(1)
    assert page.locator("[data-part=cursor] .plot__cursor").count() == 1


def test_the_chart_is_kept_as_files_made_on_the_device(windows):
    page = windows.open("/charts/ball")
    page.locator("earshot-chart[data-ready]").wait_for()
    for form, beginning in [("text", b"A"), ("wav", b"RIFF"), ("midi", b"MThd"), ("vtt", b"WEBVTT"), ("tactile", b"<")]:
        with page.expect_download() as download:
            page.locator(f"[data-save={form}]").click()
        with open(download.value.path(), "rb") as file:
            assert file.read(20)[: len(beginning)] == beginning or form == "text"


def test_what_the_listener_chose_stays_on_the_device(windows):
    page = windows.open("/charts/ball")
    page.locator("earshot-chart[data-ready]").wait_for()
    page.locator("[data-part=options] summary").click()
    page.locator("[data-option=scale]").select_option("mel")
    page.locator("[data-part=listener] summary").click()
    page.locator("[data-set=mono]").check()
    assert json.loads(page.evaluate("localStorage.getItem('earshot-charts')")) == {"option-scale": "mel", "mono": True}
    page.reload()
    page.locator("earshot-chart[data-ready]").wait_for()
    assert page.locator("[data-option=scale]").input_value() == "mel"
    assert page.locator("[data-set=mono]").is_checked()
