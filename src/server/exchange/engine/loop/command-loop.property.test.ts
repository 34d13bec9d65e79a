import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CommandLoop } from './command-loop.ts';
import type { Command, CommandResult } from '../commands/commands.ts';
import { noon, openEngine, rupee, type Engine } from '../testing/engine.fixture.ts';
import { mustEqual } from '../testing/invariants.fixture.ts';
import { ResultMemory } from './result-memory.ts';

const runs = process.env.LAYLINE_LONG ? 1_000 : 100;

/** A loop whose memory holds few results, so that some repetitions are looked for in storage. */
function openLoop(engine: Engine): CommandLoop {
  return new CommandLoop({
    state: engine.state,
    store: engine.store,
    results: new ResultMemory({ limit: 4 }),
    now: () => noon,
    publish: () => {},
    onFatal: (error) => {
      throw error;
    },
    maxBatch: 5,
  });
}

const bet = (accountId: string, clientId: string, stake: number): Command => ({
  type: 'INSTRUCT',
  accountId,
  marketId: 'm1',
  instruction: { type: 'PLACE', clientId, runnerId: 'r1', side: 'BACK', odds: 300, stake },
});

const request = fc.record({
  account: fc.constantFrom('ann', 'bob'),
  id: fc.nat(9),
  /** Mostly the same contents under the same id. */
  stake: fc.constantFrom(100, 100, 100, 200),
  isLast: fc.boolean(),
});

interface Sent {
  key: string;
  stake: number;
  answer: Promise<CommandResult>;
}

test('of requests sent again, altered or not, each id has one effect and one answer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(request, { maxLength: 40 }), async (requests) => {
      const engine = openEngine();
      const loop = openLoop(engine);
      const sent: Sent[] = [];
      for (const { account, id, stake, isLast } of requests) {
        const answer = loop.submit(bet(account, `client-${id}`, stake));
        sent.push({ key: `${account} client-${id}`, stake, answer });
        // What follows arrives in a later turn, maybe during a commit.
        if (isLast) await new Promise((resolve) => setImmediate(resolve));
      }
      for (const { key, stake, answer } of sent) {
        const original = sent.find((one) => one.key === key)!;
        const isSame = original.stake === stake;
        const result = await answer;
        mustEqual(
          isSame ? result : 'code' in result && result.code,
          isSame ? await original.answer : 'CLIENT_ID_REUSED',
          key,
        );
      }
      const placed = engine.store.orders().map(({ accountId, clientId }) => `${accountId} ${clientId}`);
      mustEqual(placed.sort(), [...new Set(sent.map(({ key }) => key))].sort(), 'The orders');
    }),
    { numRuns: runs },
  );
}, 600_000);

test('of a hundred bets at once as many are accepted as the balance carries, whatever else goes on', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 4_000 }), { minLength: 100, maxLength: 100 }),
      async (stakes) => {
        const engine = openEngine();
        const loop = openLoop(engine);
        const bets = stakes.map((rupees, at) => loop.submit(bet('ann', `client-${at}`, rupees * rupee)));
        const results = await Promise.all(bets);
        let left = 10_000;
        stakes.forEach((rupees, at) => {
          mustEqual(results[at]!.status, rupees <= left ? 'ACCEPTED' : 'REFUSED', `Bet ${at}`);
          if (rupees <= left) left -= rupees;
        });
        expect(engine.balance('ann').exposure).toBe((10_000 - left) * rupee);
      },
    ),
    { numRuns: runs },
  );
}, 600_000);
