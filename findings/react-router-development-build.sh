#!/bin/sh
# react-router 7.18.5: a browser's production bundle gets the development build.
#
# The package holds two builds, dist/development and dist/production, and its `exports` name the development one under every
# condition that a bundler takes (`module`, `import`, `default`). The two differ in one constant, ENABLE_DEV_WARNINGS, so
# that a minifier can drop the warnings and the page for developers from the other one only. NODE_ENV changes nothing.
#
# Bundles the router for production with Rolldown, once as it is named and once from its production build, and prints what
# the two come to. Fails unless the first holds the constant's development value and is larger. Seen:
#   as exports name it: development, 38179 characters
#   by its path:        production, 36802 characters
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund react-router@7.18.5 react@19.2.1 react-dom@19.2.1 rolldown@1.2.19
cat >look.mjs <<'END'
import assert from 'node:assert/strict';
import { rolldown } from 'rolldown';

/** Bundled for production with nothing else. */
async function bundled(name, from) {
  const bundle = await rolldown({
    input: 'entry.mjs',
    platform: 'browser',
    external: ['react', 'react-dom'],
    resolve: { conditionNames: ['production', 'module', 'browser', 'import', 'default'] },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry.mjs' ? id : null),
        load: (id) =>
          id === 'entry.mjs' ? `export { BrowserRouter, Link, Route, Routes, useNavigate } from '${from}';` : null,
      },
    ],
  });
  const { output } = await bundle.generate({ minify: true });
  const ids = output[0].moduleIds.filter((id) => id.includes('react-router/dist'));
  const build = ids[0].includes('/development/') ? 'development' : 'production';
  console.log(`${name} ${build}, ${output[0].code.length} characters`);
  return { build, size: output[0].code.length };
}

const named = await bundled('as exports name it:', 'react-router');
const production = await bundled(
  'by its path:       ',
  `${process.cwd()}/node_modules/react-router/dist/production/index.mjs`,
);
assert.deepEqual([named.build, production.build], ['development', 'production']);
assert.ok(named.size > production.size);
END
node look.mjs
