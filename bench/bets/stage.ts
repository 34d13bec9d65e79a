import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Call } from '../../src/server/contract/call.ts';
import {
  createEvent,
  createMarket,
  fundAccount,
  setMarketStatus,
} from '../../src/server/contract/operator.ts';
import { callExchange, type Answer } from '../../src/server/contract/rest-client.ts';
import { openAccount } from '../support/open-account.ts';
import { bundleProgram } from '../support/bundle-program.ts';
import { startProgram, type Program } from '../support/requests.ts';
import { marketId, runnerIds } from './bets.ts';

export interface Bettor {
  userName: string;
  token: string;
}

/** The bench's own exchange and gateway, an open market, and bettors with money. */
export interface Stage {
  exchange: Program;
  gateway: Program;
  exchangeUrl: string;
  gatewayUrl: string;
  postgresPid: number;
  bettors: Bettor[];
  close(): Promise<void>;
}

const operatorKey = 'bench-operator-key';
const asOperator = { operatorKey };

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `sources`: the folder of the commit whose exchange and gateway are bundled and started. */
export async function openStage(bettorCount: number, sources = root): Promise<Stage> {
  const dataDir = await mkdtemp(join(tmpdir(), 'layline-bench-'));
  const started: Program[] = [];
  const close = async () => {
    for (const program of started.reverse()) await program.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const start = async (file: string, input: unknown) => {
    // Within the project, where the exchange finds its tables.
    const bundle = await bundleProgram(sources, join('bench/bets', file), join(sources, 'dist/bench'));
    const program = await startProgram(bundle, input);
    started.push(program);
    return { program, url: await program.ask<string>('listen') };
  };
  try {
    const { program: exchange, url: exchangeUrl } = await start('exchange-program.ts', {
      dataDir,
      operatorKey,
    });
    const { program: gateway, url: gatewayUrl } = await start('gateway-program.ts', { baseUrl: exchangeUrl });
    await openMarket(exchangeUrl);
    const bettors: Bettor[] = [];
    for (let n = 0; n < bettorCount; n++) bettors.push(await openBettor(exchangeUrl, `bettor-${n}`));
    await exchange.ask('begin');
    const postgresPid = await exchange.ask<number>('postgresPid');
    return { exchange, gateway, exchangeUrl, gatewayUrl, postgresPid, bettors, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function data<C extends Call>(answer: Answer<C>) {
  if (!answer.ok) throw new Error(`${answer.code}: ${answer.message}`);
  return answer.data;
}

async function openMarket(url: string): Promise<void> {
  const at = new Date().toISOString();
  const tournament = { tournamentId: 'bench', tournamentName: 'Bench' };
  const event = { sportId: '4', eventName: 'Bench', eventTime: at, ...tournament, home: null, away: null };
  data(await callExchange(url, createEvent, { params: { eventId: 'bench' }, body: event }, asOperator));
  const runners = runnerIds.map((runnerId) => ({ runnerId, name: runnerId }));
  const market = { eventId: 'bench', marketName: 'Match odds', startTime: at, minStake: 1, runners };
  data(await callExchange(url, createMarket, { params: { marketId }, body: market }, asOperator));
  data(
    await callExchange(url, setMarketStatus, { params: { marketId }, body: { status: 'OPEN' } }, asOperator),
  );
}

async function openBettor(url: string, userName: string): Promise<Bettor> {
  const token = await openAccount(url, { userName, password: 'bench-password' }, asOperator);
  const fund = { params: { userName }, body: { amount: 1e13, reference: `bench-${userName}` } };
  data(await callExchange(url, fundAccount, fund, asOperator));
  return { userName, token };
}
