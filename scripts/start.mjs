import { build, isBuilt } from './build.mjs';

/** `npm start`: builds the site and the server where they are missing or older than the sources, then starts. */

if (!isBuilt()) {
  console.log('Building the site and the server …');
  const started = performance.now();
  const failure = await build();
  if (failure) {
    console.error(`${failure}\nNothing was started: the build above failed.`);
    process.exit(1);
  }
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

// In this very process: the arguments and every signal reach the server as they are.
process.setSourceMapsEnabled(true);
await import('../dist/server/main.js');
