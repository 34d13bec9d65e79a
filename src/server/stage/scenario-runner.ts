import { setTimeout as sleep } from 'node:timers/promises';
import type { ScenarioEntry, StageRun, StageScene } from '#domain/site/stage.ts';
import type { StageAccess } from '#server/runtime/stage-access.ts';
import { allScenarios, scenarioOf } from './all-scenarios.ts';
import { clearStage, takeOff } from './clear-stage.ts';
import type { Faults } from './faults.ts';
import { killExchange } from './kill-exchange.ts';
import { openOperator, type Operator } from './operator.ts';
import { putOn, sceneOf, type Scene } from './scene.ts';
import type { Stage } from './stage.ts';
import { StageMaker } from './stage-maker.ts';

/** What was asked for cannot be had now. The message is for a person. */
class CannotPlay extends Error {
  override readonly name = 'CannotPlay';
}

export interface HouseOptions {
  /** The exchange's address. */
  baseUrl: string;
  faults: Faults;
  /** Called when an event was put on, so that lists show it. */
  eventsChanged: () => void;
  /** Epoch ms. */
  now: () => number;
  /** How long an event stays on the stage after its last scenario, ms. Default: five minutes. */
  leaveMs?: number;
}

const runsKept = 50;
/** How long an event stays on the stage on which nothing is played, ms. */
const showMs = 30 * 60_000;
const leaveMs = 5 * 60_000;

/** Puts events on and plays scenarios on them. It can do nothing before `letIn` has given it the operator's key. */
export class ScenarioRunner {
  readonly #options: HouseOptions;
  #access: { operator: Operator; maker: StageMaker; dataDir: string; startId: string } | null = null;
  #counter = 0;
  readonly #scenes = new Map<string, Scene>();
  /** When each of them is taken off. */
  readonly #ends = new Map<string, NodeJS.Timeout>();
  readonly #runs: (StageRun & { steps: { at: string; text: string }[] })[] = [];
  readonly #closing = new AbortController();

  constructor(options: HouseOptions) {
    this.#options = options;
  }

  letIn({ operatorKey, dataDir }: StageAccess): void {
    const { baseUrl, now } = this.#options;
    const startId = now().toString(36);
    const operator = openOperator(baseUrl, operatorKey);
    this.#access = { operator, maker: new StageMaker(baseUrl, operatorKey, startId), dataDir, startId };
    clearStage(operator, (eventId) => this.#scenes.has(eventId)).catch((error: unknown) =>
      console.error(`The stage was not cleared: ${String(error)}`),
    );
  }

  scenarios(): ScenarioEntry[] {
    return allScenarios.map(({ name, happens, sees, onAnyEvent }) => ({ name, happens, sees, onAnyEvent }));
  }

  /** The newest first. */
  runs(): readonly StageRun[] {
    return this.#runs;
  }

  /** Puts on the event that a scenario needs. Rejects with `UnknownScenario` or `CannotPlay`. */
  async putOn(name: string): Promise<StageScene> {
    const { scene: kind } = scenarioOf(name);
    const { operator, maker, startId } = this.#mustBeIn();
    const eventId = `stage.${startId}.${++this.#counter}`;
    const scene = await putOn(
      { scenario: name, kind, eventId },
      { operator, maker, now: this.#options.now() },
    );
    this.#scenes.set(eventId, scene);
    this.#options.eventsChanged();
    this.#keep(eventId, showMs);
    const { eventName, address } = scene;
    return { scenario: name, eventId, eventName, address };
  }

  /** Begins to play a scenario on an event. Rejects with `UnknownScenario` or `CannotPlay`. */
  async play(name: string, eventId: string): Promise<StageRun> {
    const scenario = scenarioOf(name);
    const { operator, maker, dataDir } = this.#mustBeIn();
    const own = this.#scenes.get(eventId);
    if (!own && !scenario.onAnyEvent)
      throw new CannotPlay(`${name} is played only on an event of its own: leave the event out.`);
    const scene = own ?? (await sceneOf(name, eventId, operator).catch(toCannotPlay));
    const run = {
      runId: `run-${++this.#counter}`,
      scenario: name,
      eventId,
      address: scene.address,
      state: 'RUNNING' as StageRun['state'],
      steps: [] as { at: string; text: string }[],
    };
    this.#runs.unshift(run);
    this.#runs.splice(runsKept);
    const { now, faults } = this.#options;
    const tell = (text: string) => void run.steps.push({ at: new Date(now()).toISOString(), text });
    const stage: Stage = {
      scene,
      market: scene.markets[0],
      operator,
      maker,
      faults,
      now,
      tell,
      wait: (seconds) => sleep(seconds * 1_000, undefined, { signal: this.#closing.signal }),
      killExchange: () => killExchange(dataDir),
    };
    this.#keep(eventId, showMs);
    scenario
      .run(stage)
      .then(
        () => (run.state = 'DONE'),
        (error: unknown) => {
          tell(error instanceof Error ? error.message : String(error));
          run.state = 'FAILED';
        },
      )
      .finally(() => this.#keep(eventId, this.#options.leaveMs ?? leaveMs));
    return run;
  }

  /** Stops what is being played. */
  close(): void {
    this.#closing.abort();
  }

  /** Takes an event that was put on off the stage in `ms`, and no earlier. */
  #keep(eventId: string, ms: number): void {
    if (!this.#scenes.has(eventId)) return;
    clearTimeout(this.#ends.get(eventId));
    const { operator } = this.#mustBeIn();
    this.#ends.set(eventId, setTimeout(() => void this.#takeOff(operator, eventId), ms).unref());
  }

  async #takeOff(operator: Operator, eventId: string): Promise<void> {
    this.#scenes.delete(eventId);
    this.#ends.delete(eventId);
    // While the exchange is away it stays; the next start clears the stage.
    await takeOff(operator, eventId).catch(() => undefined);
    this.#options.eventsChanged();
  }

  #mustBeIn() {
    if (!this.#access) throw new CannotPlay('The exchange is still starting. Try again in a moment.');
    return this.#access;
  }
}

const toCannotPlay = (error: unknown): never => {
  throw new CannotPlay(error instanceof Error ? error.message : String(error));
};
