# SPDX-License-Identifier: Apache-2.0
"""Many volunteers claim at the same moment.

Usage: claims.py PORT DATABASE REQUESTS TIMES, with the tokens of the volunteers on standard input, one a line.

REQUESTS of those that wait are claimed TIMES each, by volunteers in turn: a thousand connections at a time, all of which
send at once. Prints how often each status was answered, as `200 1`, then `held`, how many requests are held by somebody
more than before, and `double`, how many by more than one.
"""

import asyncio
import collections
import itertools
import sqlite3
import sys

AT_ONCE = 1000


async def claim(port, token, path, ready, go):
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    ready.append(1)
    await go.wait()
    writer.write(
        f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {token}\r\n"
        "Content-Length: 0\r\nConnection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    return int(answer.split(b" ", 2)[1]) if answer else 0


async def volley(port, lines):
    ready, go = [], asyncio.Event()
    claims = [asyncio.ensure_future(claim(port, *line.split(), ready, go)) for line in lines]
    while len(ready) < len(lines):
        await asyncio.sleep(0.01)
    go.set()
    return await asyncio.gather(*claims)


def held(database):
    counts = database.execute("SELECT count(*) FROM claims WHERE ended_at IS NULL GROUP BY request").fetchall()
    return len(counts), sum(count > 1 for (count,) in counts)


async def main():
    port, database = int(sys.argv[1]), sqlite3.connect(f"file:{sys.argv[2]}?mode=ro", uri=True)
    number, times = int(sys.argv[3]), int(sys.argv[4])
    waiting = [
        identifier for (identifier,) in database.execute(
            "SELECT id FROM requests WHERE state = 'open' AND withdrawn_at IS NULL ORDER BY id LIMIT ?", (number,))
    ]
    before, _ = held(database)
    tokens = itertools.cycle(sys.stdin.read().split())
    # One after the other, so that the claims of one request are in one volley.
    lines = [f"{next(tokens)} /api/v1/requests/{identifier}/claim" for identifier in waiting for _ in range(times)]
    statuses = collections.Counter()
    for start in range(0, len(lines), AT_ONCE):
        statuses.update(await volley(port, lines[start : start + AT_ONCE]))
    for status, count in sorted(statuses.items()):
        print(status, count)
    after, double = held(database)
    print("held", after - before)
    print("double", double)


asyncio.run(main())
