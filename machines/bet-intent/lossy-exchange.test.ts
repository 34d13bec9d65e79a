import fc from 'fast-check';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { givenUp } from '../testing/open-intent.ts';
import { sampleBet, sampleOrder, settle } from '../testing/samples.ts';
import { betIntentMachine } from './bet-intent.machine.ts';
import { intentStateOf } from './bet-report.ts';
import type { LookUpAnswer, SendAnswer } from './bet-intent.types.ts';

/** What happens to one call: answered, lost on the way there or back, never answered, or arriving late. */
type Fate = 'answered' | 'lostThere' | 'lostBack' | 'silent' | 'late';
type Verdict = 'accepts' | 'refuses';

/** An exchange that keeps the first result of each client id, behind a network that follows a script. */
function openExchange(fates: readonly Fate[], verdict: Verdict) {
  const results = new Map<string, SendAnswer>();
  const script = [...fates];
  const late: (() => void)[] = [];
  let placed = 0;
  const arrive = (clientId: string): SendAnswer => {
    const known = results.get(clientId);
    if (known) return known;
    const answer: SendAnswer =
      verdict === 'accepts'
        ? { kind: 'accepted', order: sampleOrder(0) }
        : { kind: 'refused', refusal: { code: 'MARKET_CLOSED', message: 'The market is closed.' } };
    if (answer.kind === 'accepted') placed++;
    results.set(clientId, answer);
    return answer;
  };
  const call = async <Answer>(act: () => Answer): Promise<Answer> => {
    const fate = script.shift() ?? 'answered';
    if (fate === 'lostThere') throw new Error('lost');
    if (fate === 'late') late.push(act);
    if (fate === 'late' || fate === 'silent') return new Promise(() => {});
    const answer = act();
    if (fate === 'lostBack') throw new Error('lost');
    return answer;
  };
  return {
    results,
    placed: () => placed,
    send: (clientId: string) => call(() => arrive(clientId)),
    lookUp: (clientId: string) => call((): LookUpAnswer => results.get(clientId) ?? { kind: 'neverArrived' }),
    giveUp: (clientId: string) =>
      call((): SendAnswer => {
        const answer = results.get(clientId) ?? givenUp;
        results.set(clientId, answer);
        return answer;
      }),
    deliverLate: () => late.splice(0).forEach((act) => act()),
  };
}

const run = fc.record({
  fates: fc.array(fc.constantFrom<Fate>('answered', 'lostThere', 'lostBack', 'silent', 'late'), {
    maxLength: 12,
  }),
  verdict: fc.constantFrom<Verdict>('accepts', 'refuses'),
  reloadsAfter: fc.option(fc.nat(20)),
  /** What the bettor chooses whenever the machine allows it. */
  choice: fc.constantFrom('send.chosen' as const, 'drop.chosen' as const),
});

test('whatever the network loses, delays or cuts, reloads among it, there is never more than one order, and the bettor hears the truth', async () => {
  const outcomes = new Set<string>();
  await fc.assert(
    fc.asyncProperty(run, async ({ fates, verdict, reloadsAfter, choice }) => {
      const exchange = openExchange(fates, verdict);
      const clock = new SimulatedClock();
      const open = (isFound: boolean) =>
        createActor(
          betIntentMachine.provide({
            actors: {
              storeIntent: fromPromise(async () => {}),
              sendBet: fromPromise(({ input }) => exchange.send(input.clientId)),
              lookUpBet: fromPromise(({ input }) => exchange.lookUp(input.clientId)),
              giveUpBet: fromPromise(({ input }) => exchange.giveUp(input.clientId)),
            },
            actions: { forgetIntent: () => {} },
          }),
          { clock, input: { bet: sampleBet(), isFound, seed: 5 } },
        ).start();
      let intent = open(false);
      // A bet in doubt is asked about more slowly. Late calls arrive before the end.
      const hasEnd = () => ['unmatched', 'refused', 'dropped'].includes(intentStateOf(intent.getSnapshot()));
      for (let second = 0; second < 150 || (second < 900 && !hasEnd()); second++) {
        await settle();
        if (second === reloadsAfter && intent.getSnapshot().status === 'active') {
          intent.stop();
          intent = open(true);
        }
        if (second % 4 === 3) exchange.deliverLate();
        if (intent.getSnapshot().can({ type: choice })) intent.send({ type: choice });
        clock.increment(1_000);
      }
      await settle();
      // Whatever is still on its way arrives after the machine has its result.
      exchange.deliverLate();
      const told = intentStateOf(intent.getSnapshot());
      expect(exchange.placed()).toBe(told === 'unmatched' ? 1 : 0);
      // A bet being given up when the page reloads is then found refused as given up.
      const mayBeTold = choice === 'drop.chosen' ? ['dropped', 'refused'] : [];
      expect([...mayBeTold, verdict === 'accepts' ? 'unmatched' : 'refused']).toContain(told);
      outcomes.add(told);
    }),
    { numRuns: 200 },
  );
  expect([...outcomes].sort()).toEqual(['dropped', 'refused', 'unmatched']);
});
