# SPDX-License-Identifier: Apache-2.0
# Orca reads this file at its start: the settings that the transcripts are made with.
from orca import settings

settings.speechServerFactory = "earshot_voice"
settings.speechFactoryModules = ["earshot_voice"]
settings.enableBraille = False
settings.enableSound = False
settings.enableKeyEcho = False
settings.presentTimeFormat = "%H:%M"
# The tests ask for the reading themselves, once the page has settled.
settings.sayAllOnLoad = False
settings.pageSummaryOnLoad = False
