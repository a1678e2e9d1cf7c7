# SPDX-License-Identifier: Apache-2.0
"""What Schemathesis does not know of our API: soak_api.py names this file."""

import schemathesis

# The bytes of an upload by tus are bytes like any others.
schemathesis.serializer.alias("application/offset+octet-stream", "application/octet-stream")
