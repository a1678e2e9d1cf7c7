# SPDX-License-Identifier: Apache-2.0
from rig.fixtures import *  # noqa: F403 - pytest finds fixtures by their names in this file
from rig.fixtures import _begin, pytest_runtest_makereport  # noqa: F401
