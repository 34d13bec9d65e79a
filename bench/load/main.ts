import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../scripts/commands.ts';
import { startLayline } from '../../tests/support/start-layline.ts';
import { cpuMsOf } from '../support/cpu-of-processes.ts';
import { exitCodeOf, mustHappen, overall } from '../support/outcome.ts';
import { figure, loadNote, median, printTable, spread, verdictOf, type Verdict } from '../support/report.ts';
import { startProgram, type Program } from '../support/requests.ts';
import { isClean, startClock, stopClock } from '../support/sample.ts';
import { buildBare } from './build-bare.ts';
import { measureLoad, type Load } from './lighthouse.ts';
import { mustShow } from './shown.ts';

/**
 * `npm run bench:load`: how Layline's home loads on a phone, compared with a bare page of React, a router and Apollo
 * with one query. Both are built alike and served by the same gateway from the same exchange, with its maker at work.
 */

const rounds = Number(process.env.LAYLINE_ROUNDS || 5);
const goals = { lcp: 1.15, tbt: 1.5 };
const site = join(root, 'dist/site');
/** How long the machine is watched before each pair of loads. */
const lookMs = 1_000;

type Name = 'layline' | 'bare';

async function bench(): Promise<Verdict> {
  mustHappen('rounds are asked for', rounds);
  if (!existsSync(site)) throw new Error('The site has not been built: run `npm run build` first.');
  const bareDir = await buildBare();
  const layline = await startLayline();
  const programs: Program[] = [];
  const serve = async (siteDir: string) => {
    const program = await startProgram(new URL('site-program.ts', import.meta.url), {
      baseUrl: layline.exchangeUrl,
      siteDir,
    });
    programs.push(program);
    return program.ask<string>('listen');
  };
  try {
    const urls: Record<Name, string> = { layline: await serve(site), bare: await serve(bareDir) };
    const loads: Record<Name, Load[]> = { layline: [], bare: [] };
    let disturbed = 0;
    await mustShow(urls.layline, 'main a[href*="/marketdetails/"]');
    await mustShow(urls.bare, 'li a[href^="/event/"]');
    // Neither is measured cold: the gateway's code and the files have been read.
    for (const url of Object.values(urls)) await measureLoad(url);
    for (let round = 0; round < rounds; round++) {
      if (!(await isQuiet())) disturbed++;
      for (const name of ['layline', 'bare'] as const) loads[name].push(await measureLoad(urls[name]));
    }
    return report(loads, disturbed * 2 <= rounds);
  } finally {
    for (const program of programs) await program.stop();
    await layline.stop();
    await rm(bareDir, { recursive: true, force: true });
  }
}

/** Whether only what this bench has started uses the processor now. */
async function isQuiet(): Promise<boolean> {
  const own = () => cpuMsOf([process.pid]);
  const clock = startClock(own());
  await wait(lookMs);
  return isClean(stopClock(clock, 1, own()));
}

function report(loads: Record<Name, Load[]>, isConclusive: boolean): Verdict {
  const of = (name: Name, key: keyof Load) => loads[name].map((load) => load[key]);
  printTable([
    ['', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'],
    ...(['layline', 'bare'] as const).map((name) => [
      name,
      ...(['fcp', 'lcp', 'tbt', 'shift'] as const).map((key) => spread(of(name, key))),
    ]),
  ]);
  const verdicts = (['lcp', 'tbt'] as const).map((key): [string, Verdict] => {
    const ratio = median(of('layline', key)) / median(of('bare', key));
    return [
      `${key.toUpperCase()} ${figure(ratio)} × the bare page, goal ≤ ${goals[key]}`,
      verdictOf(goals[key] / ratio, 1, isConclusive),
    ];
  });
  for (const [claim, verdict] of verdicts) console.log(`${claim}: ${verdict}`);
  console.log(`Median of ${rounds} interleaved loads, and the least and the most; ${loadNote()}`);
  return overall(verdicts.map(([, verdict]) => verdict));
}

process.exit(await exitCodeOf([['load', bench]]));
