# SPDX-License-Identifier: Apache-2.0
"""People who use the pages: they sign up through the form, as anybody does."""

import itertools
import os

PASSWORD = "a calm and exact radio voice"
_numbers = itertools.count(1)


def new_username(role):
    return f"{role}{os.getpid()}n{next(_numbers)}"


def sign_up(page, role, name="Sam", username=None):
    """Signs up as "requester" or "volunteer" in this window, and returns the username to sign in with."""
    username = username or new_username(role)
    page.goto("/sign-up")
    page.locator(f"[name=role][value={role}]").check()
    page.locator("main [name=name]").fill(name)
    page.locator("main [name=username]").fill(username)
    page.locator("main [name=password]").fill(PASSWORD)
    submit(page)
    page.wait_for_url(lambda address: "/sign-up" not in address)
    return username


def sign_in(page, username):
    page.goto("/sign-in")
    page.locator("main [name=username]").fill(username)
    page.locator("main [name=password]").fill(PASSWORD)
    submit(page)
    page.wait_for_url(lambda address: "/sign-in" not in address)


def submit(page):
    """Sends the form that the last field was in: the main one of the page."""
    page.locator("main form button[type=submit]").first.click()
