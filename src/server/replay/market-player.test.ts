import { beforeEach, expect, test } from 'vitest';
import type { Instruction, InstructionResult, Order } from '#contract/order.ts';
import { applyMessage } from './apply-change.ts';
import { MarketPlayer } from './market-player.ts';
import { mcmMessage } from './mcm-message.ts';
import type { RecordedMarket, RecordedMarkets } from './recorded-market.ts';
import { definition, marketId, mcm } from './recording.test-data.ts';
import type { RecordedResult } from './recorded-result.ts';
import type { OperatorCalls } from './operator-calls.ts';

let log: string[];
let delays: (number | undefined)[];
let markets: RecordedMarkets;
let player: MarketPlayer;
let refusal: InstructionResult | undefined;
/** Whether withdrawals have left too few runners, for the exchange. */
let isDecided: boolean;

const unused = () => Promise.reject(new Error('not for a market'));

const textOf = ({ winners, tied }: RecordedResult): string =>
  [...winners.map((id) => `${id} wins`), ...tied.map((id) => `${id} ties`)].join() || 'void';

const operator: OperatorCalls = {
  createEvent: unused,
  createMarket: unused,
  setEvent: unused,
  sportIds: unused,
  clear: unused,
  setMarket: async (_, { status, inPlay, betDelay }) => {
    delays.push(betDelay);
    log.push(`${status}${inPlay ? ' in play' : ''}`);
    return !(isDecided && status === 'OPEN');
  },
  removeRunner: async (_, runnerId, reductionFactor) => log.push(`${runnerId} out by ${reductionFactor}`) > 0,
  settle: async (_, result) => void log.push(textOf(result)),
  resettle: async (_, result) => void log.push(`corrected: ${textOf(result)}`),
};

function resultOf(instruction: Instruction): InstructionResult {
  const { clientId } = instruction;
  const order = { orderId: clientId, clientId, matched: 0, remaining: 5 } as Order;
  return refusal ?? { status: 'ACCEPTED', clientId, orders: [order], fills: [] };
}

beforeEach(() => {
  log = [];
  delays = [];
  markets = new Map();
  refusal = undefined;
  isDecided = false;
  let ids = 0;
  player = new MarketPlayer(
    { marketId: 'm', eventId: 'e', numberOfWinners: 1, ladder: 'CLASSIC' },
    operator,
    {
      nextClientId: () => `id-${ids++}`,
      cancelAll: unused,
      watch: unused,
      send: async (_, instructions) => {
        log.push(instructions.map(({ type }) => type).join(' '));
        return instructions.map(resultOf);
      },
    },
  );
});

/** Applies a change and plays it as a replay would. */
async function play(change: object): Promise<RecordedMarket> {
  applyMessage(markets, mcmMessage.parse(mcm(1, change)));
  const market = markets.get(marketId)!;
  if (player.isBehind(market)) await player.turn(market);
  await player.show(market);
  return market;
}

const state = (changed: object) => ({ marketDefinition: definition(changed) });
const depth = { rc: [{ id: 1, atb: [[2, 0.05]] }] };

test('nothing is placed before the market opens', async () => {
  await play({ ...state({ status: 'INACTIVE' }), ...depth });
  expect(log).toEqual([]);
  await play(state({ status: 'OPEN' }));
  expect(log).toEqual(['OPEN', 'PLACE']);
});

test('depth that goes while the market is suspended is cancelled then, and comes back when it opens', async () => {
  await play({ ...state({}), ...depth });
  await play({ ...state({ status: 'SUSPENDED' }), rc: [{ id: 1, atb: [[2, 0]] }] });
  await play(depth);
  await play(state({}));
  expect(log).toEqual(['OPEN', 'PLACE', 'SUSPENDED', 'CANCEL', 'OPEN', 'PLACE']);
});

test('turning in play, even without a suspension before it, has all placed anew', async () => {
  await play({ ...state({}), ...depth });
  await play(state({ inPlay: true, betDelay: 5 }));
  expect(log).toEqual(['OPEN', 'PLACE', 'OPEN in play', 'PLACE']);
});

const states = (...statuses: string[]) =>
  statuses.map((status, at) => ({ id: at + 1, status, adjustmentFactor: [40, 35, 25][at] }));

test('a runner that is withdrawn is taken out before the state changes, and the rest is placed anew', async () => {
  const both = { rc: [...depth.rc, { id: 3, atb: [[4, 0.05]] }] };
  await play({ ...state({ runners: states('ACTIVE', 'ACTIVE', 'ACTIVE') }), ...both });
  await play(state({ status: 'SUSPENDED', runners: states('ACTIVE', 'ACTIVE', 'REMOVED') }));
  await play(state({ runners: states('ACTIVE', 'ACTIVE', 'REMOVED') }));
  await play(state({ status: 'CLOSED', runners: states('WINNER', 'LOSER', 'REMOVED') }));
  expect(log).toEqual(['OPEN', 'PLACE PLACE', '3 out by 2500', 'SUSPENDED', 'OPEN', 'PLACE', '1 wins']);
});

test('a runner that is withdrawn in the definition that closes the market is out before the market is settled', async () => {
  await play(state({ runners: states('ACTIVE', 'ACTIVE', 'ACTIVE') }));
  await play(state({ status: 'CLOSED', runners: states('WINNER', 'LOSER', 'REMOVED') }));
  expect(log).toEqual(['OPEN', '3 out by 2500', '1 wins']);
});

test('a market that withdrawals have decided stays suspended, and takes no depth', async () => {
  isDecided = true;
  await play({ ...state({ runners: states('ACTIVE', 'ACTIVE', 'REMOVED') }), ...depth });
  await play({ rc: [{ id: 1, atb: [[2, 0.07]] }] });
  expect(log).toEqual(['3 out by 2500', 'OPEN', 'SUSPENDED']);
});

test('the result is the recording’s, and nothing comes after it', async () => {
  await play({ ...state({}), ...depth });
  const runners = [
    { id: 1, status: 'LOSER' },
    { id: 2, status: 'WINNER' },
  ];
  const market = await play(state({ status: 'CLOSED', runners }));
  await play({ ...state({}), ...depth });
  expect(log).toEqual(['OPEN', 'PLACE', '2 wins']);
  expect(player.isClosed).toBe(true);
  expect(player.isBehind(market)).toBe(false);
});

test('a bet delay is no longer than the exchange’s longest', async () => {
  await play(state({ inPlay: true, betDelay: 75 }));
  await play(state({ inPlay: true, betDelay: 75 }));
  expect(log).toEqual(['OPEN in play']);
  expect(delays).toEqual([60]);
});

test('a result that changes after the close is settled anew, and only then', async () => {
  await play(state({}));
  const closed = (...statuses: string[]) => state({ status: 'CLOSED', runners: states(...statuses) });
  await play(closed('WINNER', 'LOSER'));
  await play(closed('WINNER', 'LOSER'));
  await play(state({ status: 'SUSPENDED', runners: states('ACTIVE', 'ACTIVE') }));
  await play(closed('LOSER', 'WINNER'));
  expect(log).toEqual(['OPEN', '1 wins', 'corrected: 2 wins']);
  expect(player.corrections).toBe(1);
});

test('a refusal that nothing can be done about is counted, and not repeated', async () => {
  refusal = { status: 'REFUSED', clientId: 'id-0000', code: 'INSUFFICIENT_BALANCE', message: '' };
  await play({ ...state({}), ...depth });
  await play({ rc: [{ id: 1, ltp: 2 }] });
  expect(log).toEqual(['OPEN', 'PLACE']);
  expect([...player.refusals]).toEqual([['INSUFFICIENT_BALANCE', 1]]);
});
