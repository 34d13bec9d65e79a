import type { Instruction } from '#contract/order.ts';
import type { Command } from '../commands/commands.ts';
import type { FeedFacts } from '../changes/feed-facts.ts';
import { CommandLoop, type CommandLoopOptions } from '../loop/command-loop.ts';
import { ResultMemory } from '../loop/result-memory.ts';
import { noon, openEngine, rupee } from './engine.fixture.ts';
import { HeldStore } from './held-store.fixture.ts';

/** A loop over three funded bettors and an open market. Its commits wait until the test lets them through. */
export function openLoop(options: Partial<CommandLoopOptions> = {}) {
  const engine = openEngine();
  const store = new HeldStore(engine.store);
  const published: FeedFacts[] = [];
  const fatal: unknown[] = [];
  const loop = new CommandLoop({
    state: engine.state,
    store,
    results: new ResultMemory(),
    now: () => noon,
    publish: (facts) => published.push(facts),
    onFatal: (error) => fatal.push(error),
    ...options,
  });
  return { engine, store, loop, published, fatal };
}

export const instruct = (accountId: string, instruction: Instruction): Command => ({
  type: 'INSTRUCT',
  accountId,
  marketId: 'm1',
  instruction,
});

/** Ann backs the first runner at 3.00. */
export const back = (clientId: string, stake = 100 * rupee) =>
  instruct('ann', { type: 'PLACE', clientId, runnerId: 'r1', side: 'BACK', odds: 300, stake });

/** Whether the promise settles after a few turns of the event loop. */
export async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  promise.then(
    () => (settled = true),
    () => (settled = true),
  );
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
  return settled;
}
