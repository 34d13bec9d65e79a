import { fromCallback, type AnyActorRef } from 'xstate';
import type { AccountLine as WireLine, LiveTransport } from '#live/transport.ts';
import {
  accountFeedMachine,
  type AccountFeedEvent,
  type AccountLine,
} from '#machines/account-feed/account-feed.machine.ts';
import type { PageActorId } from '#machines/page/page.machine.ts';

/** Who of the page's actors waits for what becomes of orders. */
const followers: readonly PageActorId[] = ['betIntents', 'cashOuts'];

/** The wire's line in the machine's words. */
function toLine(line: WireLine): AccountLine {
  switch (line.__typename) {
    case 'AccountImage':
      return { kind: 'image', ...line };
    case 'AccountChange':
      return { kind: 'change', ...line, balance: line.changedBalance ?? null };
    case 'AccountHeartbeat':
      return { kind: 'heartbeat', ...line };
  }
}

/** What the bets and cash outs under way are told of an image or a change. */
function toldOf(line: AccountLine) {
  if (line.kind === 'heartbeat') return null;
  const { kind, orders } = line;
  const settledMarkets = kind === 'change' ? line.settlements.map(({ marketId }) => marketId) : [];
  return { type: 'orders.told', orders, settledMarkets, isImage: kind === 'image' } as const;
}

/** The account-feed machine on the page's transport. */
export const provideAccountFeed = (transport: LiveTransport) =>
  accountFeedMachine.provide({
    actors: {
      watchAccount: fromCallback<AccountFeedEvent>(({ sendBack }) =>
        transport.watchAccount({
          line: (line) => sendBack({ type: 'line.received', line: toLine(line) }),
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
      tellChange: ({ system }, { line }) => {
        const told = toldOf(line);
        for (const id of followers) if (told) (system.get(id) as AnyActorRef | undefined)?.send(told);
      },
    },
  });
