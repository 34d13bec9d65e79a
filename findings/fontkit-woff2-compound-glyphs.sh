#!/bin/sh
# fontkit 2.0.4 (under pdfkit 0.20.2) with Inter 5.3.0 of @fontsource: the same font as WOFF and as WOFF2.
#
# From the WOFF every character can be put into a subset, which is what a PDF embeds. From the WOFF2 those whose glyph is
# made of other glyphs cannot: a colon, a semicolon, an "i", a "ü". Encoding the subset throws a RangeError, while
# the layout of the same text works, so that a document fails only as it ends.
#
# Prints what cannot be put into a subset, and fails if that is other than:
#   woff:  none
#   woff2: RangeError for , : ; i j ü
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund fontkit@2.0.4 @fontsource/inter@5.3.0
cat >look.mjs <<'END'
import assert from 'node:assert/strict';
import { openSync } from 'fontkit';

const characters = ['0', '9', 'A', 'x', ',', ':', ';', 'i', 'j', 'é', 'ü'];

function refused(kind) {
  const font = openSync(`node_modules/@fontsource/inter/files/inter-latin-400-normal.${kind}`);
  return characters.filter((character) => {
    const subset = font.createSubset();
    // Laying it out never fails.
    for (const glyph of font.layout(character).glyphs) subset.includeGlyph(glyph);
    try {
      subset.encode();
      return false;
    } catch (error) {
      assert.equal(error.name, 'RangeError');
      return true;
    }
  });
}

const found = { woff: refused('woff').join(' '), woff2: refused('woff2').join(' ') };
console.log(`woff:  ${found.woff || 'none'}\nwoff2: ${found.woff2 ? `RangeError for ${found.woff2}` : 'none'}`);
assert.deepEqual(found, { woff: '', woff2: ', : ; i j ü' });
END
node look.mjs
