import { createActor } from 'xstate';
import { openActor } from '#actors/page-actors.tsx';
import { defaultSlipSettings } from '#domain/bet/slip-settings.ts';
import { DraftKeeper } from '#features/bet-slip/draft-keeper.ts';
import { openOtherTabs, watchOtherTabs } from '#features/bet-slip/other-tabs.ts';
import { readSession, readToken } from '#features/session/session-storage.ts';
import { sharedStorage } from '#kept/page-storage.ts';
import { visitorName, type LaylineDatabase } from '#kept/layline-database.ts';
import type { BetIntentsRef } from '#machines/bet-intents/bet-intents.machine.ts';
import type { AccountFeedRef } from '#machines/account-feed/account-feed.machine.ts';
import type { BetSlipRef } from '#machines/bet-slip/bet-slip.machine.ts';
import type { MyBetsRef } from '#machines/my-bets/my-bets.machine.ts';
import { pageMachine, type PageActorId, type PageRef } from '#machines/page/page.machine.ts';
import type { PaymentsRef } from '#machines/payments/payments.machine.ts';
import { userNameOf, type SessionRef } from '#machines/session/session.machine.ts';
import type { TabStorage } from '#tests/support/browser-storage.ts';
import type { ActingTab } from './acting-tab.ts';
import type { Browser } from './browser.ts';
import { marketId } from './exchange.ts';
import type { UnderWay } from './pending.ts';
import type { Site } from './site.ts';
import type { SimulatedTime, TabClock } from './simulated-time.ts';
import type { Wire } from './wire.ts';

export interface Surroundings {
  site: Site;
  seed: number;
  time: SimulatedTime;
  underWay: UnderWay;
  browser: Browser;
  wire: Wire;
  /** What is asked of the database waits its turn like all that is under way. */
  isDatabaseSlow: boolean;
  /** An actor ended in an error, or an exception got loose. */
  onFault: (error: unknown) => void;
}

const signedInOnly: readonly PageActorId[] = ['betIntents', 'myBets', 'payments', 'accountFeed'];

/** One tab while its page stands: the page's actors, opened as its providers open them. */
export class Tab implements ActingTab {
  readonly number: number;
  readonly #around: Surroundings;
  readonly clock: TabClock;
  readonly localStorage: TabStorage;
  readonly sessionStorage: Storage;
  readonly window = new EventTarget();
  readonly document = new EventTarget();
  readonly isHidden = false;
  readonly intervals = new Map<number, () => void>();
  readonly locks: LockManager;
  readonly location;
  #isOpen = true;
  /** The page asked to be loaded again. */
  isLeaving = false;
  sessionRef: SessionRef | null = null;
  page: PageRef | null = null;
  slip: BetSlipRef | null = null;
  #keeper: DraftKeeper | null = null;
  #stopKeeping = () => {};
  #userName: string | null = null;
  readonly #refused = new Set<(token: string | null) => void>();

  constructor(number: number, around: Surroundings, sessionStorage: Storage) {
    this.number = number;
    this.#around = around;
    this.sessionStorage = sessionStorage;
    this.clock = around.time.openClock();
    this.locks = around.browser.locksOf(number);
    this.localStorage = around.browser.openStorage(number, (key) => {
      this.window.dispatchEvent(Object.assign(new Event('storage'), { key }));
    });
    const leave = () => void (this.isLeaving = true);
    this.location = { pathname: '/', search: '', hash: '', reload: leave, replace: leave };
  }

  now = (): number => this.#around.time.now;
  session = (): SessionRef => this.sessionRef!;
  openChannel = (name: string): BroadcastChannel => this.#around.browser.openChannel(this.number, name);
  fetch = (init: RequestInit): Promise<Response> =>
    this.#around.wire.fetch(this.number, init, () => this.#isOpen);
  watchAccount: ActingTab['watchAccount'] = (listener) =>
    this.#around.wire.watchAccount({
      tab: this.number,
      token: readToken(sharedStorage),
      onRefused: this.tellRefused,
      listener,
    });
  tellRefused = (token: string | null): void => this.#refused.forEach((listener) => listener(token));
  listenRefused = (listener: (token: string | null) => void): (() => void) => {
    this.#refused.add(listener);
    return () => this.#refused.delete(listener);
  };
  reportFault = (error: unknown): void => this.#around.onFault(error);

  /** What is asked of the database is done in its order, sooner or later, or refused. */
  layline: LaylineDatabase = (work) =>
    new Promise((resolve, reject) => {
      const { browser, underWay, time, isDatabaseSlow } = this.#around;
      const act = () => work(browser.database.db).then(resolve, reject);
      if (!isDatabaseSlow) return void act();
      underWay.add({
        what: `What tab ${this.number} asked of the database`,
        by: time.now + 20_000,
        queue: `database ${this.number}`,
        tab: this.number,
        ways: [
          { does: 'is done', weight: 10, run: () => this.#as(act) },
          { does: 'is refused', weight: 0.3, run: () => this.#as(() => reject(new Error('No room'))) },
        ],
      });
    });

  #as: <Result>(run: () => Result) => Result = (run) => run();

  /** `as` runs code as this tab's. */
  open(as: <Result>(run: () => Result) => Result): void {
    this.#as = as;
    const { site, seed, time } = this.#around;
    const { clock } = this;
    const input = { session: readSession(sharedStorage), now: time.text, seed };
    this.sessionRef = createActor(site.session, { clock, input });
    const reportFault = (_: unknown, { error }: { error: unknown }) => this.reportFault(error);
    this.page = createActor(pageMachine.provide({ actions: { reportFault } }), {
      systemId: 'page',
      clock,
    }).start();
    this.slip = openActor(this.page, 'betSlip', site.slip, {
      bettor: 'visitor',
      settings: defaultSlipSettings,
    });
    this.slip.send({ type: 'market.changed', marketId, reason: null });
    this.#keeper = new DraftKeeper(this.slip, site.drafts);
    watchOtherTabs(this.slip, openOtherTabs(), () => undefined);
    this.sessionRef.subscribe({
      next: (snapshot) => this.#seat(userNameOf(snapshot)),
      error: this.reportFault,
    });
    this.sessionRef.start();
    this.#seat(userNameOf(this.sessionRef.getSnapshot()), true);
  }

  /** As the page's effects do when somebody else, or nobody, is at the page. */
  #seat(userName: string | null, isFirst = false): void {
    const { page, slip } = this;
    if (!page || !slip || (!isFirst && userName === this.#userName)) return;
    const isChange = userName !== this.#userName;
    this.#userName = userName;
    slip.send({ type: 'bettor.changed', bettor: userName === null ? 'visitor' : 'bettor' });
    this.#stopKeeping();
    this.#stopKeeping = this.#keeper!.startFor(userName ?? visitorName);
    if (!isChange) return;
    if (userName === null) {
      for (const id of signedInOnly) page.send({ type: 'actor.closed', id });
      return;
    }
    const { site, seed, time } = this.#around;
    openActor(page, 'betIntents', site.betIntents, { seed });
    openActor(page, 'accountFeed', site.accountFeed, { seed });
    openActor(page, 'myBets', site.myBets, { idPrefix: `change-${time.nextId()}` });
    openActor(page, 'payments', site.payments, { seed });
  }

  #actor = <Ref>(id: PageActorId): Ref | null =>
    (this.page?.getSnapshot().context.actors[id] as Ref | undefined) ?? null;
  get betIntents(): BetIntentsRef | null {
    return this.#actor('betIntents');
  }
  get payments(): PaymentsRef | null {
    return this.#actor('payments');
  }
  get myBets(): MyBetsRef | null {
    return this.#actor('myBets');
  }
  get accountFeed(): AccountFeedRef | null {
    return this.#actor('accountFeed');
  }

  /** The page is gone, with everything in it. */
  close(isCrash: boolean): void {
    const { browser, wire, underWay, time } = this.#around;
    this.#isOpen = false;
    underWay.dropOf(this.number);
    browser.closeStorage(this.number, isCrash);
    browser.forget(this.number);
    wire.forget(this.number);
    time.closeClock(this.clock);
    this.#refused.clear();
  }
}
