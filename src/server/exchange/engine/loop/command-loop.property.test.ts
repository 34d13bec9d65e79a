import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CommandLoop } from './command-loop.ts';
import type { Command, CommandResult } from '../commands/commands.ts';
import { noon, openEngine, rupee, type Engine } from '../testing/engine.fixture.ts';
import { mustEqual } from '../testing/invariants.fixture.ts';
import { ResultMemory } from './result-memory.ts';

const runs = process.env.LAYLINE_LONG ? 1_000 : 100;

/** A loop whose memory holds few results, so that some repetitions are looked up in storage. */
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
  /** Mostly the same, so that an id mostly has the same contents. */
  stake: fc.constantFrom(100, 100, 100, 200),
  isGivenUp: fc.constantFrom(false, false, false, true),
  isLast: fc.boolean(),
});

interface Sent {
  key: string;
  /** Null if the id is given up. */
  stake: number | null;
  answer: Promise<CommandResult>;
}

test('of requests sent again, altered or given up, each id has one effect and one answer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(request, { maxLength: 40 }), async (requests) => {
      const engine = openEngine();
      const loop = openLoop(engine);
      const sent: Sent[] = [];
      for (const { account, id, stake, isGivenUp, isLast } of requests) {
        const clientId = `client-${id}`;
        const answer = loop.submit(
          isGivenUp ? { type: 'GIVE_UP', accountId: account, clientId } : bet(account, clientId, stake),
        );
        sent.push({ key: `${account} ${clientId}`, stake: isGivenUp ? null : stake, answer });
        // The next request then arrives in a later turn, maybe during a commit.
        if (isLast) await new Promise((resolve) => setImmediate(resolve));
      }
      for (const { key, stake, answer } of sent) {
        const original = sent.find((one) => one.key === key)!;
        const isSame = original.stake === null || stake === null || original.stake === stake;
        const result = await answer;
        mustEqual(
          isSame ? result : 'code' in result && result.code,
          isSame ? await original.answer : 'CLIENT_ID_REUSED',
          key,
        );
      }
      const placed = engine.store.orders().map(({ accountId, clientId }) => `${accountId} ${clientId}`);
      const firsts = new Map([...sent].reverse().map(({ key, stake }) => [key, stake]));
      const wanted = [...firsts].flatMap(([key, stake]) => (stake === null ? [] : [key]));
      mustEqual(placed.sort(), wanted.sort(), 'The orders');
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
