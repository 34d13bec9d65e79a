import type { OrderChange } from '#domain/bet/order-change.ts';
import { timing } from '#domain/site/timing.ts';
import { changeStateOf } from '#machines/order-change/order-change.machine.ts';
import { accepted, one, openMyBets, order, refused } from '#machines/testing/open-my-bets.ts';
import { settle } from '#machines/testing/samples.ts';

type Answer = 'accepted' | 'refused' | 'fault';
type CallsOf = 'answers' | 'fates';
type Call = ReturnType<typeof openMyBets>[CallsOf][number];

const kept: OrderChange = { what: 'edit', ...one, clientId: 'earlier-1', odds: 240, stake: 9_000 };
const answerOf = { accepted, refused, fault: 'fault' } as const;

/** My Bets with one bet, and which calls to the exchange have been answered. */
function openWorld() {
  const bets = openMyBets();
  const answered = new Set<Call>();
  const open = (of: CallsOf): Call[] => bets[of].filter((call) => !answered.has(call));
  const answer = async (of: CallsOf, at: 0 | -1, as: Answer): Promise<void> => {
    const call = open(of).at(at)!;
    answered.add(call);
    await call(answerOf[as]);
  };
  const pass = async (ms: number): Promise<void> => {
    bets.clock.increment(ms);
    await settle();
  };
  return {
    bets,
    answer,
    pass,
    openCalls: () => ({ answers: open('answers').length, fates: open('fates').length }),
  };
}
type World = ReturnType<typeof openWorld>;

interface Happening {
  readonly happens: (world: World) => unknown;
  /** How many calls must be open for it. */
  readonly needs?: readonly [CallsOf, number];
}

/** The newest open call is answered, or an old one while there is a newer one. */
const answersTo = (of: CallsOf): Happening[] =>
  (['accepted', 'refused', 'fault'] as const).flatMap((as) => [
    { needs: [of, 1], happens: ({ answer }) => answer(of, -1, as) },
    { needs: [of, 2], happens: ({ answer }) => answer(of, 0, as) },
  ]);

/** What can happen to one bet: what its bettor does, what the exchange answers and when, a network, a wait. */
const happenings: readonly Happening[] = [
  { happens: ({ bets: { actor } }) => actor.send({ type: 'cancel.chosen', ...one }) },
  {
    happens: ({ bets: { actor } }) => {
      actor.send({ type: 'edit.opened', order });
      actor.send({ type: 'edit.typed', stakeText: '150' });
    },
  },
  { happens: ({ bets: { actor } }) => actor.send({ type: 'edit.saved', order }) },
  { happens: ({ bets: { actor } }) => actor.send({ type: 'edit.closed' }) },
  { happens: ({ bets: { actor } }) => actor.send({ type: 'changes.found', changes: [kept] }) },
  { happens: ({ bets: { actor } }) => actor.send({ type: 'network.returned' }) },
  { happens: ({ pass }) => pass(timing.callAnswer) },
  ...answersTo('answers'),
  ...answersTo('fates'),
];

/** All that decides what can happen next. More than two open calls are as two: one is old, one is not. */
function standOf({ bets, openCalls }: World): string {
  const change = bets.actor.getSnapshot().context.changes.get(one.orderId)?.getSnapshot();
  const calls = Object.values(openCalls()).map((count) => Math.min(count, 2));
  return JSON.stringify([change?.value, change && changeStateOf(change), bets.editing(), calls]);
}

interface Arrival {
  readonly way: readonly Happening[];
  readonly open: Readonly<Record<CallsOf, number>>;
}

/**
 * Does everything in every order with the changes of one bet, with the real children, until nothing new comes of it.
 * Returns how many ways it stood. Two bets have nothing to do with each other: each report names its own.
 */
export async function searchMyBets(): Promise<number> {
  const arrivals = new Map<string, Arrival>([
    [standOf(openWorld()), { way: [], open: { answers: 0, fates: 0 } }],
  ]);
  // The loop also covers what is found on the way.
  for (const { way, open } of arrivals.values())
    for (const next of happenings) {
      if (next.needs && open[next.needs[0]] < next.needs[1]) continue;
      const longer = [...way, next];
      const world = openWorld();
      for (const { happens } of longer) await happens(world);
      const stand = standOf(world);
      if (!arrivals.has(stand)) arrivals.set(stand, { way: longer, open: world.openCalls() });
      world.bets.actor.stop();
    }
  return arrivals.size;
}
