import { chromium, type Browser, type Locator, type Page } from 'playwright';
import { foundBrowser } from '../support/browser.ts';
import type { Verdict } from '../support/report.ts';
import { sleep } from './exchange.ts';
import { think } from './person.ts';

/** Seconds from the first load to the bet that the exchange has. */
const goal = 60;
/** One after the other; an address may begin five practice accounts in an hour. */
const visitors = 3;
/** How many times slower the page's thread runs than the machine, as a phone does. */
const slowness = 4;
/** A visitor who has no bet by then has none, ms. */
const patienceMs = 3 * goal * 1_000;

/** A visitor's first bet: seconds until it stands, or why it never did. */
export type FirstBet = { seconds: number; presses: number } | { trouble: string };

/** The first bets of visitors on phones, on practice money and as the site coaches them. */
export async function measureFirstBets(url: string): Promise<FirstBet[]> {
  const browser = await chromium.launch(foundBrowser());
  try {
    const bets: FirstBet[] = [];
    for (let at = 0; at < visitors; at++) bets.push(await firstBet(browser, url));
    return bets;
  } finally {
    await browser.close();
  }
}

async function firstBet(browser: Browser, url: string): Promise<FirstBet> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const begun = performance.now();
  try {
    await page.goto(url);
    const presses = await betAsCoached(page, begun + patienceMs);
    return { seconds: (performance.now() - begun) / 1_000, presses };
  } catch (error) {
    return { trouble: String(error).split('\n')[0] ?? '' };
  } finally {
    await context.close();
  }
}

const litPrice =
  'main section[data-kind="WINNER"] button[data-side="BACK"][data-depth="0"][data-state="open"]:not([data-empty])';

/** What the site asks to be pressed now; null: the bet stands. */
async function asked(page: Page): Promise<Locator | null> {
  const [words = ''] = await page.getByRole('region', { name: 'Your first bet' }).allTextContents();
  if (words.includes('3 of 3')) return null;
  if (words.includes('1 of 3')) return page.locator(litPrice).first();
  if (words === '')
    return page
      .getByRole('region', { name: 'Practice money' })
      .getByRole('button', { name: /^(Start|Show me)/ });
  const slip = page.getByRole('dialog', { name: 'Bets' });
  const [stake, place] = [
    slip.getByRole('group', { name: 'Quick stakes' }).getByRole('button').first(),
    slip.getByRole('button', { name: /^(Place|Take)/ }).last(),
  ];
  return (await place.isVisible()) && (await place.isEnabled()) ? place : stake;
}

/** Presses what is asked for, each time after a look at it, until the bet stands. Returns how many presses it took. */
async function betAsCoached(page: Page, until: number): Promise<number> {
  for (let presses = 0; performance.now() < until;) {
    const press = await asked(page);
    if (press === null) return presses;
    if (!(await press.isVisible())) {
      await sleep(100);
      continue;
    }
    await think();
    // What went meanwhile, as prices do, is looked for again.
    await press.tap({ timeout: 10_000 }).then(
      () => presses++,
      () => undefined,
    );
    await sleep(500);
  }
  throw new Error('No bet stood in time.');
}

/** Prints how long they took beside the goal, which the slowest has to meet. */
export function printFirstBets(bets: readonly FirstBet[]): Verdict {
  const told = bets.map((bet) =>
    'trouble' in bet ? bet.trouble : `${bet.seconds.toFixed(1)} s in ${bet.presses} presses`,
  );
  const isMet = bets.every((bet) => 'seconds' in bet && bet.seconds <= goal);
  const verdict = isMet ? 'met' : 'MISSED';
  console.log(
    `\nA visitor’s first bet on practice money, 390 px, 2–4 s from one press to the next, the page’s thread slowed ${slowness} times: ` +
      `${told.join('; ')} (goal ${goal} s each; ${verdict})`,
  );
  return verdict;
}
