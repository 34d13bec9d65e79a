import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Stop } from './stops.ts';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
}

const manifest = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../../../dist/site/.vite/manifest.json', import.meta.url)), 'utf8'),
) as Readonly<Record<string, Chunk>>;

/** Nobody in these windows reads another language, no Firestore project is configured, and the theme has no colours. */
const unused = /^src\/domain\/calendar\/locales\/|^src\/live\/firestore\/|^src\/ui\/theme\//;

/** Every script of the site after the first ones, as the build lists them. */
export const laterScripts: readonly string[] = Object.entries(manifest)
  .filter(([name, { file, isEntry }]) => file.endsWith('.js') && !isEntry && !unused.test(name))
  .map(([, { file }]) => file);

const fileOf = (part: string): string => {
  const chunk = manifest[part];
  if (!chunk) throw new Error(`The build has no part ${part}`);
  return chunk.file;
};

/** The scripts that a part of the site needs, including its own. */
export function scriptsOf(part: string): ReadonlySet<string> {
  const files = new Set([fileOf(part)]);
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  manifest[part]!.imports?.forEach(visit);
  return files;
}

/** A script that both need and that is not among the first. */
function sharedBy(one: string, other: string): string {
  const ofOther = scriptsOf(other);
  const both = [...scriptsOf(one)].find((file) => laterScripts.includes(file) && ofOther.has(file));
  if (!both) throw new Error(`${one} and ${other} share nothing`);
  return both;
}

/** Some of each kind. */
export const chosenScripts: readonly string[] = [
  // Pages, within the frame and without it.
  fileOf('src/app/pages/report-pages.tsx'),
  fileOf('src/app/pages/sign-up-page.tsx'),
  // What a page opens.
  fileOf('src/app/prices/runner-panel.tsx'),
  // The header and the right column.
  fileOf('src/app/account/bettor-corner.tsx'),
  fileOf('src/app/stream/stream-column.tsx'),
  fileOf('src/app/bets/bets-column.tsx'),
  // The popups, and the contents of each.
  fileOf('src/app/popups/popup-dialogs.tsx'),
  fileOf('src/app/popups/rules.tsx'),
  fileOf('src/app/popups/market-rules.tsx'),
  fileOf('src/app/account/banking-panel.tsx'),
  fileOf('src/app/popups/my-market-part.tsx'),
  fileOf('src/features/session/session-forms.tsx'),
  // What floats over a phone's page.
  fileOf('src/app/bets/bets-sheet.tsx'),
  fileOf('src/app/frame/side-drawer.tsx'),
  fileOf('src/app/account/wallet-sheet.tsx'),
  // What nobody sees: the slip's storage.
  fileOf('src/kept/layline-connection.ts'),
  fileOf('src/features/bet-slip/draft-keeper.ts'),
  // What two of them share.
  sharedBy('src/app/pages/report-pages.tsx', 'src/app/popups/my-market-part.tsx'),
];

const parts = Object.keys(manifest).filter((name) => manifest[name]!.isDynamicEntry);

/** Fetched before anybody asks for it, so nothing is said while it is missing. */
const early: ReadonlySet<string> = new Set([
  'src/app/popups/popup-dialogs.tsx',
  'src/app/frame/side-drawer.tsx',
  'src/app/bets/bets-sheet.tsx',
  'src/ui/toast/toaster.tsx',
  'src/features/cash-out/cash-outs.actors.ts',
  'src/graphql/apollo.ts',
  'src/graphql/with-apollo.tsx',
  'src/kept/layline-connection.ts',
  'src/features/bet-slip/draft-keeper.ts',
]);

/** The same, but only where one of several pages has a place for it. */
const silent: ReadonlySet<string> = new Set([...early, 'src/ui/pickers/date-chip.tsx']);

export const earlyScripts: readonly string[] = parts
  .filter((part) => early.has(part) && !part.endsWith('/bets-sheet.tsx'))
  .map((part) => manifest[part]!.file);

/** Of what was loaded at a stop, the scripts whose absence shows there. */
export function seenAt({ asksFor }: Stop, loaded: ReadonlySet<string>): ReadonlySet<string> {
  const seen = parts.filter(
    (part) => part === asksFor || (loaded.has(manifest[part]!.file) && !silent.has(part)),
  );
  return new Set(seen.flatMap((part) => [...scriptsOf(part)]));
}
