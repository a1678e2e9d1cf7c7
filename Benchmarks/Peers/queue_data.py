# SPDX-License-Identifier: Apache-2.0
"""Fills a data folder of Earshot with accounts and requests as a large service would have them.

Usage: queue_data.py DATABASE REQUESTS ACCOUNTS READERS

The tables are there already, made by `earshot serve`. READERS of the accounts are vetted volunteers, with a session each:
prints their tokens, one a line. Everything is made from a seed, so that each run has the same.
"""

import hashlib
import random
import sqlite3
import sys
import time

path, requests, accounts, readers = sys.argv[1], *(int(number) for number in sys.argv[2:5])
chosen = random.Random(13)
DAY = 86_400_000
now = int(time.time() * 1000)
LANGUAGES = ["en"] * 10 + ["es"] * 5 + ["ar"] * 5 + ["fr"] * 3 + ["de", "it", "pt", "tr", "eu", "ca"]
CATEGORIES = ["letters"] * 4 + ["instructions", "forms", "menus", "science", "literature", "other"]
STATES = ["open"] * 6 + ["recorded"] * 1 + ["accepted"] * 3
# What is due last where nothing is due.
NEVER = (1 << 63) - 1
TEXT = "A letter has come and nobody is here who could read it to me. " * 10


def account(number):
    return (
        f"account-{number:06}", f"Person {number}", f"person{number}", f"person{number}", "none",
        "volunteer" if number < readers else "requester", "system", "standard", "screenReader", now, now if number < readers else None)


def request(number):
    created = now - chosen.randrange(365 * DAY)
    state = chosen.choice(STATES)
    deadline = now + chosen.randrange(1, 60) * DAY if chosen.random() < 0.3 else None
    text = TEXT[: chosen.randrange(60, len(TEXT))]
    reader = f"account-{chosen.randrange(readers):06}" if state != "open" else None
    return (
        f"request-{number:07}", f"account-{chosen.randrange(readers, accounts):06}", f"Letter number {number}", text,
        len(text), chosen.choice(CATEGORIES), chosen.choice(LANGUAGES), deadline, deadline or NEVER, created, state,
        reader, created if state == "accepted" else None, "anyone")


database = sqlite3.connect(path)
database.execute("PRAGMA foreign_keys = OFF")
database.execute("PRAGMA synchronous = OFF")
database.executemany(
    "INSERT INTO accounts (id, name, username, username_key, password_hash, role, appearance, text_size, speaking,"
    " created_at, vetted_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", map(account, range(accounts)))
database.executemany(
    "INSERT INTO requests (id, requester, title, body, character_count, category, language, deadline, due_order,"
    " created_at, state, volunteer, accepted_at, audience) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    map(request, range(requests)))
for number in range(readers):
    token = f"{number:043}"
    database.execute(
        "INSERT INTO sessions (id, token_hash, account, created_at, last_used_at, expires_at) VALUES (?, ?, ?, ?, ?, ?)",
        (f"session-{number:06}", hashlib.blake2b(token.encode(), digest_size=32).hexdigest(), f"account-{number:06}", now,
         now, now + 30 * DAY))
    print(token)
database.commit()
database.execute("ANALYZE")
