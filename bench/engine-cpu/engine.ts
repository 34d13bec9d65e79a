import type { Command, CommandResult } from '../../src/server/exchange/engine/commands/commands.ts';
import { decideBatch, type Submitted } from '../../src/server/exchange/engine/loop/decide-batch.ts';
import { Effects } from '../../src/server/exchange/engine/changes/effects.ts';
import { ExchangeState } from '../../src/server/exchange/engine/state/exchange-state.ts';
import { identityOf } from '../../src/server/exchange/engine/loop/request-identity.ts';
import { ResultMemory } from '../../src/server/exchange/engine/loop/result-memory.ts';
import type { WriteBatch } from '../../src/server/exchange/engine/records/batch.ts';
import { setUp } from './commands.ts';

const at = '2026-05-01T12:00:00.000Z';
const durable = Promise.resolve();

/** Does what the command loop does with a batch except storing it: decides, and notes what to write and publish. */
export class Engine {
  readonly #state = new ExchangeState();
  readonly #results = new ResultMemory();

  constructor() {
    this.decide(setUp);
  }

  /** Returns the rows that storage would get. */
  decide(commands: readonly Command[]): WriteBatch {
    const batch = commands.map((command): Submitted => ({
      command,
      identity: identityOf(command),
      resolve: ignore,
      reject: fail,
    }));
    const effects = new Effects(at);
    // The sources of the first commit answer by themselves and return nothing.
    const decided = decideBatch(batch, { state: this.#state, results: this.#results }, effects, durable) as
      CommandResult[] | undefined;
    effects.toFacts();
    const rows = effects.toBatch();
    this.#results.settle();
    decided?.forEach((result, place) => batch[place]!.resolve(result));
    return rows;
  }
}

const ignore = () => undefined;
const fail = (error: unknown) => {
  throw error;
};
