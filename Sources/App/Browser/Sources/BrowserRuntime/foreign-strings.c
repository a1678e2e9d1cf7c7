// SPDX-License-Identifier: Apache-2.0
// The standard library can hold strings of Objective-C ("foreign" ones, in UTF-16) and carries the code for them into
// every module: 5 KB of what a phone fetches for each. There are none outside Apple's systems, so nothing ever calls
// it. Here its doors are shut: these definitions are taken in place of the library's, which are weak. Where a later
// toolchain names them otherwise, modules grow again, and their limits in scripts/build-browser tell it.

#if defined(__wasm__)

// What these doors would be handed is not looked at, so it has no names, as C allows since 2023.
#pragma clang diagnostic ignored "-Wc23-extensions"

// A String's bytes are two words, an index is 64 bits; each function of Swift has two words more, for self and errors.
#define SHUT(result, name, symbol, ...) \
  result name(__VA_ARGS__) __asm__(symbol); \
  result name(__VA_ARGS__) { __builtin_trap(); }

#define STRING int, int, int, int
#define INDEX long long

SHUT(int, utf8CString, "$eSS16_slowUTF8CStrings15ContiguousArrayVys4Int8VGyF", int, STRING)

SHUT(INDEX, scalarAfter, "$eSS17UnicodeScalarViewV13_foreignIndex5afterSS0E0VAF_tF", INDEX, int, STRING)
SHUT(INDEX, scalarBefore, "$eSS17UnicodeScalarViewV13_foreignIndex6beforeSS0E0VAF_tF", INDEX, int, STRING)

SHUT(int, byteCount, "$eSS8UTF8ViewV13_foreignCountSiyF", int, STRING)
SHUT(INDEX, byteAfter, "$eSS8UTF8ViewV13_foreignIndex5afterSS0D0VAF_tF", INDEX, int, STRING)
SHUT(INDEX, byteBefore, "$eSS8UTF8ViewV13_foreignIndex6beforeSS0D0VAF_tF", INDEX, int, STRING)
SHUT(INDEX, byteOffset, "$eSS8UTF8ViewV13_foreignIndex_8offsetBySS0D0VAF_SitF", INDEX, int, int, STRING)
SHUT(void, byteOffsetLimited, "$eSS8UTF8ViewV13_foreignIndex_8offsetBy07limitedF0SS0D0VSgAG_SiAGtF", int, INDEX, int,
     INDEX, int, STRING)
SHUT(int, byteDistance, "$eSS8UTF8ViewV16_foreignDistance4from2toSiSS5IndexV_AGtF", INDEX, INDEX, int, STRING)
SHUT(int, byteAt, "$eSS8UTF8ViewV17_foreignSubscript8positions5UInt8VSS5IndexV_tF", INDEX, int, STRING)

SHUT(INDEX, unitAfter, "$eSS9UTF16ViewV13_foreignIndex5afterSS0D0VAF_tF", INDEX, int, STRING)
SHUT(INDEX, unitBefore, "$eSS9UTF16ViewV13_foreignIndex6beforeSS0D0VAF_tF", INDEX, int, STRING)
SHUT(INDEX, unitOffset, "$eSS9UTF16ViewV13_foreignIndex_8offsetBySS0D0VAF_SitF", INDEX, int, int, STRING)

SHUT(void, grow, "$es11_StringGutsV12_foreignGrow33_408A76AB043BD3EFBAB6FAAAAA9B4914LLyySiF", int, int, int)
SHUT(void, copy, "$es11_StringGutsV16_foreignCopyUTF84intoSiSgSrys5UInt8VG_tF", int, int, int, int, STRING)
SHUT(INDEX, align, "$es11_StringGutsV18foreignScalarAlignySS5IndexVAEF", INDEX, int, STRING)
SHUT(void, append, "$es11_StringGutsV21_foreignAppendInPlace33_408A76AB043BD3EFBAB6FAAAAA9B4914LLyys01_aB5SliceVF", int, int,
     int)
SHUT(void, convert, "$es11_StringGutsV24_foreignConvertedToSmall33_408A76AB043BD3EFBAB6FAAAAA9B4914LLs01_fA0VyF", int, int,
     STRING)
SHUT(INDEX, match, "$es11_StringGutsV27_slowEnsureMatchingEncodingySS5IndexVAEF", INDEX, int, STRING)

#endif
