import { createClient } from 'graphql-ws';
import { timing } from '#domain/site/timing.ts';
import type {
  AccountChangesSubscription,
  EventChangesSubscription,
  MarketChangesSubscription,
  PlayChangesSubscription,
  ScoreChangesSubscription,
} from '#graphql/__generated__/graphql.ts';
import { liveTexts } from '#graphql/__generated__/live-texts.ts';
import type { Listener, LiveTransport, Stop } from './transport.ts';

/** Close code for a socket whose token is missing, expired or revoked. */
const unauthorised = 4401;

const ignore = () => undefined;

export interface GatewayTransportOptions {
  /** `ws:` or `wss:` address of the gateway's live endpoint. */
  url: string;
  /** Read for each connection; null for a visitor. */
  readToken: () => string | null;
  /** Called with the exchange's time, RFC 3339, as messages tell it that are sent when they are made. */
  onTime?: (at: string) => void;
  /** SES-3: the gateway closed the socket because of this token. */
  onUnauthorised: (token: string | null) => void;
  /** Opens the socket before it is needed. It is closed again if nobody subscribes soon. */
  isAhead?: boolean;
  /** Needed where there is no native WebSocket. */
  webSocket?: unknown;
}

export interface GatewayTransport extends LiveTransport {
  /** Drops the socket, so that the next subscription connects with the then current token. */
  reset(): void;
  close(): void;
}

/** GraphQL subscriptions over one WebSocket, which all subscriptions of the page share. */
export function createGatewayTransport({
  url,
  readToken,
  onTime,
  onUnauthorised,
  isAhead = false,
  webSocket,
}: GatewayTransportOptions): GatewayTransport {
  let lastMessageAt = 0;
  /** Set while a socket is being opened. */
  let connectingSince: number | null = null;
  // The token this socket was opened with. Another tab may have signed in again by the time it is closed.
  let sentToken: string | null = null;
  let isLost = false;
  const watchers = new Set<() => void>();
  const setLost = (lost: boolean) => {
    if (lost === isLost) return;
    isLost = lost;
    for (const watcher of watchers) watcher();
  };
  // Every browser names its subscriptions alike, so that the gateway writes the same bytes to all. A name is never
  // reused on a socket: messages still under way to the old subscription would be taken for the new one's.
  const subscribed = new Map<string, number>();
  const nextId = (query: string, { marketId, eventId, conflation }: Record<string, unknown>): string => {
    const operation = /subscription (\w+)/.exec(query)?.[1];
    const name = [operation, ...[marketId ?? eventId, conflation].map(String)].join(' ');
    const count = subscribed.get(name) ?? 0;
    subscribed.set(name, count + 1);
    return `${name} ${count}`;
  };
  const client = createClient({
    url,
    ...(webSocket !== undefined && { webSocketImpl: webSocket }),
    connectionParams: () => {
      const token = readToken();
      sentToken = token;
      return token ? { token } : {};
    },
    generateID: ({ query, variables }) => nextId(query, variables ?? {}),
    retryAttempts: 0,
    // A page change drops one subscription and opens another. The socket outlives the gap.
    lazyCloseTimeout: 3_000,
    on: {
      connecting: () => {
        connectingSince = performance.now();
      },
      connected: () => {
        connectingSince = null;
        setLost(false);
      },
      error: () => {
        connectingSince = null;
        setLost(true);
      },
      message: () => {
        lastMessageAt = performance.now();
      },
      closed: (event) => {
        const { code, wasClean } = event as CloseEvent;
        subscribed.clear();
        connectingSince = null;
        if (code === unauthorised) onUnauthorised(sentToken);
        else if (!wasClean) setLost(true);
      },
    },
  });

  // A subscription that is over before there is a socket: nothing of it is sent.
  if (isAhead) client.subscribe({ query: '' }, { next: ignore, error: ignore, complete: ignore })();

  function subscribe<Data, Message extends { __typename: string; at?: string }>(
    name: keyof typeof liveTexts,
    variables: Record<string, unknown>,
    pick: (data: Data) => Message,
    listener: Listener<Message>,
  ): Stop {
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      listener.ended();
    };
    const dispose = client.subscribe<Data>(
      { query: liveTexts[name], variables },
      {
        next: ({ data }) => {
          if (isOver || !data) return;
          const message = pick(data);
          // An image has the time of its last change.
          if (message.at && /t$|State$/.test(message.__typename)) onTime?.(message.at);
          listener.message(message);
        },
        error: end,
        complete: end,
      },
    );
    return () => {
      isOver = true;
      dispose();
    };
  }

  return {
    watchMarket: (marketId, listener, { after = null, conflation = 0 } = {}) =>
      subscribe<MarketChangesSubscription, MarketChangesSubscription['marketChanges']>(
        'MarketChanges',
        { marketId, after, conflation },
        (data) => data.marketChanges,
        listener,
      ),
    watchEvent: (eventId, listener) =>
      subscribe<EventChangesSubscription, EventChangesSubscription['eventChanges']>(
        'EventChanges',
        { eventId },
        (data) => data.eventChanges,
        listener,
      ),
    watchScore: (eventId, listener) =>
      subscribe<ScoreChangesSubscription, ScoreChangesSubscription['scoreChanges']>(
        'ScoreChanges',
        { eventId },
        (data) => data.scoreChanges,
        listener,
      ),
    watchPlays: (eventId, listener) =>
      subscribe<PlayChangesSubscription, PlayChangesSubscription['scoreChanges']>(
        'PlayChanges',
        { eventId },
        (data) => data.scoreChanges,
        listener,
      ),
    watchAccount: (listener) =>
      subscribe<AccountChangesSubscription, AccountChangesSubscription['accountChanges']>(
        'AccountChanges',
        {},
        (data) => data.accountChanges,
        listener,
      ),
    connection: {
      isLost: () => isLost,
      subscribe: (watcher) => {
        watchers.add(watcher);
        return () => watchers.delete(watcher);
      },
    },
    dropIfSilent: () => {
      const now = performance.now();
      // With many watchers, one that has waited long enough must not end the socket that another has just opened.
      const isSilent =
        connectingSince === null
          ? now - lastMessageAt > timing.heartbeat
          : now - connectingSince > timing.callAnswer;
      if (isSilent) client.terminate();
    },
    reset: () => client.terminate(),
    close: () => void client.dispose(),
  };
}
