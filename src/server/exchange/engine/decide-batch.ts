import type { Command, CommandResult } from './commands.ts';
import { decide } from './decide.ts';
import type { Effects } from './effects.ts';
import type { ExchangeState } from './exchange-state.ts';
import { isKept, reusedResult, type RequestIdentity } from './request-identity.ts';
import type { KnownResult, ResultMemory } from './result-memory.ts';

/** A command on its way, and how to answer it. */
export interface Submitted {
  command: Command;
  identity: RequestIdentity | null;
  resolve: (result: Promise<CommandResult>) => void;
  reject: (error: unknown) => void;
}

/**
 * Decides commands in their order, all at the time of `effects`, and notes what is to be written. Their answers wait
 * for `durable`, and a repetition's for its original's commit, be that this one or an earlier one.
 */
export function decideBatch(
  batch: readonly Submitted[],
  { state, results }: { state: ExchangeState; results: ResultMemory },
  effects: Effects,
  durable: Promise<void>,
): void {
  // What has waited long enough comes before what has just arrived.
  if (state.delays.isDue(effects.at)) decideAndNote(state, { type: 'END_DELAYS' }, effects);
  for (const { command, identity, resolve } of batch) {
    const known = identity && results.find(identity.key);
    if (known) {
      resolve(repeat(command, identity, known));
      continue;
    }
    const result = decideAndNote(state, command, effects);
    if (identity && isKept(command, result)) {
      results.remember(identity.key, { contents: identity.contents, result, durable });
      effects.rows.idempotency.push({
        accountId: identity.accountId,
        clientId: identity.clientId,
        requestHash: identity.contents,
        result,
        at: effects.at,
      });
    }
    resolve(durable.then(() => result));
  }
}

/** The very same answer again, once it is on disk; other contents under the same id are refused. */
export async function repeat(
  command: Command,
  identity: RequestIdentity,
  known: KnownResult,
): Promise<CommandResult> {
  await known.durable;
  return known.contents === identity.contents ? known.result : reusedResult(command, identity);
}

function decideAndNote(state: ExchangeState, command: Command, effects: Effects): CommandResult {
  const { result } = decide(state, command, effects.at, effects);
  if (result.status === 'ACCEPTED') noteInJournal(state, command, effects);
  return result;
}

function noteInJournal(state: ExchangeState, command: Command, { rows, at }: Effects): void {
  rows.journal.push({ seq: state.numbers.nextJournalSeq(), marketId: marketIdOf(command), command, at });
}

function marketIdOf(command: Command): string | null {
  if ('marketId' in command) return command.marketId;
  return command.type === 'CREATE_MARKET' ? command.market.marketId : null;
}
