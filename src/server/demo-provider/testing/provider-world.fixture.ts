import type { FastifyInstance } from 'fastify';
import type { ProviderNotice } from '#contract/payment-provider.ts';
import { FakeClock, turns } from '#contract/testing/fake-clock.fixture.ts';
import { createDemoProviderApp } from '../app.ts';
import type { Ask } from '../plan.ts';
import { DemoProvider } from '../provider.ts';
import type { ListEntry, StoredList } from '../stored-list.ts';

const providerKey = 'the-provider-key-of-tests';

/** A demo provider on a clock of the test, with a list that outlives it, over HTTP that needs no port. */
export class ProviderWorld {
  readonly clock: FakeClock;
  readonly told: ProviderNotice[] = [];
  /** Whether the exchange hears. */
  isHeard = true;
  readonly #entries: ListEntry[] = [];
  #provider: DemoProvider;
  app: FastifyInstance;

  constructor(clock = new FakeClock(), tell?: (notice: ProviderNotice) => Promise<void>) {
    this.clock = clock;
    this.#tell = tell ?? this.#tell;
    this.#provider = this.#open();
    this.app = this.#appOf(this.#provider);
  }

  #tell = async (notice: ProviderNotice): Promise<void> => {
    if (!this.isHeard) throw new Error('The exchange is away.');
    this.told.push(notice);
  };

  /** Ends it without a word and starts it again on its list. */
  restart(): void {
    this.#provider.stop();
    this.#provider = this.#open();
    this.app = this.#appOf(this.#provider);
  }

  async call(method: 'GET' | 'POST', url: string, payload?: object, key = providerKey) {
    const headers = { authorization: `Bearer ${key}` };
    const answer = await this.app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, json: answer.json<{ data?: unknown; error?: { code: string } }>() };
  }

  ask(paymentId: string, ask: Partial<Ask> = {}) {
    return this.call('POST', `/payments/${paymentId}`, anAsk(ask));
  }

  #open(): DemoProvider {
    const list: StoredList = {
      entries: [...this.#entries],
      append: (entry) => void this.#entries.push(entry),
      close: () => undefined,
    };
    const { now, after } = this.clock;
    const provider = new DemoProvider({
      list,
      now,
      after,
      random: () => 0,
      speed: 1,
      tell: (notice) => this.#tell(notice),
    });
    provider.start();
    return provider;
  }

  #appOf(provider: DemoProvider): FastifyInstance {
    const isCaller = (authorization: string | undefined) => authorization === `Bearer ${providerKey}`;
    return createDemoProviderApp({ provider, isCaller, logLevel: 'silent' });
  }

  advance(ms: number): Promise<void> {
    return this.clock.advance(ms, turns);
  }
}

const anAsk = (changes: Partial<Ask> = {}): Ask => ({
  kind: 'DEPOSIT',
  amount: 500_00,
  reference: 'LAY-1',
  utr: '123456789012',
  limitSeconds: 1_800,
  payTo: null,
  ...changes,
});
