import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { operations } from '../__generated__/operations.ts';

export type LiveMessage = { type: string; id?: string; payload?: unknown };

export const subscriptionText = (name: string): string => {
  const text = Object.values(operations).find((one) => one.startsWith(`subscription ${name}`));
  if (!text) throw new Error(`${name} is not a subscription of the site`);
  return text;
};

/** A socket at the gateway's `/live` that sends what it is told to and keeps what it receives. */
export class LiveClient {
  readonly ws: WebSocket;
  readonly #heard: LiveMessage[] = [];
  #told: () => void = () => {};
  readonly closed: Promise<number>;

  constructor(url: string, protocol = 'graphql-transport-ws') {
    this.ws = new WebSocket(`${url.replace('http', 'ws')}/live`, protocol);
    this.ws.on('message', (data) => {
      this.#heard.push(JSON.parse((data as Buffer).toString()) as LiveMessage);
      this.#told();
    });
    this.closed = new Promise((resolve) => this.ws.on('close', resolve));
    onTestFinished(() => this.ws.terminate());
  }

  async opened(): Promise<this> {
    await new Promise((resolve, reject) => this.ws.once('open', resolve).once('error', reject));
    return this;
  }

  say(message: unknown): void {
    this.ws.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  subscribe(id: string, name: string, variables: Record<string, unknown> = {}): void {
    this.say({ id, type: 'subscribe', payload: { query: subscriptionText(name), variables } });
  }

  /** Resolves to the next message, in order of arrival. */
  async next(): Promise<LiveMessage> {
    for (;;) {
      const message = this.#heard.shift();
      if (message) return message;
      await new Promise<void>((resolve) => (this.#told = resolve));
    }
  }

  /** Resolves to the data of the next message, which must be a `next`. */
  async data(): Promise<Record<string, Record<string, unknown>>> {
    const { type, payload } = await this.next();
    if (type !== 'next') throw new Error(`heard ${type}: ${JSON.stringify(payload)}`);
    return (payload as { data: Record<string, Record<string, unknown>> }).data;
  }

  /** Resolves to the next thing that a page hears of its bettor's account besides where it stands. */
  async accountChange(): Promise<Record<string, unknown>> {
    for (;;) {
      const { accountChanges = {} } = await this.data();
      if (accountChanges.__typename !== 'AccountHeartbeat') return accountChanges;
    }
  }

  /** Sends a ping and resolves to all unread messages up to its pong. */
  async restUntilPong(): Promise<LiveMessage[]> {
    this.say({ type: 'ping' });
    const rest: LiveMessage[] = [];
    for (;;) {
      const message = await this.next();
      if (message.type === 'pong') return rest;
      rest.push(message);
    }
  }
}

/** Opens a socket and completes its `connection_init`. */
export async function connectLive(url: string, payload?: Record<string, unknown>): Promise<LiveClient> {
  const client = await new LiveClient(url).opened();
  client.say({ type: 'connection_init', ...(payload && { payload }) });
  const { type } = await client.next();
  if (type !== 'connection_ack') throw new Error(`heard ${type}`);
  return client;
}
