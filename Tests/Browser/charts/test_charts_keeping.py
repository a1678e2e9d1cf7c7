# SPDX-License-Identifier: Apache-2.0
"""What stays of a chart: files, bookmarks, columns that were chosen; and values that come while the page is open."""

import struct
import wave

import pytest
from playwright.sync_api import expect
from rig.charts import OWN, PLANTS, bring_another, opened, said, with_own_data
from rig.chromium import DESKTOP
from rig.waiting import wait_until

SALES = "Month,Region,Sales,Costs\n" + "".join(
    f"2024-{month:02},{region},{100 + month * step},{80 - month}\n"
    for month in range(1, 13)
    for region, step in (("North", 3), ("South", -2))
)


def part(page, name):
    """A part that is opened when it is wanted; open."""
    found = page.locator(f"details[data-part={name}]")
    if found.get_attribute("open") is None:
        found.locator("> summary").click()
    return found


def downloaded(page, button):
    with page.expect_download() as download:
        button.click()
    with open(download.value.path(), "rb") as file:
        return download.value.suggested_filename, file.read()


def test_there_is_one_list_of_what_can_be_kept(windows):
    page = opened(windows)
    assert page.locator("main a[download]:visible").count() == 0
    assert page.locator("[data-part=saving] > div:visible").count() == 1
    plain = windows.open("/charts/ball", javascript=False)
    assert plain.locator("main a[download]:visible").count() >= 6
    assert plain.locator("[data-save]:visible").count() == 0


def test_what_was_saved_is_said_once(windows):
    page = opened(windows)
    name, _ = downloaded(page, page.locator("[data-save=text]"))
    expect(page.locator("[data-part=kept]")).to_have_text(f"Given to your browser to save: {name}")
    assert "".join(said(page)).count(name) == 1


def test_flac_and_opus_of_ones_own_data_are_made_by_the_server_and_the_page_says_so(windows, csv):
    page = with_own_data(windows, csv(PLANTS))
    sent = []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    forms = part(page, "more-forms")
    for form, beginning in (("flac", b"fLaC"), ("opus", b"OggS")):
        button = forms.locator(f"[data-save={form}]")
        words = page.locator("#" + button.get_attribute("aria-describedby")).inner_text()
        assert "data is sent" in words
        name, content = downloaded(page, button)
        assert content.startswith(beginning) and name.endswith(f".{form}")
    assert [url.rsplit("/", 1)[-1] for url in sent] == ["convert", "convert"]
    downloaded(page, page.locator("[data-save=wav]"))
    assert len(sent) == 2, "what is made on the device is sent nowhere"


@pytest.mark.expects_errors("status of 503", "ERR_FAILED", "ERR_INTERNET")
def test_a_server_that_cannot_be_reached_is_told(windows, csv):
    page = with_own_data(windows, csv(PLANTS))
    page.route("**/convert", lambda route: route.abort())
    part(page, "more-forms").locator("[data-save=flac]").click()
    expect(page.locator("[data-part=kept]")).to_contain_text("could not be reached")


def test_the_hearing_profile_is_in_what_is_saved(windows, tmp_path):
    page = opened(windows)
    part(page, "listener")
    page.locator("[data-set=mono]").check()
    page.locator("[data-set=left]").fill("-20")
    page.locator("[data-set=left]").press("Tab")
    _, content = downloaded(page, page.locator("[data-save=wav]"))
    path = tmp_path / "heard.wav"
    path.write_bytes(content)
    with wave.open(str(path)) as file:
        samples = struct.unpack(f"<{file.getnframes() * 2}h", file.readframes(file.getnframes()))
    left, right = max(map(abs, samples[::2])), max(map(abs, samples[1::2]))
    assert right > 1000 and left == pytest.approx(right / 10, rel=0.02)
    # The server is told the same.
    page.evaluate(
        """() => {
          const send = window.fetch;
          window.told = {};
          window.fetch = (address, options) => {
            for (const [name, value] of options?.body ?? []) window.told[name] = typeof value === 'string' ? value : '';
            return send(address, options);
          };
        }"""
    )
    downloaded(page, part(page, "more-forms").locator("[data-save=flac]"))
    told = page.evaluate("window.told")
    assert (told["mono"], told["left-level"], told["hear-low"], told["volume"]) == ("on", "-20", "20", "1")


def test_bookmarks_are_there_again_for_the_same_data_and_can_be_forgotten(windows, csv):
    path = csv(PLANTS)
    page = with_own_data(windows, path)
    marks = page.locator("[data-part=bookmarks] [data-act=to-bookmark]")
    page.locator("[data-act=highest]").first.click()
    part(page, "places").locator("[data-act=bookmark]").click()
    expect(marks).to_have_count(1)
    words = marks.inner_text()
    bring_another(page, path)
    part(page, "places")
    expect(marks).to_have_text([words])
    # Other data have none of them, and neither has a chart to try.
    bring_another(page, csv(PLANTS + "21,0,0\n", "other.csv"))
    expect(marks).to_have_count(0)
    assert "21" not in page.evaluate("localStorage.getItem('earshot-chart-bookmarks')").replace("20", "")
    bring_another(page, path)
    expect(marks).to_have_count(1)
    part(page, "listener").locator("[data-part=forget]").click()
    expect(marks).to_have_count(0)
    assert page.evaluate("localStorage.getItem('earshot-chart-bookmarks')") is None
    assert "forgotten" in "".join(said(page))


def test_bookmarks_of_a_chart_to_try_come_back_in_every_language(windows):
    page = opened(windows, "/charts/tide")
    page.locator("[data-part=region]").focus()
    page.keyboard.press("]")
    page.keyboard.press("b")
    place = page.locator("[data-part=point]").input_value()
    page.get_by_role("button", name="Español").click()
    page.locator("html[lang=es] earshot-chart[data-ready]").wait_for()
    page.locator("[data-part=region]").focus()
    page.keyboard.press("j")
    expect(page.locator("[data-part=point]")).to_have_value(place)


def test_the_focus_stays_among_the_bookmarks_when_one_is_removed(windows):
    page = opened(windows)
    page.locator("[data-part=region]").focus()
    for key in ("]", "b", "[", "b"):
        page.keyboard.press(key)
    removers = part(page, "places").locator("[data-act=forget-bookmark]")
    expect(removers).to_have_count(2)
    removers.first.press("Enter")
    expect(removers).to_have_count(1)
    assert page.evaluate("document.activeElement.closest('[data-key]').dataset.key") == "0"
    removers.first.press("Enter")
    assert page.evaluate("document.activeElement.dataset.act") == "bookmark"


def test_columns_are_chosen_from_those_that_were_found(windows, csv):
    page = with_own_data(windows, csv(PLANTS))
    form = part(page, "reading")
    assert form.locator("select[name=x] option").all_inner_texts()[1:] == ["Day (numbers)", "Plants (numbers)", "Weeds (numbers)"]
    assert form.locator("[name=y]").evaluate_all("boxes => boxes.map((box) => box.checked)") == [False, True, True]
    form.get_by_label("Plants (numbers)").uncheck()
    form.locator("button[type=submit]").click()
    expect(page.locator("[data-part=summary]")).to_contain_text("Weeds")
    expect(page.locator("[data-part=series-field]")).to_be_hidden()
    assert page.evaluate("document.activeElement.dataset.act") == "toggle"
    # What was chosen is what the menus show now.
    assert form.locator("[name=y]").evaluate_all("boxes => boxes.map((box) => box.checked)") == [False, False, True]


def test_without_javascript_columns_are_chosen_once_the_data_came_back(windows, csv):
    page = windows.open("/charts", javascript=False)
    page.locator("#file").set_input_files(csv(SALES, "sales.csv"))
    page.locator(OWN + " button[type=submit]").click()
    part(page, "reading")
    form = page.locator("[data-part=choices]")
    assert "Region (words)" in form.locator("select[name=series] option").all_inner_texts()
    form.locator("[name=y][value=Costs]").check()
    form.locator("[name=y][value=Sales]").uncheck()
    form.locator("button[type=submit]").click()
    assert "Costs" in page.locator("main .lead").inner_text()
    # What is kept is what was chosen.
    assert page.locator("form[action='/api/v1/charts/convert'] [name=y]").get_attribute("value") == "Costs"


def test_the_description_has_its_levels_as_headings(windows):
    page = opened(windows, "/charts/towns")
    part = page.locator("[data-part=sentences]")
    headings = part.locator("h3").all_inner_texts()
    assert headings[:3] == ["What it is", "Key figures", "How the values change"]
    plain = windows.open("/charts/towns", javascript=False)
    assert plain.locator("[data-part=sentences] h3").all_inner_texts() == headings
    sentence = part.locator("li", has=page.locator("button")).first
    button = sentence.locator("button")
    assert button.get_attribute("aria-label") is None
    assert page.locator("#" + button.get_attribute("aria-describedby")).inner_text() in sentence.inner_text()


def test_a_sensor_is_followed_only_when_somebody_asks(windows):
    page = opened(windows, "/charts/live")
    streams = []
    page.on("request", lambda request: streams.append(request.url) if request.url.endswith("/live") else None)
    rows = page.locator("[data-part=table] tbody tr")
    assert rows.count() == 30 and not streams
    follow = page.locator("[data-part=follow]")
    follow.click()
    expect(follow).to_have_attribute("aria-pressed", "true")
    wait_until(lambda: rows.count() >= 32, "no values come", seconds=20)
    # The place stays while values come, and so does the focus.
    page.locator("[data-act=first]").first.evaluate("button => button.click()")
    player = page.locator("[data-part=sentences] button:visible").first
    player.focus()
    before = rows.count()
    wait_until(lambda: rows.count() > before, "no more values come", seconds=20)
    assert player.evaluate("button => button === document.activeElement")
    follow.click()
    expect(follow).to_have_attribute("aria-pressed", "false")
    assert "Stopped following" in "".join(said(page))
    _, content = downloaded(page, page.locator("[data-save=text]"))
    assert str(rows.count()) in content.decode()


def test_a_sensor_without_javascript_is_its_last_half_minute(windows):
    page = windows.open("/charts/live", javascript=False)
    assert "last 30 seconds" in page.locator("main").inner_text()
    assert page.locator("[data-part=sentences] li").count() > 3
    assert not page.locator("[data-part=follow]").is_visible()
    assert page.locator("form[action='/api/v1/charts/convert']").is_visible()


def test_the_picture_stands_beside_the_ways_through_it_where_there_is_room(windows):
    page = opened(windows, "/charts/towns", size=DESKTOP)
    picture, steps = page.locator(".chart__stage").bounding_box(), page.locator("[data-part=region]").bounding_box()
    assert steps["x"] > picture["x"] + picture["width"]
    narrow = opened(windows, "/charts/towns")
    picture, steps = narrow.locator(".chart__stage").bounding_box(), narrow.locator("[data-part=region]").bounding_box()
    assert steps["y"] > picture["y"] + picture["height"]


def test_other_sounds_leave_the_listener_where_they_are(windows):
    page = opened(windows, "/charts/ball")
    page.locator("[data-act=last]").first.evaluate("button => button.click()")
    place = page.locator("[data-part=point]")
    index = place.input_value()
    assert index != "0"
    part(page, "options")
    page.locator("[data-option=scale]").select_option("mel")
    assert place.input_value() == index
    page.locator("[data-act=previous]").first.click()
    assert place.input_value() == str(int(index) - 1)


def test_how_an_open_number_was_read_is_told_and_one_act_reads_it_otherwise(windows, csv):
    page = with_own_data(windows, csv("Month;Visitors\nJan;1,200\nFeb;1,990\n"))
    place = page.locator("[data-part=open-number]")
    expect(place).to_contain_text("“1,200” is read as 1200: the comma is taken to separate thousands.")
    assert sum("“1,200” is read" in text for text in said(page)) == 1
    button = place.get_by_role("button", name="Read it as 1.2")
    button.focus()
    page.keyboard.press("Enter")
    expect(place).to_contain_text("“1,200” is read as 1.2: the comma is taken to begin the decimals.")
    # The focus stays where the same can be asked again, and the words were said once.
    other = place.get_by_role("button", name="Read it as 1200")
    expect(other).to_be_focused()
    wait_until(lambda: any("is read as 1.2:" in text for text in said(page)), "the new reading is said")
    assert sum("is read as 1.2:" in text for text in said(page)) == 1
    page.keyboard.press("Enter")
    expect(place).to_contain_text("is read as 1200")
    page.keyboard.press("Enter")
    expect(place).to_contain_text("is read as 1.2:")
    # What was chosen is there after a reload.
    page.reload()
    expect(place).to_contain_text("is read as 1.2:")
    expect(page.locator("h1")).to_have_text("plants")


@pytest.mark.parametrize("size", [(390, 844), (320, 640)])
@pytest.mark.parametrize("scripts", [True, False])
def test_the_button_of_an_open_number_has_room_for_its_words(windows, csv, size, scripts):
    size = {"width": size[0], "height": size[1]}
    page = windows.open("/charts", size=size, javascript=scripts)
    page.locator("#file").set_input_files(csv("Month;Visitors\nJan;1,200\nFeb;1,990\n"))
    if not scripts:
        page.locator(OWN + " button[type=submit]").click()
    button = page.get_by_role("button", name="Read it as 1.2")
    button.wait_for()
    measured = button.evaluate("(it) => [it.scrollWidth - it.clientWidth, it.offsetWidth, it.offsetHeight]")
    assert measured[0] <= 0 and measured[1] > 100 and 44 <= measured[2] < 60, measured
    words = page.locator("[data-part=open-words]").evaluate("(it) => it.offsetWidth")
    assert words > 200, words


def test_what_was_told_of_one_chart_does_not_stand_under_the_next(windows, csv):
    page = with_own_data(windows, csv("Month,Visitors\nJan,1200\nFeb,1990\nMar,3\n"))
    page.locator("[data-act=next]").first.click()
    page.locator("[data-act=next]").first.click()
    expect(page.locator("[data-part=point-words]")).to_have_text("Feb: 1990")
    bring_another(page, csv(PLANTS, "other.csv"))
    expect(page.locator("[data-part=point-words]")).not_to_contain_text("Feb")


def test_columns_that_are_not_shown_are_part_of_the_first_thing_said(windows, csv):
    rows = [",".join(["day"] + [f"sensor {n}" for n in range(60)])]
    rows += [",".join(str(day * 3 + n) for n in range(61)) for day in range(5)]
    page = with_own_data(windows, csv("\n".join(rows) + "\n"))
    told = "20 of 60 columns of values are shown. Choose others under “Read the data differently”, further down."
    expect(page.locator("[data-part=summary]")).to_contain_text(told)
    assert sum(told in text for text in said(page)) == 1
    expect(page.locator("[data-part=reading] > summary")).to_have_text("Read the data differently")


def test_a_picture_made_of_dots_is_called_that(windows, tmp_path):
    page = windows.open("/charts")
    path = tmp_path / "chart.png"
    path.write_bytes(page.screenshot())
    page.locator("earshot-chart[data-ready]").wait_for()
    page.locator("#file").set_input_files(path)
    expect(page.locator("[data-part=problem]")).to_contain_text("This is a picture made of pixels, which holds no data.")


def test_without_javascript_an_open_number_is_read_otherwise_by_a_button(windows, csv):
    page = windows.open("/charts", javascript=False)
    page.locator("#file").set_input_files(csv("Month;Visitors\nJan;1,200\nFeb;1,990\n"))
    page.locator(OWN + " button[type=submit]").click()
    page.get_by_text("“1,200” is read as 1200").first.wait_for()
    page.get_by_role("button", name="Read it as 1.2").click()
    page.get_by_text("“1,200” is read as 1.2:").first.wait_for()
    expect(page.get_by_role("button", name="Read it as 1200")).to_be_visible()


@pytest.mark.expects_errors("Failed to load resource")
def test_what_is_brought_is_read_after_a_source_could_not_be_fetched(windows):
    page = opened(windows)
    page.route("**/api/v1/charts/ball", lambda route: route.abort())
    with page.expect_event("requestfailed"):
        part(page, "reading").locator("button[type=submit]").click()
    page.locator("earshot-chart").evaluate(
        """(chart, text) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.setData('text/plain', text);
          chart.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
        }""",
        "Day,Plants\n1,3\n2,9\n3,4\n",
    )
    expect(page.locator("[data-part=sentences]")).to_contain_text("Plants")
