// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <libxml/xmlversion.h>

// With it the headers bring a second ICU along, at odds with the one of Foundation. Only a handler of encodings looks
// different without it, and none is touched here.
#undef LIBXML_ICU_ENABLED

#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/tree.h>

/// `xmlFree` is a variable, which Swift takes for one that anybody may change.
static inline void
earshot_xml_free(void *memory) {
  xmlFree(memory);
}
