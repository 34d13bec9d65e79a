import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { browserLaunchOptions, browserNote } from '../../scripts/browser-launch.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** How to launch the browser that the tests use; finds one if nobody has yet. Throws when there is none. */
export function foundBrowser(): ReturnType<typeof browserLaunchOptions> {
  if (!existsSync(browserNote)) {
    const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/find-browser.ts'], {
      cwd: root,
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error('There is no browser to measure in.');
  }
  return browserLaunchOptions();
}
