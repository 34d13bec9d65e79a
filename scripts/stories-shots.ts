/**
 * Pictures every story of the Storybook, light and dark, at 390 and 1440 pixels, and makes one sheet of them:
 * `npm run stories:shots -- [--before=FOLDER] [--only=WORDS] [--built]`. `--built` takes the Storybook as it was last built. The pictures are in `test-results/shots`, or where
 * `--out=FOLDER` says. With an older folder, what changed comes first, before beside after.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { contactSheet } from '#tests/stories/shots/contact-sheet.ts';
import { shotModes, shotName, shotWidths } from '#tests/stories/shots/shot-names.ts';
import { storybookFolder, storyEntries } from '#tests/stories/story-index.ts';
import { commandOf, root } from './commands.ts';

const { values } = parseArgs({
  options: {
    before: { type: 'string' },
    built: { type: 'boolean' },
    only: { type: 'string' },
    out: { type: 'string' },
  },
});
const folder = resolve(values.out ?? join(root, 'test-results/shots'));
const before = values.before === undefined ? undefined : resolve(values.before);
if (before === folder) throw new Error('The older pictures must be in another folder: move them first.');

if (!values.built || !existsSync(join(storybookFolder, 'index.json')))
  run([commandOf('storybook'), 'build', '--disable-telemetry', '--quiet']);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const begun = Date.now();
run(
  [
    commandOf('playwright'),
    'test',
    '--config',
    'tests/stories/shots/playwright.config.ts',
    ...(values.only === undefined ? [] : ['--grep', values.only]),
  ],
  { LAYLINE_SHOTS: folder },
);

const filesOf = (id: string) =>
  shotWidths.flatMap((width) => shotModes.map((mode) => shotName(id, width, mode)));
const stories = storyEntries()
  .filter(({ id }) => filesOf(id).every((file) => existsSync(join(folder, file))))
  .map((story) => ({ ...story, changed: filesOf(story.id).filter(isChanged) }));
const sheet = join(folder, 'index.html');
writeFileSync(sheet, contactSheet(stories, before === undefined ? {} : { before: relative(folder, before) }));
console.log(`${stories.length} stories in ${Math.round((Date.now() - begun) / 1_000)} s: ${sheet}`);

function isChanged(file: string): boolean {
  if (before === undefined || !existsSync(join(before, file))) return false;
  return !readFileSync(join(before, file)).equals(readFileSync(join(folder, file)));
}

/** A picture that could not be taken is missing from the sheet; the others are still worth it. */
function run([file = '', ...args]: string[], env: NodeJS.ProcessEnv = {}): void {
  const { error } = spawnSync(process.execPath, [file, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  if (error) throw error;
}
