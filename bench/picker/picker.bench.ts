import { deepStrictEqual, notDeepStrictEqual } from 'node:assert/strict';
import { chromium, type Browser } from 'playwright';
import { foundBrowser } from '../support/browser.ts';
import { interleave, isConclusive } from '../support/interleave.ts';
import type { Page } from '../support/page.ts';
import { mustHappen, overall } from '../support/outcome.ts';
import { figure, loadNote, median, printTable, spread, verdictOf, type Verdict } from '../support/report.ts';
import { addedBytes, buildStage } from './build.ts';
import { acts, titles, type Act, type ShownDay } from './contestant.ts';
import { open, take } from './take.ts';

const names = ['layline', 'react-day-picker', 'react-aria'] as const;
type Name = (typeof names)[number];

/** Our date-range picker compared with react-day-picker and React Aria: size and time. */
export async function benchPicker(): Promise<Verdict> {
  const bytes = new Map<Name, { scripts: number; styles: number }>();
  const pages = new Map<Name, Page>();
  for (const name of names) {
    const added = await addedBytes(name);
    mustHappen(`bytes of script are in ${name}`, added.scripts);
    bytes.set(name, added);
    pages.set(name, await buildStage(name));
  }
  const server = await chromium.launchServer(foundBrowser());
  try {
    const pid = server.process().pid!;
    const browser = await chromium.connect(server.wsEndpoint());
    await checkEqual(browser, pages);
    const samples = await interleave(
      Object.fromEntries(names.map((name) => [name, () => take(browser, pid, pages.get(name)!)])),
    );
    await browser.close();
    const msOf = (name: Name, act: Act) => samples[name]!.counted.map(({ ms }) => ms[act]);
    const sizeOf = (name: Name) => bytes.get(name)!.scripts + bytes.get(name)!.styles;
    printTable([
      ['', 'kB gzipped, of which styles', ...acts.map((act) => titles[act]), 'dropped samples'],
      ...names.map((name) => [
        name,
        `${figure(sizeOf(name) / 1_000)}, ${figure(bytes.get(name)!.styles / 1_000)}`,
        ...acts.map((act) => spread(msOf(name, act))),
        String(samples[name]!.dropped),
      ]),
    ]);
    const conclusive = isConclusive(samples);
    const isBetter = (what: string, value: (name: Name) => number, isSure: boolean) => {
      const [ours = Number.NaN, ...peers] = names.map(value);
      const verdict = verdictOf(Math.min(...peers) / ours, 1, isSure);
      const ratios = peers.map((peer, at) => `${figure(peer / ours)} × ${names[at + 1]}'s`);
      console.log(`${what}: ours is once where theirs is ${ratios.join(', ')}; goal above 1: ${verdict}`);
      return verdict;
    };
    const verdicts = [
      isBetter('size', sizeOf, true),
      ...acts.map((act) => isBetter(titles[act], (name) => median(msOf(name, act)), conclusive)),
    ];
    console.log(loadNote());
    return overall(verdicts);
  } finally {
    await server.close();
  }
}

/** Throws when they do not show the same days, not the same days as chosen, or none. */
async function checkEqual(browser: Browser, pages: ReadonlyMap<Name, Page>): Promise<void> {
  const seen: Record<Act, ShownDay[]>[] = [];
  for (const page of pages.values()) {
    const tab = await open(browser, page);
    const look = (act: Act) => tab.evaluate((name) => window.stage.look(name), act);
    seen.push({ mount: await look('mount'), next: await look('next'), open: await look('open') });
    await tab.context().close();
  }
  const [ours, ...others] = seen;
  for (const other of others) deepStrictEqual(other, ours, 'they do not show the same days');
  for (const act of acts) mustHappen(`days are shown by “${titles[act]}”`, ours![act].length, 2 * 28);
  notDeepStrictEqual(ours!.next, ours!.mount, 'the next month shows the same days');
  const chosen = ours!.mount.filter(({ isSelected }) => isSelected).length;
  mustHappen('days are chosen', chosen);
  console.log(`\nPicker: ${ours!.mount.length} days of two months, ${chosen} of them chosen, equal in all`);
}
