import { writeSession } from '#features/session/session-storage.ts';
import { timing } from '#domain/site/timing.ts';
import { actAs } from './acting-tab.ts';
import { bettorChoices, type Presses } from './bettor.ts';
import { outsideChoices, type Happenings } from './outside.ts';
import { Browser } from './browser.ts';
import { Exchange } from './exchange.ts';
import type { Broken, Choice, Explored } from './explorer.ts';
import { Gateway, sessionFields } from './gateway.ts';
import { UnderWay } from './pending.ts';
import { Promises } from './promises.ts';
import { SimulatedTime } from './simulated-time.ts';
import type { Site } from './site.ts';
import { Tab, type Surroundings } from './tab.ts';
import { Wire } from './wire.ts';

export interface WorldOptions {
  site: Site;
  tabs: 1 | 2;
  /** Whether the world begins with somebody signed in. */
  isSignedIn: (seed: number) => boolean;
  /** How likely each sort of press is beside the others; what is left out is not pressed. */
  presses: Presses;
  /** The same for what happens outside. */
  happenings: Happenings;
}

const realImmediate = setImmediate;
/** Lets everything run that follows by itself: no timer and no input is involved. */
const settled = () => new Promise<void>((resolve) => realImmediate(resolve));

/** At rest nothing but a token's renewal is due within so long. */
const restsFor = 3 * 60_000;
const mostSteps = 2_000;

/** The tabs of one browser before the exchange, in whatever order things happen between them. */
export class World implements Explored {
  readonly time = new SimulatedTime();
  readonly underWay = new UnderWay();
  readonly exchange = new Exchange(this.time);
  readonly tabs: Tab[] = [];
  readonly told: string[] = [];
  /** By stake: how often "Place" was pressed. */
  readonly presses = new Map<number, number>();
  broken: Broken | null = null;
  readonly #options: WorldOptions;
  readonly #around: Surroundings;
  readonly #promises: Promises;
  readonly #sessionStorages: Storage[];
  #amounts = 0;
  /** When a sign-out was last pressed. */
  signedOutAt = -Infinity;
  /** When a tab last crashed with what it had just written, and nobody else had seen. */
  lostAt = -Infinity;

  private constructor(seed: number, options: WorldOptions) {
    this.#options = options;
    const { time, underWay, exchange } = this;
    const act = (tab: number) => actAs(this.tabs[tab - 1]!);
    const browser = new Browser(time, underWay, act);
    const wire = new Wire(time, underWay, act, exchange, new Gateway(exchange));
    const onFault = (error: unknown) => this.break('nothing fails inside a page', String(error));
    const isDatabaseSlow = seed % 4 === 0;
    this.#around = { site: options.site, seed, time, underWay, browser, wire, isDatabaseSlow, onFault };
    this.#promises = new Promises(this);
    this.#sessionStorages = Array.from({ length: options.tabs }, memoryStorage);
  }

  static async open(seed: number, options: WorldOptions): Promise<World> {
    const world = new World(seed, options);
    if (options.isSignedIn(seed)) await world.#signIn();
    for (let number = 1; number <= options.tabs; number++) await world.#openTab(number);
    return world;
  }

  /** Somebody has signed in here before. */
  async #signIn(): Promise<void> {
    const session = { ...sessionFields(await this.exchange.signIn()), receivedAt: this.time.text };
    const { kept } = this.#around.browser;
    writeSession(
      { setItem: (key: string, value: string) => kept.set(key, value) } as unknown as Storage,
      session,
    );
  }

  break(rule: string, seen: string): void {
    this.broken ??= { rule, seen };
  }

  tell(what: string): void {
    this.told.push(`${this.time.text.slice(11, 19)} ${what}`);
  }

  async #openTab(number: number): Promise<void> {
    const tab = new Tab(number, this.#around, this.#sessionStorages[number - 1]!);
    this.tabs[number - 1] = tab;
    this.#as(tab, () => tab.open((run) => this.#as(tab, run)));
    await this.#settle();
  }

  #as<Result>(tab: Tab, run: () => Result): Result {
    actAs(tab);
    return run();
  }

  async #settle(): Promise<void> {
    await settled();
    this.#around.browser.noteWrites();
    actAs(null);
  }

  choices(): Choice[] {
    const { underWay, tabs } = this;
    const next = this.time.next();
    const all = [...underWay.choices(), ...this.#around.wire.cuts()];
    const tick = next && underWay.letsPass(next.due) && { says: 'Time goes on to the next timer', weight: 6 };
    if (next && tick) all.push({ ...tick, run: () => this.#runTimer() });
    for (const tab of tabs) all.push(...bettorChoices(tab, this, this.#options.presses));
    all.push(...outsideChoices(this, this.#options.happenings));
    return all;
  }

  #runTimer(): void {
    const next = this.time.next();
    if (!next) return;
    const tab = this.tabs.find(({ clock }) => clock === next.clock);
    if (tab) this.#as(tab, () => next.clock.runNext());
  }

  async take({ says, run }: Choice): Promise<void> {
    this.tell(says);
    // No two things happen in the same moment: sessions are told apart by it.
    this.time.now += 1;
    try {
      await run();
    } catch (error) {
      this.break(
        'nothing fails inside a page',
        error instanceof Error ? (error.stack ?? error.message) : String(error),
      );
    }
    await this.#settle();
    this.#promises.check();
    for (const tab of this.tabs) if (tab.isLeaving) await this.#reload(tab, false);
  }

  async #reload(tab: Tab, isCrash: boolean): Promise<void> {
    tab.close(isCrash);
    await this.#settle();
    await this.#openTab(tab.number);
    this.#promises.check();
  }

  /** The tab's process ends, and its user opens the page again. */
  crash(tab: Tab): Promise<void> {
    if (tab.localStorage.leaving.length > 0) this.lostAt = this.time.now;
    return this.#reload(tab, true);
  }

  /** The device sleeps with its pages in front: timers stand still, and each page finds out. */
  sleep(ms: number): void {
    this.time.sleep(ms);
    for (const tab of this.tabs) {
      const run = () => this.#as(tab, () => tab.intervals.forEach((look) => look()));
      const ways = [{ does: 'finds that the device slept', weight: 8, run }] as const;
      this.underWay.add({
        what: `Tab ${tab.number}`,
        by: this.time.now + timing.sleepLook,
        tab: tab.number,
        ways,
      });
    }
  }

  noteSignOut(): void {
    this.signedOutAt = this.time.now;
  }

  /** "Place" was pressed on a selection with this stake. */
  notePress(stakeText: string): void {
    const stake = Number(stakeText) * 100;
    this.presses.set(stake, (this.presses.get(stake) ?? 0) + 1);
  }

  /** An id that nothing else in this world has. */
  nextId = (of: string): string => `${of}-${String(this.time.nextId()).padStart(5, '0')}`;

  /** An amount of money, whole rupees, that nothing else has: it tells of which press an order or a payment is. */
  nextAmount = (): string => String(100 + ++this.#amounts);

  /** Runs code as a tab's. */
  press = (tab: Tab, run: () => void): void => this.#as(tab, run);

  async comeToRest(): Promise<void> {
    const asOf = this.time.now;
    for (let steps = 0; !this.broken; steps++) {
      const next = this.time.next();
      const usual = this.underWay.usual();
      if (!usual && (!next || next.due > asOf + restsFor)) break;
      if (steps > mostSteps) return this.break('everything comes to rest', 'It went on and on.');
      await this.take(usual ?? { says: 'Time goes on', weight: 1, run: () => this.#runTimer() });
    }
    if (!this.broken) this.#promises.checkAtRest();
  }

  close(): void {
    for (const tab of this.tabs) tab.close(true);
    actAs(null);
  }
}

function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  } as Storage;
}
