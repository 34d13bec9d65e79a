import type { AccountMessage as WireMessage, Listener } from '#live/transport.ts';
import type { AccountMessage } from '#contract/stream.ts';
import { sessionIdOf, type Exchange } from './exchange.ts';
import type { Answered, Asked, Gateway } from './gateway.ts';
import type { UnderWay, Way } from './pending.ts';
import type { SimulatedTime } from './simulated-time.ts';

/** A call that a page gave up, and its answer, may be under way for this long. */
const latest = 40_000;

interface Call {
  tab: number;
  /** Whether the page that asked still stands. */
  isOpen: () => boolean;
  what: string;
  asked: Asked;
  resolve: (answer: Response) => void;
  reject: (error: Error) => void;
}

interface Stream {
  tab: number;
  token: string | null;
  onRefused: (token: string | null) => void;
  queue: string;
  listener: Listener<WireMessage>;
}

const cut = () => new TypeError('Failed to fetch');

/** A message of the exchange as the gateway's subscription tells it. */
function onTheWire(message: AccountMessage): WireMessage {
  switch (message.type) {
    case 'IMAGE':
      return { __typename: 'AccountImage', ...message } as unknown as WireMessage;
    case 'CHANGE':
      return {
        __typename: 'AccountChange',
        ...message,
        changedBalance: message.balance,
      } as unknown as WireMessage;
    case 'HEARTBEAT':
      return { __typename: 'AccountHeartbeat', ...message };
  }
}

/** Everything between a tab and the exchange: late, twice, never, out of order, and cut. */
export class Wire {
  readonly #time: SimulatedTime;
  readonly #underWay: UnderWay;
  readonly #actAs: (tab: number) => void;
  readonly #exchange: Exchange;
  readonly #gateway: Gateway;
  readonly #streams = new Set<Stream>();
  readonly #counts = new Map<string, number>();

  constructor(
    time: SimulatedTime,
    underWay: UnderWay,
    actAs: (tab: number) => void,
    exchange: Exchange,
    gateway: Gateway,
  ) {
    this.#time = time;
    this.#underWay = underWay;
    this.#actAs = actAs;
    this.#exchange = exchange;
    this.#gateway = gateway;
    exchange.onChange((message) => {
      for (const stream of this.#streams) this.#send(stream, message);
    });
    exchange.onEnd((sessionId) => {
      for (const stream of this.#streams)
        if (stream.token && sessionIdOf(stream.token) === sessionId) this.#refuse(stream);
    });
  }

  #count(what: string): string {
    const count = (this.#counts.get(what) ?? 0) + 1;
    this.#counts.set(what, count);
    return count === 1 ? what : `${what} (${count})`;
  }

  /** What a tab's `fetch` does. A call that its page gives up may arrive all the same. */
  fetch(tab: number, { headers, body, signal }: RequestInit, isOpen: () => boolean): Promise<Response> {
    return new Promise((resolve, reject) => {
      const { operationName, variables } = JSON.parse(body as string) as Pick<
        Asked,
        'operationName' | 'variables'
      >;
      const { authorization } = headers as { authorization?: string };
      const token = authorization?.slice('Bearer '.length) ?? null;
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      const what = this.#count(`${operationName} of tab ${tab}`);
      this.#ask({ tab, isOpen, what, asked: { operationName, variables, token }, resolve, reject });
    });
  }

  #ask(call: Call): void {
    const isCommand = !/Lookup$|^SignIn$/.test(call.asked.operationName);
    const arrive = () => this.#arrive(call);
    const ways: [Way, ...Way[]] = [
      { does: 'arrives at the exchange', weight: 8, run: arrive },
      { does: 'is cut on its way, and the tab is told so', weight: 1, run: () => this.#fail(call) },
      { does: 'is lost on its way', weight: 1, run: () => undefined },
    ];
    if (isCommand) {
      const twice = async () => {
        this.#copy(call);
        await arrive();
      };
      ways.push({
        does: 'arrives at the exchange, and a copy of it is still on its way',
        weight: 1,
        run: twice,
      });
    }
    this.#underWay.add({ what: call.what, by: this.#time.now + latest, ways });
  }

  #fail({ tab, isOpen, reject }: Call): void {
    if (!isOpen()) return;
    this.#actAs(tab);
    reject(cut());
  }

  #copy({ what, asked }: Call): void {
    const ways: [Way, ...Way[]] = [
      {
        does: 'arrives at the exchange',
        weight: 4,
        run: async () => void (await this.#gateway.answer(asked)),
      },
      { does: 'is lost', weight: 1, run: () => undefined },
    ];
    this.#underWay.add({ what: `The copy of ${what}`, by: this.#time.now + latest, ways });
  }

  async #arrive(call: Call): Promise<void> {
    const answered = await this.#gateway.answer(call.asked);
    if (!call.isOpen()) return;
    const ways: [Way, ...Way[]] = [
      { does: 'reaches the tab', weight: 8, run: () => this.#answer(call, answered) },
      { does: 'is cut on its way, and the tab is told so', weight: 1, run: () => this.#fail(call) },
      { does: 'is lost on its way', weight: 1, run: () => undefined },
    ];
    const what = `The answer to ${call.what}`;
    this.#underWay.add({ what, by: this.#time.now + latest, tab: call.tab, ways });
  }

  #answer({ tab, resolve }: Call, { status, body }: Answered): void {
    this.#actAs(tab);
    const headers = { get: () => null };
    const json = async () => body;
    resolve({ status, ok: status === 200, headers, json } as unknown as Response);
  }

  /** What a tab's account feed follows: a subscription of its own, of which nothing is lost unless it is cut. */
  watchAccount(follower: Omit<Stream, 'queue'>): () => void {
    const { tab, token } = follower;
    const stream = { ...follower, queue: this.#count(`stream of tab ${tab}`) };
    const follow = async () => {
      if (token === null || !(await this.#gateway.knows(token))) return this.#refuse(stream);
      this.#streams.add(stream);
      this.#send(stream, this.#exchange.image());
    };
    this.#underWay.add({
      what: `The account’s subscription of tab ${tab}`,
      by: this.#time.now + 10_000,
      queue: stream.queue,
      tab,
      ways: [{ does: 'begins', weight: 8, run: follow }],
    });
    return () => this.#stop(stream);
  }

  #stop(stream: Stream): void {
    this.#streams.delete(stream);
    this.#underWay.dropQueue(stream.queue);
  }

  #end(stream: Stream): void {
    this.#stop(stream);
    this.#actAs(stream.tab);
    stream.listener.ended();
  }

  /** Its session is over: the socket is closed with 4401. */
  #refuse(stream: Stream): void {
    this.#stop(stream);
    const run = () => {
      this.#actAs(stream.tab);
      stream.onRefused(stream.token);
      stream.listener.ended();
    };
    this.#underWay.add({
      what: `The account’s subscription of tab ${stream.tab}`,
      by: this.#time.now + 10_000,
      queue: stream.queue,
      tab: stream.tab,
      ways: [{ does: 'is refused', weight: 8, run }],
    });
  }

  #send(stream: Stream, message: AccountMessage): void {
    const tell = () => {
      this.#actAs(stream.tab);
      stream.listener.message(onTheWire(message));
    };
    const twice = () => {
      tell();
      tell();
    };
    this.#underWay.add({
      what: `The account’s ${message.type.toLowerCase()} ${'to' in message ? message.to : ''}`.trim(),
      by: this.#time.now + 10_000,
      queue: stream.queue,
      tab: stream.tab,
      ways: [
        { does: `reaches tab ${stream.tab}`, weight: 8, run: tell },
        { does: `reaches tab ${stream.tab} twice`, weight: 0.5, run: twice },
      ],
    });
  }

  /** The connections that may be cut now. */
  cuts(): { says: string; weight: number; run: () => void }[] {
    return [...this.#streams].map((stream) => ({
      says: `The connection of tab ${stream.tab} is cut`,
      weight: 0.7,
      run: () => this.#end(stream),
    }));
  }

  forget(tab: number): void {
    for (const stream of this.#streams) if (stream.tab === tab) this.#streams.delete(stream);
  }
}
