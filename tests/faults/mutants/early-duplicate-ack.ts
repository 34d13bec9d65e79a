import { setTimeout as delay } from 'node:timers/promises';
import type {
  Command,
  CommandGate,
  CommandResult,
  ResultOf,
} from '#server/exchange/engine/commands/commands.ts';
import type { ExchangeStore } from '#server/exchange/engine/loop/exchange-store.ts';
import { identityOf } from '#server/exchange/engine/loop/request-identity.ts';
import { keyOf } from '#server/exchange/engine/loop/result-memory.ts';
import { startFaulty } from './start-faulty.ts';

/**
 * Mutant: an original waits for its commit as it should, but a duplicate that arrives meanwhile is answered as soon as
 * the original is decided.
 */
interface Original {
  contents: string;
  decided: Promise<CommandResult>;
  decide: (result: CommandResult) => void;
}

const onTheirWay = new Map<string, Original>();

function newOriginal(contents: string): Original {
  let decide: Original['decide'] = () => undefined;
  const decided = new Promise<CommandResult>((resolve) => (decide = resolve));
  return { contents, decided, decide };
}

const slow = (real: ExchangeStore): ExchangeStore => ({
  ...real,
  commit: async (batch) => {
    for (const { accountId, clientId, result } of batch.idempotency)
      onTheirWay.get(keyOf(accountId, clientId))?.decide(result as CommandResult);
    await delay(40);
    await real.commit(batch);
  },
});

const hasty = (real: CommandGate): CommandGate => ({
  submit: async <C extends Command>(command: C): Promise<ResultOf<C>> => {
    const identity = identityOf(command);
    if (!identity) return real.submit(command);
    const key = keyOf(identity.accountId, identity.clientId);
    const before = onTheirWay.get(key);
    if (before?.contents === identity.contents) return before.decided.then((result): any => result);
    if (before) return real.submit(command);
    const original = newOriginal(identity.contents);
    onTheirWay.set(key, original);
    const result = await real.submit(command);
    onTheirWay.delete(key);
    original.decide(result);
    return result;
  },
  look: (read) => real.look(read),
  resultOf: (accountId, clientId) => real.resultOf(accountId, clientId),
});

await startFaulty({ store: slow, gate: hasty });
