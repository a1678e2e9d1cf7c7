# SPDX-License-Identifier: Apache-2.0
"""The list of open requests by FastAPI and SQLAlchemy, over the same database file, as a peer of `earshot serve`.

It does less than ours: it looks at no vetting, named readers, blocks or skips, and at one language and one kind.
DATABASE names the file. Run by uvicorn: `uvicorn open_requests:app`, with this folder as `--app-dir`.
"""

import hashlib
import os
import time

from fastapi import FastAPI, Header, HTTPException
from sqlalchemy import create_engine, select, text, tuple_
from sqlalchemy.orm import DeclarativeBase, Mapped, Session, mapped_column

SIZE = 20
engine = create_engine(f"sqlite:///file:{os.environ['DATABASE']}?mode=ro&uri=true", pool_size=20)
app = FastAPI()


class Base(DeclarativeBase):
    pass


class Account(Base):
    __tablename__ = "accounts"
    id: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]


class SignedIn(Base):
    __tablename__ = "sessions"
    id: Mapped[str] = mapped_column(primary_key=True)
    token_hash: Mapped[str]
    account: Mapped[str]
    expires_at: Mapped[int]


class Waiting(Base):
    __tablename__ = "requests"
    id: Mapped[str] = mapped_column(primary_key=True)
    requester: Mapped[str]
    title: Mapped[str]
    character_count: Mapped[int]
    category: Mapped[str]
    language: Mapped[str]
    deadline: Mapped[int | None]
    due_order: Mapped[int]
    language_rank: Mapped[int]
    created_at: Mapped[int]
    state: Mapped[str]
    withdrawn_at: Mapped[int | None]


@app.get("/requests")
def requests(category: str, language: str, cursor: str | None = None, authorization: str = Header()):
    now = int(time.time() * 1000)
    token = hashlib.blake2b(authorization.removeprefix("Bearer ").encode(), digest_size=32).hexdigest()
    with Session(engine) as session:
        reader = session.scalar(select(SignedIn).where(SignedIn.token_hash == token, SignedIn.expires_at > now))
        if reader is None:
            raise HTTPException(401)
        order = (Waiting.due_order, Waiting.language_rank, Waiting.created_at, Waiting.id)
        place = (now, (1 << 63) - 1, (1 << 63) - 1, "")
        if cursor:
            first, second, third, identifier = cursor.split(".")
            place = (int(first), int(second), int(third), identifier)
        rows = session.execute(
            select(Waiting, Account.name)
            .join(Account, Account.id == Waiting.requester)
            # Word for word the condition of the index: a bound value would not be known to be the same.
            .where(text("withdrawn_at IS NULL AND state IN ('open', 'claimed')"), Waiting.state == "open")
            .where(Waiting.requester != reader.account, Waiting.category == category, Waiting.language == language)
            .where(tuple_(*order) > place)
            .order_by(*order)
            .limit(SIZE + 1)
        ).all()
    items = [
        {
            "id": row.id, "title": row.title, "category": row.category, "language": row.language,
            "characters": row.character_count, "deadline": row.deadline, "status": "open",
            "requester": name.split()[0],
        }
        for row, name in rows[:SIZE]
    ]
    last = rows[SIZE - 1][0] if len(rows) > SIZE else None
    return {
        "items": items,
        "next": last and f"{last.due_order}.{last.language_rank}.{last.created_at}.{last.id}",
    }
