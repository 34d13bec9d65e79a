import type { Order, Position } from '#contract/order.ts';
import { whileItLasts } from '#domain/limits/break.ts';
import { isOpen } from '#domain/payment/payment.ts';
import type { AccountChange, AccountImage, AccountMessage } from '#contract/stream.ts';
import type { Step } from './replica.ts';

/** Applies a message of an account's stream to the account in memory. A change that does not follow is a gap. */
export function stepAccount(account: AccountImage | null, message: AccountMessage): Step<AccountImage> {
  if (message.type === 'IMAGE') return { kind: 'told', state: message };
  if (!account || message.epoch !== account.epoch) return { kind: 'gap' };
  if (message.type === 'HEARTBEAT') {
    return message.to === account.to
      ? { kind: 'told', state: { ...account, at: message.at, ...breakOf(account, message.at) } }
      : { kind: 'gap' };
  }
  return message.from === account.to ? { kind: 'told', state: changed(account, message) } : { kind: 'gap' };
}

function changed(account: AccountImage, message: AccountChange): AccountImage {
  const settled = new Set(message.settlements.map(({ marketId }) => marketId));
  const stays = ({ marketId }: Order | Position) => !settled.has(marketId);
  return {
    ...account,
    to: message.to,
    at: message.at,
    balance: message.balance ?? account.balance,
    ...breakOf({ onBreak: message.onBreak ?? account.onBreak }, message.at),
    orders: replaced(account.orders, message.orders, (order) => order.orderId)
      .filter(stays)
      .filter((order) => order.status === 'EXECUTABLE' || order.matched > 0),
    positions: replaced(account.positions, message.positions, (position) => position.marketId).filter(stays),
    ...(account.payments && {
      payments: replaced(account.payments, message.payments ?? [], (payment) => payment.paymentId).filter(
        ({ state }) => isOpen(state),
      ),
    }),
  };
}

/** A page that comes later is not told of a break that is over. */
const breakOf = ({ onBreak }: Pick<AccountImage, 'onBreak'>, at: string) =>
  onBreak && { onBreak: whileItLasts(onBreak, at) };

/** Puts each fresh item in the place of the old one with its id, or at the end. */
const replaced = <Thing>(old: Thing[], fresh: Thing[], idOf: (thing: Thing) => string): Thing[] => [
  ...new Map([...old, ...fresh].map((thing) => [idOf(thing), thing])).values(),
];
