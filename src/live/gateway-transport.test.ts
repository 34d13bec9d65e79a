import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timing } from '#domain/site/timing.ts';
import { createGatewayTransport } from './gateway-transport.ts';

/** A socket that opens and answers when told to. */
class SlowSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static all: SlowSocket[] = [];
  readyState = SlowSocket.CONNECTING;
  closes = 0;
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: ((event: object) => void) | null = null;
  onerror: ((error: unknown) => void) | null = null;

  constructor() {
    SlowSocket.all.push(this);
  }

  open(): void {
    this.readyState = SlowSocket.OPEN;
    this.onopen();
  }

  send(): void {
    this.onmessage({ data: '{"type":"connection_ack"}' });
  }

  close(): void {
    this.closes++;
    this.readyState = SlowSocket.CLOSED;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  SlowSocket.all = [];
});
afterEach(() => vi.useRealTimers());

async function watching(onTime: (at: string) => void = () => {}) {
  const transport = createGatewayTransport({
    url: 'ws://nowhere',
    readToken: () => null,
    onTime,
    onUnauthorised: () => {},
    webSocket: SlowSocket,
  });
  transport.watchMarket('m1', { message: () => {}, ended: () => {} });
  await vi.advanceTimersByTimeAsync(1);
  return { transport, socket: SlowSocket.all[0]! };
}

test('a socket that is still being opened is not taken for a silent one, for as long as an answer may take', async () => {
  const { transport, socket } = await watching();
  await vi.advanceTimersByTimeAsync(timing.callAnswer - 2);
  transport.dropIfSilent();
  expect(socket.closes).toBe(0);
  await vi.advanceTimersByTimeAsync(2);
  transport.dropIfSilent();
  expect(socket.closes).toBe(1);
});

test('an open socket over which nothing has come for longer than a heartbeat is given up', async () => {
  const { transport, socket } = await watching();
  socket.open();
  await vi.advanceTimersByTimeAsync(timing.heartbeat - 1);
  transport.dropIfSilent();
  expect(socket.closes).toBe(0);
  await vi.advanceTimersByTimeAsync(2);
  transport.dropIfSilent();
  expect(socket.closes).toBe(1);
});

test('the exchange’s time is told by heartbeats and states, not by images: a quiet market’s is as old as its last change', async () => {
  const times: string[] = [];
  const { transport, socket } = await watching((at) => times.push(at));
  transport.watchEvent('e1', { message: () => {}, ended: () => {} });
  transport.watchAccount({ message: () => {}, ended: () => {} });
  socket.open();
  await vi.advanceTimersByTimeAsync(1);
  const bring = (id: string, field: string, __typename: string, at?: string) =>
    socket.onmessage({
      data: JSON.stringify({ id, type: 'next', payload: { data: { [field]: { __typename, at } } } }),
    });
  bring('MarketChanges m1 0 0', 'marketChanges', 'MarketImage', '11:40');
  bring('MarketChanges m1 0 0', 'marketChanges', 'MarketHeartbeat', '12:00');
  bring('EventChanges e1 undefined 0', 'eventChanges', 'EventState', '12:01');
  bring('EventChanges e1 undefined 0', 'eventChanges', 'UnknownEvent');
  bring('AccountChanges undefined undefined 0', 'accountChanges', 'AccountImage', '11:50');
  bring('AccountChanges undefined undefined 0', 'accountChanges', 'AccountHeartbeat', '12:02');
  expect(times).toEqual(['12:00', '12:01', '12:02']);
});

test('a socket that is opened ahead is the first subscription’s, and closes if there is none', async () => {
  const openAhead = () =>
    createGatewayTransport({
      url: 'ws://nowhere',
      readToken: () => null,
      onUnauthorised: () => {},
      isAhead: true,
      webSocket: SlowSocket,
    });
  const used = openAhead();
  await vi.advanceTimersByTimeAsync(1);
  SlowSocket.all[0]!.open();
  await vi.advanceTimersByTimeAsync(1);
  used.watchMarket('m1', { message: () => {}, ended: () => {} });
  openAhead();
  await vi.advanceTimersByTimeAsync(1);
  SlowSocket.all[1]!.open();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(SlowSocket.all.map(({ closes }) => closes)).toEqual([0, 1]);
});
