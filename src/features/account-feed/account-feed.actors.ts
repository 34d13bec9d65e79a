import { fromCallback, type AnyActorRef } from 'xstate';
import type { AccountMessage as WireMessage, LiveTransport } from '#live/transport.ts';
import {
  accountFeedMachine,
  type AccountFeedEvent,
  type AccountMessage,
} from '#machines/account-feed/account-feed.machine.ts';
import type { PageActorId } from '#machines/page/page.machine.ts';
import type { SessionRef } from '#machines/session/session.machine.ts';

/** The page's actors that wait for what becomes of orders and payments. */
const followers: readonly PageActorId[] = ['betIntents', 'cashOuts', 'payments'];

/** Converts a message of the wire into the machine's form. */
function toMessage(message: WireMessage): AccountMessage {
  switch (message.__typename) {
    case 'AccountImage':
      return { kind: 'image', ...message };
    case 'AccountChange':
      return { kind: 'change', ...message, balance: message.changedBalance ?? null };
    case 'AccountHeartbeat':
      return { kind: 'heartbeat', ...message };
  }
}

/** What the bets and cash outs under way learn from an image or a change; null for a heartbeat. */
function toldOf(message: AccountMessage) {
  if (message.kind === 'heartbeat') return null;
  const { kind, orders } = message;
  const settledMarkets = kind === 'change' ? message.settlements.map(({ marketId }) => marketId) : [];
  // An image tells only of those under way, so any other may have moved before it.
  const havePaymentsMoved = kind === 'image' || Boolean(message.payments?.length);
  return {
    type: 'orders.told',
    orders,
    settledMarkets,
    isImage: kind === 'image',
    havePaymentsMoved,
  } as const;
}

/** The account-feed machine on the page's transport. */
export const provideAccountFeed = (transport: LiveTransport, session: Pick<SessionRef, 'send'>) =>
  accountFeedMachine.provide({
    actors: {
      watchAccount: fromCallback<AccountFeedEvent>(({ sendBack }) =>
        transport.watchAccount({
          message: (message) => sendBack({ type: 'message.received', message: toMessage(message) }),
          ended: () => sendBack({ type: 'stream.ended' }),
        }),
      ),
      watchPage: fromCallback<AccountFeedEvent>(({ sendBack }) => {
        const onBack = () => {
          if (!document.hidden) sendBack({ type: 'page.shown' });
        };
        document.addEventListener('visibilitychange', onBack);
        window.addEventListener('online', onBack);
        return () => {
          document.removeEventListener('visibilitychange', onBack);
          window.removeEventListener('online', onBack);
        };
      }),
    },
    actions: {
      tellChange: ({ system }, { message }) => {
        const told = toldOf(message);
        for (const id of followers) if (told) (system.get(id) as AnyActorRef | undefined)?.send(told);
        const why = message.kind !== 'heartbeat' && message.onBreak?.why;
        if (why) session.send({ type: 'break.told', why });
      },
    },
  });
