import { createHash } from 'node:crypto';
import type { Command, CommandResult } from '../../src/server/exchange/engine/commands/commands.ts';
import { measureRounds } from '../support/sample.ts';
import { makeCommands } from './commands.ts';
import { Engine } from './engine.ts';

/**
 * Built from the sources of either commit and started by the bench. Sends the results of all commands (`outcome`) or
 * one sample.
 */
const commandsPerRound = 10_000;
const commandsPerBatch = 64;
const lists = [1, 2, 3].map((seed) => {
  const engine = new Engine();
  return makeCommands(seed, commandsPerRound, (command) => {
    const [row] = engine.decide([command]).idempotency;
    if (!row) throw new Error(`${JSON.stringify(command)} has no result`);
    return row.result as CommandResult;
  });
});
let turn = 0;

function* batches(commands: readonly Command[]) {
  for (let from = 0; from < commands.length; from += commandsPerBatch)
    yield commands.slice(from, from + commandsPerBatch);
}

/** Returns how many commands were decided. */
function round(): number {
  const engine = new Engine();
  let decided = 0;
  for (const batch of batches(lists[turn++ % lists.length]!))
    decided += engine.decide(batch).idempotency.length;
  return decided;
}

/** What both must agree on: every fill, every refusal, and how often each order changed and to what. */
function outcome() {
  const [fills, accepted, refused] = [[] as unknown[], [] as unknown[], [] as unknown[]];
  for (const commands of lists) {
    const engine = new Engine();
    for (const batch of batches(commands)) {
      const rows = engine.decide(batch);
      for (const { runnerId, odds, stake, backOrderId, layOrderId } of rows.fills)
        fills.push([runnerId, odds, stake, backOrderId, layOrderId]);
      for (const { clientId, result } of rows.idempotency) {
        const { status, code, orders } = result as { status: string; code?: string; orders?: Told[] };
        if (status === 'REFUSED') refused.push([clientId, code]);
        else
          accepted.push([
            clientId,
            orders?.map(({ orderId, matched, remaining }) => [orderId, matched, remaining]),
          ]);
      }
    }
  }
  const text = JSON.stringify([fills, accepted, refused]);
  const hash = createHash('sha256').update(text).digest('hex');
  return { fills: fills.length, accepted: accepted.length, refused: refused.length, hash };
}

interface Told {
  orderId: string;
  matched: number;
  remaining: number;
}

if (process.argv[2] === 'outcome') process.send!(outcome());
else {
  // Measures compiled code.
  measureRounds(round, 1_500);
  process.send!(measureRounds(round, 1_500));
}
