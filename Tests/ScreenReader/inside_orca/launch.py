# SPDX-License-Identifier: Apache-2.0
"""Starts Orca for the tests.

The command `orca` would not do: with --replace it kills every other Orca of this user, perhaps the one that a developer
listens with, and without it refuses to start beside another. Here each Orca keeps to its own desktop.
"""

import sys

from orca import orca

manager = orca.getSettingsManager()
manager.activate(None, {})
sys.path.insert(0, manager.getPrefsDir())
sys.exit(orca.main())
