import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** `npm start`: builds the site and the server if they are missing or older than the sources, then starts. */

const root = fileURLToPath(new URL('..', import.meta.url));
const build = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts', '--if-needed'], {
  cwd: root,
  stdio: 'inherit',
});
if (build.status !== 0) {
  console.error('Nothing was started, because the build above failed.');
  process.exit(1);
}

// Makes GraphQL leave out its development checks.
process.env.NODE_ENV ??= 'production';
// Runs in this very process, so that the arguments and every signal reach the server unchanged.
process.setSourceMapsEnabled(true);
await import('../dist/server/main.js');
