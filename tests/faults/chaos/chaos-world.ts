import type { MarketMessage as UpstreamMessage } from '#server/gateway/upstream/upstream.ts';
import { operations } from '#server/gateway/__generated__/operations.ts';
import { createReplicas, type AllReplicas } from '#server/gateway/live/replicas.ts';
import { LiveOperations } from '#server/gateway/live/live-operation.ts';
import { createMetrics } from '#server/gateway/metrics.ts';
import { schema } from '#server/gateway/schema.ts';
import { Connection } from '#server/gateway/testing/connection.ts';
import { scriptedUpstream } from '#server/gateway/testing/scripted-upstream.ts';
import type { LiveTransport, MarketMessage } from '#live/transport.ts';
import { liveProjectOf } from '#domain/wire/live-project.ts';
import { createProjectTransport } from '#live/firestore/project-transport.ts';
import { definition } from '#server/gateway/testing/messages.ts';
import { FaultyConnection, type Faults } from './faulty-connection.ts';
import { ChaosProject, chaosProject } from './chaos-project.ts';
import type { MarketOfChance } from './market-of-chance.ts';

const document = Object.values(operations).find((text) => text.startsWith('subscription MarketChanges'))!;

/**
 * Exchange, gateway, a data project and the paths to a browser, in one process and on one clock. The paths lose,
 * duplicate, reorder and delay messages, and are cut. The exchange's view, the gateway's replica and its rendering are
 * the product's.
 */
export class ChaosWorld {
  readonly #market: MarketOfChance;
  readonly #faults: Faults;
  readonly #operations = new LiveOperations(schema);
  readonly #cuts = new Set<() => void>();
  #replicas: AllReplicas;
  readonly #project: ChaosProject;

  constructor(market: MarketOfChance, faults: Faults) {
    this.#market = market;
    this.#faults = faults;
    this.#replicas = this.#open();
    this.#project = new ChaosProject(market, faults);
  }

  /** Cuts one random connection. */
  cutOne(): void {
    const all = [...this.#cuts];
    const hit = all[Math.floor(this.#faults.random() * all.length)];
    if (!hit) return;
    this.#faults.counts.cut++;
    hit();
  }

  /** The gateway ends, and a new one starts that knows nothing. */
  restartGateway(): void {
    const old = this.#replicas;
    this.#replicas = this.#open();
    const cuts = [...this.#cuts];
    for (const cut of cuts) cut();
    for (const kind of Object.values(old)) kind.close();
  }

  /** What a browser's page has, without a socket of its own. */
  transport(): LiveTransport {
    return {
      watchMarket: (marketId, listener, { after = null, conflation = 0 } = {}) => {
        const faulty = new FaultyConnection<string>(this.#faults, (payload) => {
          const { data } = JSON.parse(payload) as { data: { marketChanges: MarketMessage } };
          listener.message(data.marketChanges);
        });
        const operation = this.#operations.prepare(document, { marketId, after, conflation });
        if ('errors' in operation || operation.field !== 'marketChanges') throw new Error('not a market');
        const leave = this.#replicas.markets.of(marketId).subscribe(
          operation.rendering,
          {
            hasRoom: () => true,
            send: ({ payload }) => (faulty.say(payload), true),
            complete: () => cut(),
          },
          operation.wish,
        );
        const stop = () => {
          this.#cuts.delete(cut);
          faulty.cut();
          leave();
        };
        const cut = () => {
          if (!this.#cuts.has(cut)) return;
          stop();
          listener.ended();
        };
        this.#cuts.add(cut);
        return stop;
      },
      watchEvent: () => () => {},
      watchScore: () => () => {},
      watchPlays: () => () => {},
      watchAccount: () => () => {},
      connection: { isLost: () => false, subscribe: () => () => {} },
      dropIfSilent: () => {},
    };
  }

  /** What a page has when the market's data project is configured. */
  projectTransport(): LiveTransport {
    const projects = { [liveProjectOf(definition.sportId)]: chaosProject };
    return createProjectTransport({
      gateway: this.transport(),
      loadProjects: () => Promise.resolve({ projects, emulatorHost: null }),
      loadSdk: () => Promise.resolve(this.#project.sdk()),
    });
  }

  close(): void {
    this.#project.close();
    for (const kind of Object.values(this.#replicas)) kind.close();
  }

  #open(): AllReplicas {
    const upstream = scriptedUpstream({
      watchMarket: (_, signal, after = null) => {
        const connection = new Connection<UpstreamMessage>(signal);
        const faulty = new FaultyConnection<UpstreamMessage>(this.#faults, (one) => connection.say(one));
        const stop = this.#market.listen((one) => faulty.say(one as UpstreamMessage));
        const cut = () => {
          this.#cuts.delete(cut);
          stop();
          faulty.cut();
          connection.cut();
        };
        signal.addEventListener('abort', cut);
        this.#cuts.add(cut);
        faulty.say(this.#market.view.since(after, new Date().toISOString()));
        return connection;
      },
    });
    return createReplicas(upstream, createMetrics());
  }
}
