import type { Command } from '../../src/server/exchange/engine/commands/commands.ts';
import { Engine } from '../engine-cpu/engine.ts';
import { seeded } from '../support/random.ts';
import { mustHappen } from '../support/outcome.ts';
import { measureRounds } from '../support/sample.ts';

/** Started by the bench with a number of markets. Sends one sample of bets in them. */
const markets = Number(process.argv[2]);
/** As many in all, however many markets they are in. */
const resting = 100_000;
const betsPerRound = 10_000;
const commandsPerBatch = 64;
const runnerIds = ['a', 'b', 'c'];
const random = seeded(7);
const below = (limit: number) => Math.floor(random() * limit);
const engine = new Engine();
let sent = 0;

const marketIdOf = (number: number): string => `one-of-many-${number}`;

interface Bet {
  market: number;
  runner: number;
  side: 'BACK' | 'LAY';
  odds: number;
}

const place = ({ market, runner, side, odds }: Bet): Command => ({
  type: 'INSTRUCT',
  // Two who back and two who lay in each market, who have money for all of it and have been in it before.
  accountId: `bettor-${(side === 'BACK' ? 0 : 25) + ((market + below(2)) % 25)}`,
  marketId: marketIdOf(market),
  instruction: {
    type: 'PLACE',
    clientId: `client-${++sent}`,
    runnerId: runnerIds[runner]!,
    side,
    odds,
    stake: 100,
  },
});

/** Returns how many fills were made. */
function decide(commands: readonly Command[]): number {
  let fills = 0;
  for (let from = 0; from < commands.length; from += commandsPerBatch) {
    const rows = engine.decide(commands.slice(from, from + commandsPerBatch));
    fills += rows.fills.length;
  }
  return fills;
}

const openMarket = (number: number): Command[] => [
  {
    type: 'CREATE_MARKET',
    market: {
      marketId: marketIdOf(number),
      eventId: 'event',
      sportId: '4',
      eventName: 'Ashfield v Brookvale',
      marketName: 'Match Odds',
      startTime: '2026-05-01T12:00:00.000Z',
      betDelay: 0,
      commissionRate: 200,
      ladder: 'CLASSIC',
      minStake: 100,
      maxStake: 1_000_000_00,
      runners: runnerIds.map((runnerId) => ({ runnerId, name: runnerId })),
    },
  },
  { type: 'SET_MARKET_STATUS', marketId: marketIdOf(number), status: 'OPEN' },
];

/** Offers on either side of 2.00, all around where the bets are matched. */
const offer = (number: number): Command =>
  number % 2 === 0
    ? place({ market: number % markets, runner: below(3), side: 'LAY', odds: 150 + below(20) })
    : place({ market: number % markets, runner: below(3), side: 'BACK', odds: 250 + 2 * below(20) });

/** A lay that rests and a back that takes it whole, so that the books stay as they are. */
function bets(): Command[] {
  return Array.from({ length: betsPerRound / 2 }, () => {
    const where = { market: below(markets), runner: below(3), odds: 200 };
    return [place({ ...where, side: 'LAY' }), place({ ...where, side: 'BACK' })];
  }).flat();
}

function round(): number {
  mustHappen('bets were matched', decide(bets()), betsPerRound / 2);
  return betsPerRound;
}

decide(Array.from({ length: markets }, (_, number) => openMarket(number)).flat());
decide(Array.from({ length: resting }, (_, number) => offer(number)));
// Measures compiled code.
measureRounds(round, 1_500);
process.send!(measureRounds(round, 1_500));
