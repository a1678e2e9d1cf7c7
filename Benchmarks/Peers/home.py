# SPDX-License-Identifier: Apache-2.0
"""A page of the size of our home page by FastAPI and Jinja: a nearly static template, as a peer of `earshot serve`.

It stands in the file that HOME_TEMPLATE names, and does less than ours: it looks at no cookie and no language.
Run by uvicorn: `uvicorn home:app`.
"""

import os
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import HTMLResponse
from fastapi.templating import Jinja2Templates

template = Path(os.environ["HOME_TEMPLATE"])
templates = Jinja2Templates(directory=template.parent)
app = FastAPI()


@app.get("/", response_class=HTMLResponse)
async def home(request: Request):
    return templates.TemplateResponse(request, template.name, {"title": "Earshot", "words": ["one", "two", "three"]})
