import { fromCallback } from 'xstate';
import type { AccountLine as WireLine, LiveTransport } from '#live/transport.ts';
import {
  accountFeedMachine,
  type AccountFeedEvent,
  type AccountLine,
} from '#machines/account-feed/account-feed.machine.ts';

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

/** The account-feed machine on the page's transport. `onLine` hears of every image and change that was taken. */
export const provideAccountFeed = (transport: LiveTransport, onLine: (line: AccountLine) => void) =>
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
    actions: { tellChange: (_, { line }) => onLine(line) },
  });
