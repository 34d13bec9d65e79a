import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { getBalance } from '#contract/account.ts';
import { createLaunchCode } from '#contract/casino.ts';
import { listCasinoEvents } from '#contract/reference.ts';
import { getStatement } from '#contract/reports.ts';
import type { Credentials } from '#contract/rest-client.ts';
import { filledLink } from '#domain/casino/casino-launch.ts';
import { dataOf, type TestExchange } from './test-exchange.ts';

/** What a browser does at the games host. Only these functions follow redirects or keep a cookie. */

/** The path of a table and the cookie that opens it, with the rules it came with. */
export interface LaunchedTable {
  path: string;
  cookie: string;
  rules: string[];
}

export const playAt = (
  host: FastifyInstance,
  { path, cookie }: Pick<LaunchedTable, 'path' | 'cookie'>,
  form: Record<string, string>,
) =>
  host.inject({
    method: 'POST',
    url: `${path}/play`,
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });

/** Plays the next round at a table whose round is finished. */
export const playAgainAt = (
  host: FastifyInstance,
  { path, cookie }: Pick<LaunchedTable, 'path' | 'cookie'>,
  form: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  host.inject({
    method: 'POST',
    url: `${path}/again`,
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  });

export const lobbyOf = async (exchange: TestExchange) =>
  dataOf(await exchange.call(listCasinoEvents, { body: { key: 'site' } })).lobby;

/** The link of a game as the site fills it in for a bettor, without the host's address. */
export async function linkOf(
  exchange: TestExchange,
  bettor: Credentials,
  eventId = '99.0003',
): Promise<string> {
  const game = (await lobbyOf(exchange)).find((entry) => entry.eventId === eventId)!;
  const { code } = dataOf(await exchange.call(createLaunchCode, { body: { eventId } }, bettor));
  const link = new URL(filledLink(game, code));
  expect(link.origin).toBe('http://localhost:4003');
  return `${link.pathname}${link.search}`;
}

/** Follows a link to its table. */
export const follow = async (host: FastifyInstance, link: string): Promise<LaunchedTable> =>
  tableOf(await host.inject(link));

/** The table that an answer leads to. */
export function tableOf({
  statusCode,
  headers,
}: Pick<Awaited<ReturnType<typeof playAt>>, 'statusCode' | 'headers'>): LaunchedTable {
  expect(statusCode).toBe(303);
  const [cookie = '', ...rules] = String(headers['set-cookie']).split('; ');
  return { path: String(headers.location), cookie, rules };
}

const days = { from: '2026-05-01', to: '2026-05-01' };

/** The casino entries of a bettor's statement for that day, oldest first. */
export async function casinoEntries(exchange: TestExchange, bettor: Credentials) {
  const query = { ...days, direction: 'ASC' as const, limit: 500 };
  const { entries, closing } = dataOf(await exchange.call(getStatement, { query }, bettor));
  const { bankBalance } = dataOf(await exchange.call(getBalance, {}, bettor));
  expect(closing).toBe(bankBalance);
  return entries.filter(({ kind }) => kind.startsWith('casino-'));
}
