import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { createEvent } from '#contract/operator.ts';
import { callExchange } from '#contract/rest-client.ts';
import { sportIds } from '#domain/market/sport.ts';
import { hrefOf } from '#domain/site/route.ts';
import { openAccount, password } from './own-bettor.ts';
import { dataOf, openOwnMarket } from './own-event.ts';

const { LAYLINE_JOURNEYS_EXCHANGE_URL: url = '', LAYLINE_JOURNEYS_OPERATOR_KEY: operatorKey } = process.env;

export const banner = (page: Page) => page.getByRole('banner');
export const content = (page: Page) => page.getByRole('main');
export const heading = (page: Page) => content(page).getByRole('heading', { level: 1 });
export const exchangeBar = (page: Page) => page.getByRole('navigation', { name: 'Exchange' });
export const sportTabs = (page: Page) => page.getByRole('navigation', { name: 'Choose a sport' });
/** Which tab says that the page is its own. */
export const litTab = (page: Page) => exchangeBar(page).locator('[aria-current]');
export const litSport = (page: Page) => sportTabs(page).locator('[aria-current]');
export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Distinct in every run and every retry, which find what was made before. */
const ownName = (name: string): string => `${name}-${randomUUID().slice(0, 8)}`;

export interface UniqueMatch {
  eventId: string;
  marketId: string;
  /** `Ashby-1f2e3d4c v Corby-1f2e3d4c` */
  name: string;
  home: string;
  path: string;
}

/**
 * Creates a soccer match of tomorrow with an open market, of which no other test knows. `kind`: its id begins with it, and
 * may have any letters.
 */
export async function openUniqueMatch(kind = 'frame'): Promise<UniqueMatch> {
  const eventId = ownName(kind);
  const [home, away] = [eventId.replace(kind, 'Ashby'), eventId.replace(kind, 'Corby')];
  const [name, marketId] = [`${home} v ${away}`, `${eventId}.book`];
  const eventTime = new Date(Date.now() + 86_400_000).toISOString();
  const tournament = { tournamentId: eventId, tournamentName: `Cup of ${home}` };
  const body = { sportId: sportIds.soccer, eventName: name, eventTime, home, away, ...tournament };
  dataOf(await callExchange(url, createEvent, { params: { eventId }, body }, { operatorKey }));
  await openOwnMarket(eventId, marketId, 'Match Odds', [home, away]);
  return { eventId, marketId, name, home, path: hrefOf('marketDetails', { eventId, id: sportIds.soccer }) };
}

/** The profile menu's button, which only who is signed in has. */
export const profile = (page: Page, userName: string) =>
  page.getByRole('button', { name: userName, exact: true });

/** Opens an account with ₹1,000.00, or that many minor units. Returns its name and what places orders for it. */
export async function openUniqueAccount(
  name: string,
  amount?: number,
): Promise<{ userName: string; token: string }> {
  const userName = ownName(name);
  return { userName, ...(await openAccount(userName, amount)) };
}

/** Signs in through the page's form. */
export async function signInAs(page: Page, userName: string): Promise<void> {
  await page.getByRole('button', { name: 'Login' }).click();
  const form = page.getByRole('dialog').getByRole('form', { name: 'Sign in' });
  await form.getByRole('textbox', { name: 'User name' }).fill(userName);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(profile(page, userName)).toBeVisible();
}
