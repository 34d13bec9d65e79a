import type { StoredCommand } from '../records/orders.ts';
import type { Command } from '../commands/commands.ts';
import { decide } from '../commands/decide.ts';
import type { ExchangeState } from '../state/exchange-state.ts';

/**
 * Replays committed commands in order on the state from before them. This gives the same state as the first time: same
 * queues, same positions, same numbers. Throws when a row is missing.
 */
export function replayJournal(state: ExchangeState, rows: Iterable<StoredCommand>): void {
  for (const { seq, command, at } of rows) {
    if (state.numbers.nextJournalSeq() !== seq) throw new Error(`The journal has a gap before ${seq}`);
    decide(state, command as Command, at);
  }
}
