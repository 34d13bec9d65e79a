import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownSources } from '../support/build-product.ts';

/** It lies within the project, so that it finds the same packages. */
const folder = join(ownSources, 'test-results/bench-first-story');

const files: Readonly<Record<string, string>> = {
  '.storybook/main.ts': `export default {
  stories: ['../*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};
`,
  'vite.config.ts': `export default {};
`,
  'empty.stories.tsx': `export default { title: 'Empty' };
export const Empty = { render: () => <div>Empty</div> };
`,
};

/** Builds a Storybook with the two add-ons that a new one has today and one empty story. Returns its folder. */
export function buildFreshStorybook(): string {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return built(folder, join(folder, 'built'));
}

/** Builds our own. Returns its folder. */
export const buildOwnStorybook = (): string => built(ownSources, join(ownSources, 'storybook-static'));

function built(cwd: string, to: string): string {
  const storybook = join(ownSources, 'node_modules/storybook/dist/bin/dispatcher.js');
  const { status, stderr } = spawnSync(
    process.execPath,
    [storybook, 'build', '--disable-telemetry', '--quiet', '--output-dir', to],
    { cwd, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`No Storybook could be built in ${cwd}: ${stderr}`);
  return to;
}
