import type { Command, CommandResult } from '../commands/commands.ts';
import { decide } from '../commands/decide.ts';
import type { Effects } from '../changes/effects.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import type { RequestIdentity } from './new-identity.ts';
import { isKept, repeatedResult } from './request-identity.ts';
import type { ResultMemory } from './result-memory.ts';

/** A queued command, and how to answer it. */
export interface Submitted {
  command: Command;
  identity: RequestIdentity | null;
  resolve: (result: CommandResult) => void;
  reject: (error: unknown) => void;
}

/**
 * Decides commands in order, all at the time of `effects`, and notes the rows to write. Returns their results, which
 * may be told once `durable` resolves: a repeated result comes from this batch or an earlier one.
 */
export function decideBatch(
  batch: readonly Submitted[],
  { state, results }: { state: ExchangeState; results: ResultMemory },
  effects: Effects,
  durable: Promise<void>,
): CommandResult[] {
  // What has ended comes before commands that have just arrived.
  if (state.delays.isDue(effects.at) || state.practice.delays.isDue(effects.at))
    decideAndNote(state, { type: 'END_DELAYS' }, effects);
  if (state.payments.ends.isDue(effects.at)) decideAndNote(state, { type: 'END_PAYMENTS' }, effects);
  return batch.map(({ command, identity }) => {
    const known = identity && results.find(identity.key);
    if (known) return repeatedResult(command, identity, known);
    const result = decideAndNote(state, command, effects);
    if (identity && isKept(command, result)) {
      results.remember(identity.key, { contents: identity.contents, result, durable });
      effects.rows.idempotency.push({
        accountId: identity.accountId,
        clientId: identity.clientId,
        contents: identity.contents,
        result,
        at: effects.at,
      });
    }
    return result;
  });
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
