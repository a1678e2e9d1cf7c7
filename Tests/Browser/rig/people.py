# SPDX-License-Identifier: Apache-2.0
"""People who use the pages: they sign up through the form, as anybody does."""

import itertools
import os

PASSWORD = "a calm and exact radio voice"
_numbers = itertools.count(1)


def new_email(name):
    return f"{name.lower()}.{os.getpid()}.{next(_numbers)}@example.org"


def sign_up(page, role, name="Sam"):
    """Signs up as "requester" or "volunteer" in this window, and returns the address to sign in with."""
    email = new_email(name)
    page.goto("/sign-up")
    page.locator("[name=name]").fill(name)
    page.locator("[name=email]").fill(email)
    page.locator("[name=password]").fill(PASSWORD)
    page.locator(f"[name=role][value={role}]").check()
    page.locator("main form button[type=submit]").first.click()
    page.wait_for_url(lambda address: "/sign-up" not in address)
    return email


def sign_in(page, email):
    page.goto("/sign-in")
    page.locator("[name=email]").fill(email)
    page.locator("[name=password]").fill(PASSWORD)
    page.locator("main form button[type=submit]").first.click()
    page.wait_for_url(lambda address: "/sign-in" not in address)
