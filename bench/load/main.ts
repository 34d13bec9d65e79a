import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../scripts/commands.ts';
import { siteScripts } from '../../scripts/site-scripts.ts';
import { besideBuildBefore, type BothBuilds } from '../support/both-builds.ts';
import { exitCodeOf, mustHappen, overall } from '../support/outcome.ts';
import { figure, loadNote, median, printTable, spread, verdictOf, type Verdict } from '../support/report.ts';
import { startProgram, type Program } from '../support/requests.ts';
import { isClean } from '../support/sample.ts';
import { buildBare } from './build-bare.ts';
import { firstSightOf, type FirstSight } from './first-sight.ts';
import { measureLoad, type Load } from './lighthouse.ts';
import { mustShow } from './shown.ts';

/**
 * `npm run bench:load`: how Layline's home loads on a phone, compared with the commit before, and with a bare page of React,
 * a router and Apollo with one query, which is built alike and served by the same gateway from the same exchange. Makers are
 * at work.
 */

const rounds = Number(process.env.LAYLINE_ROUNDS || 5);
/** Multiples: of the bare page's LCP and TBT by Lighthouse; the first price, of the commit before's and of the bare page's LCP. */
const goals = { lcp: 1.15, tbt: 1.5, before: 0.6, bare: 1.35 };
/** Absolute: layout shift; the first page's scripts, bytes of brotli. */
const limits = { shift: 0.02, script: 150_000 };
const site = join(root, 'dist/site');
/** How long the machine is watched before each round. */
const lookMs = 1_000;
/** What the bare page lists. */
const bareLink = 'li a[href^="/event/"]';

type Name = 'layline' | 'bare' | 'before';

async function bench(both: BothBuilds): Promise<Verdict> {
  mustHappen('rounds are asked for', rounds);
  const bareDir = await buildBare();
  const programs: Program[] = [];
  try {
    const program = await startProgram(new URL('site-program.ts', import.meta.url), {
      baseUrl: both.now.exchangeUrl,
      siteDir: bareDir,
    });
    programs.push(program);
    const urls = {
      layline: both.now.url,
      before: both.before.url,
      bare: await program.ask<string>('listen'),
    };
    return await race(urls, both);
  } finally {
    for (const program of programs) await program.stop();
    await rm(bareDir, { recursive: true, force: true });
  }
}

async function race(urls: Record<Name, string>, { browser, commit, timed }: BothBuilds): Promise<Verdict> {
  const loads: Record<'layline' | 'bare', Load[]> = { layline: [], bare: [] };
  const sights: Record<Name, FirstSight[]> = { layline: [], before: [], bare: [] };
  const names = ['layline', 'before', 'bare'] as const;
  const see = (name: Name) => firstSightOf(browser, urls[name], name === 'bare' ? bareLink : undefined);
  for (const name of ['layline', 'before'] as const)
    await mustShow(urls[name], 'main a[href*="/marketdetails/"]');
  await mustShow(urls.bare, bareLink);
  // Nothing is measured cold: the gateway's code and the files have been read.
  for (const name of names) await see(name);
  let disturbed = 0;
  for (let round = 0; round < rounds; round++) {
    if (!isClean(await timed(() => wait(lookMs, 1)))) disturbed++;
    for (const name of names) sights[name].push(await see(name));
    for (const name of ['layline', 'bare'] as const) loads[name].push(await measureLoad(urls[name]));
  }
  return report({ loads, sights, commit }, disturbed * 2 <= rounds);
}

interface Measured {
  loads: Record<'layline' | 'bare', Load[]>;
  sights: Record<Name, FirstSight[]>;
  commit: string;
}

function report({ loads, sights, commit }: Measured, isConclusive: boolean): Verdict {
  const load = (name: 'layline' | 'bare', key: keyof Load) => loads[name].map((one) => one[key]);
  const sight = (name: Name, key: keyof FirstSight) => sights[name].map((one) => one[key]);
  console.log('\nBy Lighthouse, whose network is simulated');
  printTable([
    ['', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'],
    ...(['layline', 'bare'] as const).map((name) => [
      name,
      ...(['fcp', 'lcp', 'tbt', 'shift'] as const).map((key) => spread(load(name, key))),
    ]),
  ]);
  console.log('\nAs painted, network and processor slowed to Lighthouse’s phone');
  printTable([
    ['', 'first price ms', 'LCP ms', 'CLS'],
    ...(['layline', 'before', 'bare'] as const).map((name) => [
      name === 'before' ? commit : name,
      name === 'bare' ? '' : spread(sight(name, 'price')),
      spread(sight(name, 'lcp')),
      spread(sight(name, 'shift')),
    ]),
  ]);
  const price = median(sight('layline', 'price'));
  const script = siteScripts(site).first.bytes;
  const claims: [what: string, is: number, most: number][] = [
    ['LCP, × the bare page', median(load('layline', 'lcp')) / median(load('bare', 'lcp')), goals.lcp],
    ['TBT, × the bare page', median(load('layline', 'tbt')) / median(load('bare', 'tbt')), goals.tbt],
    [`first price, × ${commit}`, price / median(sight('before', 'price')), goals.before],
    ['first price, × the bare page’s LCP', price / median(sight('bare', 'lcp')), goals.bare],
    ['CLS', Math.max(...sight('layline', 'shift'), ...load('layline', 'shift')), limits.shift],
    ['scripts of the first page, bytes of brotli', script, limits.script],
  ];
  const verdicts = claims.map(([what, is, most]) => {
    const verdict = verdictOf(most / is, 1, isConclusive || is === script);
    console.log(`${what}: ${figure(is)}, goal ≤ ${figure(most)}: ${verdict}`);
    return verdict;
  });
  console.log(`Medians of ${rounds} interleaved loads, and the least and the most; ${loadNote()}`);
  return overall(verdicts);
}

if (!existsSync(site)) throw new Error('The site has not been built: run `npm run build` first.');
process.exit(await exitCodeOf([['load', () => besideBuildBefore(bench)]]));
