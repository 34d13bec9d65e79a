import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { routes } from '#domain/route.ts';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
}

const manifest = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../../dist/site/.vite/manifest.json', import.meta.url)), 'utf8'),
) as Readonly<Record<string, Chunk>>;

/** Nobody in these windows reads another language, and no Firestore project is configured. */
const unused = /^src\/domain\/calendar\/locales\/|^src\/live\/firestore\//;

/** Every script of the site that comes after the first, as the build lists them. */
export const laterScripts: readonly string[] = Object.entries(manifest)
  .filter(([name, { file, isEntry }]) => file.endsWith('.js') && !isEntry && !unused.test(name))
  .map(([, { file }]) => file);

/** The scripts that a part of the site needs, its own among them. */
export function scriptsOf(part: string): ReadonlySet<string> {
  if (!manifest[part]) throw new Error(`The build has no part ${part}`);
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  visit(part);
  return files;
}

const parts = Object.keys(manifest).filter((name) => manifest[name]!.isDynamicEntry);

/** What is fetched before anybody asks for it: while it is away nothing is said. */
const early: ReadonlySet<string> = new Set([
  'src/app/frame/popup-dialogs.tsx',
  'src/app/frame/side-drawer.tsx',
  'src/app/frame/bets-sheet.tsx',
  'src/ui/toast/toaster.tsx',
  'src/features/cash-out/cash-outs.ts',
  'src/features/cash-out/cash-out-store.ts',
  'src/graphql/apollo.ts',
  'src/graphql/with-apollo.tsx',
  'node_modules/idb/build/index.js',
]);

export const earlyScripts: readonly string[] = parts
  .filter((part) => early.has(part) && !part.endsWith('/bets-sheet.tsx'))
  .map((part) => manifest[part]!.file);

/** A place of the site at which something is loaded. */
export interface Stop {
  readonly path: string;
  /** What a person does there to see the rest of it. */
  readonly act?: (page: Page) => Promise<unknown>;
  readonly width?: number;
  /** What is otherwise fetched early and is asked for here. */
  readonly asksFor?: string;
  /** Nobody is signed in. */
  readonly isVisitors?: boolean;
}

/** Of what was loaded at a stop, what is missed there when it does not come. */
export function seenAt({ asksFor }: Stop, loaded: ReadonlySet<string>): ReadonlySet<string> {
  const seen = parts.filter(
    (part) => loaded.has(manifest[part]!.file) && (!early.has(part) || part === asksFor),
  );
  return new Set(seen.flatMap((part) => [...scriptsOf(part)]));
}

/** Every address of the table and every popup, a runner with its graph, and the frame of a phone. */
export function stopsOf(eventId: string): readonly Stop[] {
  const market = `/marketdetails/${eventId}/4`;
  const dates = { startDate: '2026-11-01', endDate: '2026-11-22' };
  const ids = { eventId, id: '4', sportId: '4', sportsId: '4', marketId: `${eventId}.mo` };
  const values: Record<string, string> = {
    ...dates,
    ...ids,
    amount: '1000',
    utr: '123456789012',
    method: 'upi',
  };
  const openRunner = (page: Page) =>
    page
      .getByRole('button', { name: /Parts$/ })
      .first()
      .click();
  const openGraph = async (page: Page) => {
    const graph = page.getByRole('tab', { name: 'Price graph' });
    if (!(await graph.isVisible())) await openRunner(page);
    await graph.click();
  };
  const popups = ['login', 'search', 'exposure', 'rules', 'bets', 'banking'].map((name) => ({
    path: `/#${name}`,
    asksFor: 'src/app/frame/popup-dialogs.tsx',
  }));
  return [
    { path: '/' },
    { path: market },
    { path: market, act: openRunner },
    { path: market, act: openGraph },
    ...popups,
    { path: '/#bets', width: 390, asksFor: 'src/app/frame/bets-sheet.tsx' },
    {
      path: '/',
      width: 390,
      act: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
      asksFor: 'src/app/frame/side-drawer.tsx',
    },
    ...routes.map(({ name, path: pattern }) => ({
      path: `/${pattern.replace(/:(\w+)/g, (_, key: string) => values[key] ?? key)}`,
      // It would end the session of every window.
      isVisitors: name === 'logout',
    })),
  ];
}
