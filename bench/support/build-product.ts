import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** These sources. */
export const ownSources = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the site and the server of these sources into their `dist`, as `npm start` does, unless they are. */
export async function buildProduct(sources: string): Promise<void> {
  const build = ['--import', 'tsx', 'scripts/build.ts', '--if-needed'];
  await promisify(execFile)(process.execPath, build, { cwd: sources });
}
