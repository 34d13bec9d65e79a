import type { Order, Position } from '#contract/order.ts';
import type { AccountChange, AccountImage, AccountLine } from '#contract/stream.ts';
import type { Step } from './feed.ts';

/** What a line of an account's stream makes of the account in memory. A change that does not follow is a gap. */
export function stepAccount(account: AccountImage | null, line: AccountLine): Step<AccountImage> {
  if (line.type === 'IMAGE') return { kind: 'told', state: line };
  if (!account || line.epoch !== account.epoch) return { kind: 'gap' };
  if (line.type === 'HEARTBEAT') {
    return line.to === account.to ? { kind: 'told', state: { ...account, at: line.at } } : { kind: 'gap' };
  }
  return line.from === account.to ? { kind: 'told', state: changed(account, line) } : { kind: 'gap' };
}

function changed(account: AccountImage, line: AccountChange): AccountImage {
  const settled = new Set(line.settlements.map(({ marketId }) => marketId));
  const stays = ({ marketId }: Order | Position) => !settled.has(marketId);
  return {
    ...account,
    to: line.to,
    at: line.at,
    balance: line.balance ?? account.balance,
    orders: replaced(account.orders, line.orders, (order) => order.orderId)
      .filter(stays)
      .filter((order) => order.status === 'EXECUTABLE' || order.matched > 0),
    positions: replaced(account.positions, line.positions, (position) => position.marketId).filter(stays),
  };
}

/** Each new one in the place of the old one with its id, or at the end. */
const replaced = <Thing>(old: Thing[], fresh: Thing[], idOf: (thing: Thing) => string): Thing[] => [
  ...new Map([...old, ...fresh].map((thing) => [idOf(thing), thing])).values(),
];
