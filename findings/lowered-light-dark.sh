#!/bin/sh
# lightningcss 1.33.0: a colour by light-dark() in a custom property of :root, for browsers that lack light-dark().
#
# Where a browser has light-dark(), such a property is a colour that is chosen where it is used: an element with
# `color-scheme: dark` shows the dark one in a light page. Lowered, the choice is made of two other properties, which are
# read where the property is declared, that is at :root. An element's own `color-scheme` sets these two for itself, but
# the property that it inherits has been computed already: it stays light. The style sheet is right for a colour that is
# written at the element, and nothing warns of the other.
#
# Prints both as lowered, and fails if they are other than:
#   root:    --ink:var(--lightningcss-light,#111)var(--lightningcss-dark,#eee)
#   dark:    --lightningcss-light: ;--lightningcss-dark:initial;color-scheme:dark
#   element: color:var(--lightningcss-light,#111)var(--lightningcss-dark,#eee)
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund lightningcss@1.33.0
cat >look.mjs <<'END'
import assert from 'node:assert/strict';
import { transform } from 'lightningcss';

const sheet = `
:root { color-scheme: light dark; --ink: light-dark(#111, #eee) }
.dark { color-scheme: dark }
.inherits { color: var(--ink) }
.element { color: light-dark(#111, #eee) }
`;
const { code, warnings } = transform({
  filename: 'sheet.css',
  code: Buffer.from(sheet),
  minify: true,
  targets: { chrome: 111 << 16 },
});
const text = code.toString();
const rule = (selector) => new RegExp(`(?:^|})${selector}{([^}]*)}`).exec(text)?.[1] ?? '';
const root = /--ink:[^;}]*/.exec(text)?.[0] ?? '';
console.log(`root:    ${root}\ndark:    ${rule('\\.dark')}\nelement: ${rule('\\.element')}`);
assert.equal(root, '--ink:var(--lightningcss-light,#111)var(--lightningcss-dark,#eee)');
assert.equal(rule('\\.dark'), '--lightningcss-light: ;--lightningcss-dark:initial;color-scheme:dark');
assert.equal(rule('\\.inherits'), 'color:var(--ink)');
assert.equal(rule('\\.element'), 'color:var(--lightningcss-light,#111)var(--lightningcss-dark,#eee)');
assert.deepEqual(warnings, []);
END
node look.mjs
