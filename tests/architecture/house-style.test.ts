import { expect, test } from 'vitest';
import {
  deniableUses,
  lineCount,
  loadsByHand,
  nonNullCount,
  outsideWorld,
  secureUses,
  wrongNames,
  wrongShapes,
} from './house-style.ts';
import { isTestFile } from './rooms.ts';
import { sourceFiles, writtenPaths } from './source-files.ts';

const files = sourceFiles();

test('files and folders are named in kebab-case', () => {
  expect(
    wrongNames(['src/ui/Button.tsx', 'src/ui/bet_slip/a.ts', 'src/ui/tabs/tabs.module.css']),
  ).toHaveLength(2);
  expect(wrongNames(writtenPaths())).toEqual([]);
});

test('no code file has more than 300 lines', () => {
  const lengths = files.map((file) => ({ path: file.path, lines: lineCount(file) }));
  expect(lengths.filter(({ lines }) => lines > 300)).toEqual([]);
});

test('nine files in ten have fewer than 150 lines', () => {
  const long = files.filter((file) => lineCount(file) >= 150).map(({ path }) => path);
  expect(long.length, long.join('\n')).toBeLessThanOrEqual(files.length / 10);
});

test('a barrel, an enum and a default export are seen', () => {
  const shapes = (text: string, path = 'src/domain/a.ts') => wrongShapes({ path, text });
  expect(shapes(`export * from './a.ts';\nexport { b } from './b.ts';`)).toEqual([
    'src/domain/a.ts is a barrel',
  ]);
  expect(shapes('export const a = 1;', 'src/ui/tabs/index.ts')).toEqual(['src/ui/tabs/index.ts is a barrel']);
  expect(shapes('export enum Side { Back }')).toEqual(['src/domain/a.ts declares an enum']);
  expect(shapes('export default function a() {}')).toEqual(['src/domain/a.ts has a default export']);
  expect(shapes('const a = 1;\nexport default a;')).toEqual(['src/domain/a.ts has a default export']);
  expect(shapes(`export { a } from './a.ts';\nexport const b = 1;`)).toEqual([]);
});

test('there is no barrel, no enum, and no default export that no tool asks for', () => {
  expect(files.flatMap(wrongShapes)).toEqual([]);
});

test('at most half a `!` stands in a thousand lines: `must` and `itemAt` say what is missing', () => {
  const of = (text: string) => nonNullCount({ path: 'src/a.tsx', text });
  expect(of('const a = <p>{list[0]!.name!}</p>;')).toBe(2);
  expect(of('const a = !b; let c!: string; if (a !== b) c = "!";')).toBe(0);
  // All except the inner loops of the order book.
  const programs = files.filter(
    ({ path }) => /^(src|machines)\//.test(path) && !isTestFile(path) && !/\/book\//.test(path),
  );
  const counts = programs.map((file) => ({ path: file.path, count: nonNullCount(file) }));
  const sum = counts.reduce((total, { count }) => total + count, 0);
  const lines = programs.reduce((total, file) => total + lineCount(file), 0);
  const where = counts.filter(({ count }) => count > 0).map(({ path, count }) => `${path}: ${count}`);
  expect((1_000 * sum) / lines, where.join('\n')).toBeLessThanOrEqual(0.5);
});

test('words, machines and engine ask no clock, no chance and no browser', () => {
  const of = (text: string) => outsideWorld({ path: 'machines/a/a.machine.ts', text });
  for (const asked of [
    'Date.now()',
    'new Date()',
    'new Date',
    'Date()',
    'performance.now()',
    'process.hrtime.bigint()',
    'Math.random()',
    'crypto.randomUUID()',
    'crypto.getRandomValues(bytes)',
    `localStorage.getItem('a')`,
    'window.innerWidth',
    'process.env',
    'fetch(a)',
  ])
    expect(of(`export const a = () => ${asked};`), asked).toHaveLength(1);
  expect(of('// Date.now() is not asked\nexport const a = (now: number) => new Date(now);')).toEqual([]);
  const pure = files.filter(
    ({ path }) => /^(machines|src\/domain|src\/server\/exchange\/engine)\//.test(path) && !isTestFile(path),
  );
  expect(pure.flatMap(outsideWorld)).toEqual([]);
});

/** What runs in the browser. */
const inBrowser = files.filter(({ path }) => /^(machines|src\/(?!server\/))/.test(path) && !isTestFile(path));

/** Where the site uses such things, and does without when there are none. */
const doWithout = [
  'src/app/keep-site.ts uses serviceWorker',
  'src/app/notices/start-news.tsx uses navigator.locks',
  'src/features/banking/deposit/pay-to.view.tsx uses navigator.clipboard',
  'src/features/banking/deposit/utr.view.tsx uses navigator.clipboard',
  'src/features/flight-recorder/problem-report.tsx uses navigator.clipboard',
  'src/features/refer-and-earn/refer-and-earn.tsx uses navigator.clipboard',
  'src/features/refer-and-earn/refer-and-earn.tsx uses navigator.share',
  'src/features/seal-check/check-seal.ts uses crypto.subtle',
  'src/features/session/session.actors.ts uses navigator.locks',
];

test('the site by plain HTTP lacks nothing: what browsers give only by HTTPS is used where a page can do without', () => {
  const of = (text: string) => secureUses({ path: 'src/app/a.ts', text });
  expect(of('// crypto.randomUUID() is missing\nconst own = storage.getItem(caches);')).toEqual([]);
  for (const used of [
    'crypto.randomUUID()',
    'crypto.subtle.digest(a)',
    'navigator.clipboard.readText()',
    'caches.open(a)',
  ])
    expect(of(`export const a = () => ${used};`), used).toHaveLength(1);
  expect(inBrowser.flatMap(secureUses).sort()).toEqual(doWithout);
});

test('a browser that is denied its storage takes nothing down: each kind of it is asked for in one file, which expects that', () => {
  const of = (text: string) => deniableUses({ path: 'src/app/a.ts', text });
  expect(of('// localStorage is denied\nexport const a = tabStorage;')).toEqual([]);
  for (const used of ['localStorage.getItem(a)', 'indexedDB.open(a)', 'new BroadcastChannel(a)'])
    expect(of(`export const a = () => ${used};`), used).toHaveLength(1);
  expect(inBrowser.flatMap(deniableUses).sort()).toEqual([
    'src/actors/open-channel.ts uses new BroadcastChannel',
    'src/kept/layline-connection.ts uses indexedDB',
    'src/kept/page-storage.ts uses localStorage',
    'src/kept/page-storage.ts uses sessionStorage',
  ]);
});

test('what is drawn first asks through useClient, and leaves Apollo for later', () => {
  const asksApollo = ({ path, text }: { path: string; text: string }) =>
    path.startsWith('src/') && /\buseApolloClient\b/.test(text);
  expect(asksApollo({ path: 'src/features/a/a.tsx', text: 'const client = useApolloClient();' })).toBe(true);
  expect(files.filter(asksApollo).map(({ path }) => path)).toEqual([]);
});

test('every part that is fetched later comes by lazyPart', () => {
  const of = (text: string, path = 'src/app/a.tsx') => loadsByHand({ path, text });
  expect(of(`import { lazy, useState } from 'react';\nlazy(useState);`)).toHaveLength(1);
  expect(of(`void import('./a.ts');`)).toHaveLength(1);
  expect(of(`void import('./a.ts').catch(() => undefined);`)).toEqual([]);
  const isOwn = (path: string) => path.startsWith('src/ui/lazy-part/');
  const client = files.filter(
    ({ path }) =>
      /^src\/(app|features|ui|graphql|live|kept)\//.test(path) && !isTestFile(path) && !isOwn(path),
  );
  expect(client.flatMap(loadsByHand)).toEqual([]);
});
