import type { ExchangeState } from '#server/exchange/engine/state/exchange-state.ts';
import { toAccount, toBook, toBreak } from '#server/exchange/engine/changes/views.ts';
import { isSomebodys } from '#server/exchange/engine/ledger/partner-accounts.ts';
import { AccountView } from './account-view.ts';
import { Feed, type FeedSources } from './feed.ts';
import { MarketView } from './market-view.ts';

/** Opens the feed at the start, from what storage held before the first command. */
export function openFeed(state: ExchangeState, epoch: string, sources: FeedSources): Feed {
  const at = sources.now();
  const markets = [...state.markets.values()].map(
    (market) => new MarketView(epoch, { at, ...toBook(market) }),
  );
  const accounts = [...state.accounts.values(), ...state.practice.accounts.values()]
    .filter(({ accountId }) => isSomebodys(accountId))
    .map((account) => {
      const contents = { at, ...toAccount(account), onBreak: toBreak(account, at) };
      return [account.accountId, new AccountView(epoch, contents)] as const;
    });
  return new Feed({ epoch, markets, accounts }, sources);
}
