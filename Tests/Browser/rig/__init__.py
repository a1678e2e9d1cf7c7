# SPDX-License-Identifier: Apache-2.0
"""What the browser tests and the screen reader tests stand on: a server, browsers, the list of pages."""
