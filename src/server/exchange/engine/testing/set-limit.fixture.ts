import type { LimitFrame, LimitKind } from '#domain/limits/limit.ts';
import type { LimitCommandResults } from '../commands/limit-commands.ts';
import type { Engine } from './engine.fixture.ts';
import { frameSums } from './stored-limits.fixture.ts';

let clientIds = 0;

/** Sets a limit as a route does: with what the ledger says of the account by now. */
export function setLimit(
  engine: Engine,
  limit: { kind: LimitKind; frame: LimitFrame; amount: number | null },
  accountId = 'ann',
): LimitCommandResults['SET_LIMIT'] {
  const zone = engine.state.anyAccount(accountId).limitZone;
  const sums = frameSums(engine.store.rows, { accountId, zone }, engine.at);
  return engine.run({ type: 'SET_LIMIT', accountId, clientId: `limit-${++clientIds}`, sums, ...limit });
}
