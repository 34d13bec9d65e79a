#!/bin/sh
# @storybook/addon-docs 10.6.7: the add-on as a preview lists it loads all of the documentation before the first story.
#
# A preview that is written with definePreview lists its add-ons: `addons: [addonDocs()]`, imported from
# '@storybook/addon-docs'. That entry also exports the renderer of pages of documentation, which imports every block
# (tables of controls, syntax highlighting, Markdown), and a bundler keeps them. The entry '@storybook/addon-docs/preview',
# which Storybook takes by itself for a preview of the older kind, holds the same parameters and loads the renderer when a
# page of documentation is opened.
#
# Bundles both, as a module that only makes the add-on, and prints what the browser has to load at once, Storybook's own
# components left out, which the blocks import too. Fails unless the first is more than fifty times the second. Seen:
#   @storybook/addon-docs        : 207749 bytes
#   @storybook/addon-docs/preview: 1304 bytes
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund \
  storybook@10.6.7 @storybook/addon-docs@10.6.7 react@19.2.1 react-dom@19.2.1 esbuild@0.28.2
cat >look.mjs <<'END'
import assert from 'node:assert/strict';
import { build } from 'esbuild';

/** Bytes of the entry and of all that it imports statically. */
async function atOnce(name, contents) {
  const { metafile } = await build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    outdir: 'built',
    metafile: true,
    write: false,
    // Whichever add-ons there are, every preview has these.
    external: ['storybook/*', 'react', 'react/*', 'react-dom', 'react-dom/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const seen = new Set();
  const need = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { path, kind, external } of metafile.outputs[file].imports)
      if (kind === 'import-statement' && !external) need(path);
  };
  need(Object.keys(metafile.outputs).find((file) => metafile.outputs[file].entryPoint === '<stdin>'));
  const bytes = [...seen].reduce((sum, file) => sum + metafile.outputs[file].bytes, 0);
  console.log(`${name}: ${bytes} bytes`);
  return bytes;
}

const listed = await atOnce(
  '@storybook/addon-docs        ',
  `import addonDocs from '@storybook/addon-docs'; export default addonDocs();`,
);
const preview = await atOnce(
  '@storybook/addon-docs/preview',
  `import { definePreviewAddon } from 'storybook/internal/csf';
import * as docs from '@storybook/addon-docs/preview'; export default definePreviewAddon(docs);`,
);
assert.ok(listed > 50 * preview);
END
node look.mjs
