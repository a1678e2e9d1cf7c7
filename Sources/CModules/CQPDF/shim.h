// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <qpdf/qpdf-c.h>
