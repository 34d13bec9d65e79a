import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import { must } from '#domain/must.ts';
import type { HostRule } from '#server/runtime/own-hosts.ts';
import type { AccountImage, AccountMessage } from '#contract/stream.ts';
import { id as idSchema } from '#contract/values.ts';
import { isObject, type OperationGate, type OperationRefusal } from '../http/operation-gate.ts';
import type { Metrics } from '../metrics.ts';
import type { Subscription } from './audience.ts';
import type { Replica } from './replica.ts';
import type { AllReplicas } from './replicas.ts';
import type { LiveOperation, LiveOperations } from './live-operation.ts';
import { MessageCount, type LiveLimits } from './live-limits.ts';
import { closeCodes, readMessage, type ClientMessage } from './protocol.ts';

export interface LiveNeeds {
  replicas: AllReplicas;
  gate: OperationGate;
  operations: LiveOperations;
  metrics: Metrics;
  /** The names under which sockets may be opened. */
  isOwnHost: HostRule;
  limits: LiveLimits;
  /** The address of whoever asks for a socket. */
  addressOf: (request: IncomingMessage) => string;
  /** Where browsers reach the site, if that differs from the host they ask. */
  siteUrl: string | undefined;
}

/** How long a client has to send `connection_init`. */
const initPatienceMs = 5_000;
/** How many bytes may wait unsent on one socket; anything more is skipped. */
const bufferLimit = 256 * 1024;

/** One browser's socket: its subscriptions, and the token it claimed, if any. */
export class LiveSocket {
  readonly #ws: WebSocket;
  readonly #wire: Duplex;
  readonly #needs: LiveNeeds;
  readonly #stops = new Map<string, () => void>();
  readonly #heard: MessageCount;
  #patience: NodeJS.Timeout | undefined;
  /** How many answers wait unsent. */
  #unread = 0;
  #isInitialised = false;
  /** The account of the token it claimed; null for a visitor. */
  #account: Replica<AccountMessage, AccountImage> | null = null;
  #release: () => void = () => {};

  /** `wire` is the stream the socket writes to. */
  constructor(ws: WebSocket, wire: Duplex, needs: LiveNeeds) {
    this.#ws = ws;
    this.#wire = wire;
    this.#needs = needs;
    this.#heard = new MessageCount(needs.limits.messages);
  }

  listen(): void {
    const ws = this.#ws;
    this.#patience = setTimeout(() => this.#close('initTimeout'), initPatienceMs);
    ws.on('message', (data, isBinary) =>
      this.#hear(isBinary ? null : readMessage((data as Buffer).toString())),
    );
    ws.on('close', () => this.#end());
    // A broken socket also closes; there is nothing else to do.
    ws.on('error', () => ws.terminate());
  }

  #hear(message: ClientMessage | null): void {
    if (!this.#heard.mayAdd(performance.now())) return this.#close('tooManyMessages');
    switch (message?.type) {
      case 'connection_init':
        return this.#init(message.payload);
      case 'ping':
        return this.#answer('{"type":"pong"}');
      case 'pong':
        return;
      case 'subscribe':
        return this.#subscribe(message.id, message.payload);
      case 'complete':
        return this.#stop(message.id);
      default:
        return this.#close('badMessage');
    }
  }

  /** Watches a claimed token through its account's stream, so that the socket closes when the token ends. */
  #init(payload: Record<string, unknown>): void {
    if (this.#isInitialised) return this.#close('tooManyInits');
    this.#isInitialised = true;
    clearTimeout(this.#patience);
    if ('token' in payload) {
      const { token } = payload;
      if (typeof token !== 'string' || token === '') return this.#close('unauthorised');
      this.#account = this.#needs.replicas.accounts.of(token);
      this.#release = this.#account.hold(() => this.#close('unauthorised'));
    }
    this.#answer('{"type":"connection_ack"}');
  }

  #subscribe(id: string, payload: Record<string, unknown>): void {
    if (!this.#isInitialised) return this.#close('unauthorised');
    if (this.#stops.has(id)) return this.#close('subscriberExists');
    const operation = this.#read(payload);
    if ('refusals' in operation) {
      this.#answer(JSON.stringify({ id, type: 'error', payload: operation.refusals.map(toError) }));
      return;
    }
    this.#needs.metrics.subscriptions.inc();
    // Register before starting: the subscription may complete at once.
    this.#stops.set(id, () => {});
    const stop = this.#start(operation, this.#subscription(id));
    if (this.#stops.has(id)) this.#stops.set(id, stop);
    else stop();
  }

  #read(payload: Record<string, unknown>): LiveOperation | { refusals: OperationRefusal[] } {
    const refused = (code: string, message: string) => ({ refusals: [{ code, message }] });
    const { subscriptions } = this.#needs.limits;
    if (this.#stops.size >= subscriptions) {
      return refused('TOO_MANY', `One socket carries at most ${subscriptions} subscriptions.`);
    }
    const admitted = this.#needs.gate.admit(payload);
    if ('refusal' in admitted) return { refusals: [admitted.refusal] };
    const variables = isObject(payload.variables) ? payload.variables : {};
    const operation = this.#needs.operations.prepare(admitted.text, variables);
    if ('errors' in operation) {
      return { refusals: operation.errors.map(({ message }) => ({ code: 'BAD_USER_INPUT', message })) };
    }
    const isId = !('id' in operation) || idSchema.safeParse(operation.id).success;
    if (!isId)
      return refused('BAD_USER_INPUT', 'This is not an id: it has 1 to 64 characters, and no comma.');
    if (operation.field === 'accountChanges' && !this.#account) {
      return refused('UNAUTHENTICATED', 'Sign in: this socket was opened without a token.');
    }
    return operation;
  }

  #start(operation: LiveOperation, subscription: Subscription): () => void {
    const { markets, events, scores } = this.#needs.replicas;
    switch (operation.field) {
      case 'marketChanges':
        return markets.subscribe(operation.id, operation.rendering, subscription, operation.wish);
      case 'eventChanges':
        return events.subscribe(operation.id, operation.rendering, subscription);
      case 'scoreChanges':
        return scores.subscribe(operation.id, operation.rendering, subscription);
      case 'accountChanges':
        return must(this.#account).subscribe(operation.rendering, subscription);
    }
  }

  /** Cuts off a client that keeps asking while answers wait unread: nothing else bounds what it makes us keep. */
  #answer(text: string): void {
    if (this.#unread > 0 && this.#wire.writableLength + text.length > bufferLimit) {
      this.#ws.terminate();
      this.#end();
      return;
    }
    this.#unread++;
    this.#ws.send(text, () => this.#unread--);
  }

  /** Writes the shared bytes straight to the wire, bypassing the library's work per socket. */
  #subscription(id: string): Subscription {
    const ws = this.#ws;
    const wire = this.#wire;
    return {
      hasRoom: () => wire.writableLength <= bufferLimit / 2,
      send: (frame) => {
        if (ws.readyState !== WebSocket.OPEN) return true;
        const bytes = frame.bytes(id);
        const waiting = wire.writableLength;
        if (waiting > 0 && waiting + bytes.length > bufferLimit) return false;
        wire.write(bytes);
        return true;
      },
      complete: () => {
        this.#stop(id);
        this.#answer(JSON.stringify({ id, type: 'complete' }));
      },
    };
  }

  #stop(id: string): void {
    const stop = this.#stops.get(id);
    if (!stop) return;
    this.#stops.delete(id);
    this.#needs.metrics.subscriptions.dec();
    stop();
  }

  #close(why: keyof typeof closeCodes): void {
    const [code, reason] = closeCodes[why];
    this.#ws.close(code, reason);
    this.#end();
  }

  #end(): void {
    clearTimeout(this.#patience);
    for (const id of this.#stops.keys()) this.#stop(id);
    this.#release();
    this.#release = () => {};
  }
}

const toError = ({ code, message }: OperationRefusal) => ({ message, extensions: { code } });
