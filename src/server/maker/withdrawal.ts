import { itemAt } from '#domain/must.ts';
import type { ExchangeDesk } from './exchange-desk.ts';
import type { Match } from './match.ts';
import type { Quoter } from './quoter.ts';
import type { SideMarkets } from './side-markets.ts';

interface WithdrawalNeeds {
  match: Match;
  desk: ExchangeDesk;
  sides: SideMarkets;
  quoter: Quoter;
  /** Of the main market. */
  runnerIds: readonly string[];
  /** Epoch ms. */
  clock: () => number;
}

/** The code of the suspension. */
const reason = 'NON_RUNNER';

/**
 * Returns a function that takes out whoever is withdrawn by now, and resolves to whether it has. The markets then stand
 * suspended, without orders: who opens them again quotes the others anew.
 */
export function withdrawalOf({ match, desk, sides, quoter, runnerIds, clock }: WithdrawalNeeds) {
  return async (): Promise<boolean> => {
    const isDue = match.withdrawalAt !== null && match.withdrawalAt <= clock();
    const leaver = isDue ? match.withdraw() : null;
    if (!leaver) return false;
    const { marketId } = match.fixture;
    await desk.setMarket(marketId, 'SUSPENDED', { reason });
    await sides.suspend(reason);
    await desk.removeRunner(marketId, itemAt(runnerIds, leaver.entrant), leaver.reduction);
    await sides.withdraw(leaver);
    quoter.forget();
    return true;
  };
}
