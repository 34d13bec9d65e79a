import { noLimits } from '#domain/limits/bettor-limits.ts';
import type { HeldLimits } from '#server/exchange/accounts/held-limits.ts';
import type { CommandGate } from '#server/exchange/engine/commands/commands.ts';
import type {
  LimitCommand,
  LimitCommandResults,
  SetLimitCommand,
} from '#server/exchange/engine/commands/limit-commands.ts';
import type { Db } from '#server/exchange/store/open-database.ts';
import { frameSumsOf } from '#server/exchange/store/queries/limit-queries.ts';

export interface ChangeNeeds {
  gate: CommandGate;
  held: HeldLimits;
  db: Db;
  /** Unix milliseconds. */
  now: () => number;
}

/** How often the sums of an account are read anew because something was booked meanwhile. */
const mostReads = 5;

/** Sets a limit, lowers it or asks to raise it, with what the ledger says of the account by now. */
export async function submitLimit(
  needs: ChangeNeeds,
  limit: Omit<SetLimitCommand, 'type' | 'sums'>,
): Promise<LimitCommandResults['SET_LIMIT']> {
  const { gate, db, now } = needs;
  const { accountId } = limit;
  const zone = await gate.look((state) => state.anyAccount(accountId).limitZone);
  for (let read = 1; ; read++) {
    const sums = await frameSumsOf(db, { accountId, zone }, new Date(now()).toISOString());
    const result = await submitChange(needs, { type: 'SET_LIMIT', ...limit, sums });
    if (result.status === 'ACCEPTED' || result.code !== 'CHANGED_MEANWHILE' || read === mostReads)
      return result;
  }
}

/** Carries a change out, and holds the account to it. */
export async function submitChange<C extends LimitCommand>(
  { gate, held }: Pick<ChangeNeeds, 'gate' | 'held'>,
  command: C,
): Promise<LimitCommandResults[C['type']]> {
  const result = await gate.submit(command);
  const { accountId } = command;
  held.keep(
    accountId,
    await gate.look((state) => {
      const { limitZone: zone, limits } = state.anyAccount(accountId);
      return { zone, all: limits?.all ?? noLimits };
    }),
  );
  return result;
}
