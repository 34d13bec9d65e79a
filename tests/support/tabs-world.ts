import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { randomOf } from '#domain/wire/back-off.ts';
import { SessionOver, type Session } from '#domain/bettor/session.ts';
import { renewSession } from '#features/session/renew-session.ts';
import { isHalfWritten, readSession, readToken, writeSession } from '#features/session/session-storage.ts';
import { send } from '#graphql/send.ts';
import type { SessionEvent } from '#machines/session/session-events.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { tokenRenewalMachine } from '#machines/token-renewal/token-renewal.machine.ts';
import { Sessions, type IssuedToken } from '#server/exchange/accounts/sessions.ts';
import { modelLocks, passOn, TabStorage } from './browser-storage.ts';

const tokenLife = 120_000;
/** The other tab knows of a write after at most twice this; a call that a page gave up arrives within this. */
const latest = 40_000;
/** At times no answer reaches a tab for this long, as when both are reloaded again and again on a busy machine. */
const deaf = 45_000;
/** How the exchange recognises the browser: by a value that no script reads. */
const device = 'the browser';

/** A call on its way to the exchange, or its answer on the way back. */
interface Call {
  at: number;
  move(): Promise<void> | void;
}

/** Two tabs of one browser, signed in as one user, facing the exchange's own rules for tokens. */
export class TabsWorld {
  readonly tabs: ReturnType<TabsWorld['openTab']>[] = [];
  renewals = 0;
  now = Date.parse('2026-05-01T10:00:00Z');
  readonly #seed: number;
  #drawn = 0;
  readonly #told: string[] = [];
  #calls: Call[] = [];
  #deafUntil = 0;
  readonly #sessions: Sessions;
  readonly #locks: LockManager | undefined;

  private constructor(seed: number, hasLocks: boolean) {
    const store = {
      save: async () => undefined,
      end: async () => undefined,
      extend: async () => undefined,
      whyEnded: async () => null,
    };
    this.#seed = seed;
    this.#locks = hasLocks ? modelLocks() : undefined;
    this.#sessions = new Sessions([], store, new Uint8Array(32).fill(7), tokenLife, () => this.now);
  }

  static async open(seed: number, hasLocks: boolean): Promise<TabsWorld> {
    const world = new TabsWorld(seed, hasLocks);
    const session = world.#sessionOf(await world.#sessions.open('a1', 's1', device));
    world.tabs.push(world.openTab('one', session), world.openTab('two', session));
    return world;
  }

  /** What happened last, for a test that fails. */
  story = (): string => this.#told.slice(-60).join('\n');

  close(): void {
    for (const { actor } of this.tabs) actor.stop();
  }

  /** Lets both tabs run for that many milliseconds. With `isCalm`, every answer reaches its tab soon. */
  async live(ms: number, isCalm = false): Promise<void> {
    for (const end = this.now + ms; this.now < end;) {
      const step = this.#pick([10, 400, 1_000]);
      this.now += step;
      for (const { clock } of this.tabs) clock.increment(step);
      await settled();
      // Not twice in a row: what stays unanswered for a minute is over.
      const mayBeDeaf = !isCalm && this.now > this.#deafUntil + tokenLife;
      if (mayBeDeaf && this.#draw() < 0.005) this.#deafUntil = this.now + deaf;
      await this.#arrive();
      for (const tab of this.tabs) {
        if (this.#draw() < 0.02) void tab.call().catch(() => undefined);
        if (this.#draw() < 0.01) tab.show();
      }
      await settled();
    }
  }

  /** Some of what is under way arrives, in any order. What has been under way for long always does. */
  async #arrive(): Promise<void> {
    const storages = this.tabs.map(({ storage }) => storage);
    for (const storage of storages) {
      const isLate = (write: { at: number } | undefined) => write && this.now - write.at > latest / 2;
      while (isLate(storage.leaving[0]) || (storage.leaving.length > 0 && this.#draw() < 0.3)) {
        passOn(storage, storages);
      }
      while (isLate(storage.coming[0]) || (storage.coming.length > 0 && this.#draw() < 0.3)) {
        storage.takeComing();
      }
    }
    for (const call of this.#calls) {
      if (this.now - call.at < latest && this.#draw() < 0.6) continue;
      this.#calls = this.#calls.filter((each) => each !== call);
      await call.move();
    }
  }

  private openTab(name: string, session: Session) {
    const storage = new TabStorage(() => this.now);
    const local = storage as unknown as Storage;
    writeSession(local, session);
    storage.leaving.length = 0;
    const clock = new SimulatedClock();
    let refused: (token: string | null) => void = () => undefined;
    let tell: (event: SessionEvent) => void = () => undefined;
    const stored = () => ({ session: readSession(local), now: this.#nowText() });
    const tellStored = () => {
      if (!isHalfWritten(local)) tell({ type: 'storage.changed', ...stored() });
    };
    storage.heard = tellStored;
    const options = {
      uri: `https://exchange.test/${name}`,
      readToken: () => readToken(local),
      readUserName: () => 'asha',
      onUnauthorised: (token: string | null) => refused(token),
    };
    const tab = {
      reloads: 0,
      storage,
      clock,
      show: () => {
        tellStored();
        tell({ type: 'page.shown', now: this.#nowText() });
      },
      call: () => send(options, { body: 'other' }),
      actor: createActor(
        sessionMachine.provide({
          actors: {
            watchPage: fromCallback<SessionEvent>(({ sendBack }) => {
              tell = sendBack;
              refused = (token) => sendBack({ type: 'token.refused', token, ...stored() });
            }),
            tokenRenewal: tokenRenewalMachine.provide({
              actors: {
                renewSession: fromPromise<Session, { session: Session }>(({ input, signal }) =>
                  renewSession({ storage: local, locks: this.#locks }, input.session, ask, signal),
                ),
              },
            }),
          },
          actions: {
            clearStorage: () => this.#tell(`${name} is signed out`),
            reloadPage: () => {
              this.#tell(`${name} reloads`);
              tab.reloads += 1;
            },
          },
        }),
        { clock, input: { session, now: this.#nowText(), seed: this.#seed } },
      ),
    };
    const ask = async ({ token }: Session, signal: AbortSignal): Promise<Session> => {
      this.#tell(`${name} renews ${nameOf(token)}`);
      const response = await send(options, { body: 'renewal', signal }, token);
      if (!response.ok) throw new SessionOver();
      const renewed = this.#sessionOf((await response.json()) as IssuedToken);
      this.#tell(`${name} is given ${nameOf(renewed.token)}`);
      return renewed;
    };
    tab.actor.start();
    return tab;
  }

  /** Replaces `fetch`: the call and its answer arrive when the world lets them, or are lost. */
  readonly fetch = (_: unknown, init: RequestInit = {}): Promise<Response> =>
    new Promise((resolve, reject) => {
      const cut = () => reject(new Error('cut'));
      init.signal?.addEventListener('abort', cut);
      const isLost = () => this.#draw() < 0.05;
      const arriveAtExchange = async () => {
        if (isLost()) return cut();
        const answer = await this.#answer(init);
        const arriveAtTab = () => (isLost() || this.now < this.#deafUntil ? cut() : resolve(answer));
        this.#calls.push({ at: this.now, move: arriveAtTab });
      };
      this.#calls.push({ at: this.now, move: arriveAtExchange });
    });

  async #answer({ headers, body }: RequestInit): Promise<Response> {
    const token = new Headers(headers).get('authorization')?.slice('Bearer '.length) ?? '';
    const refused = new Response('{}', { status: 401 });
    if (body !== 'renewal') return (await this.#sessions.callerOf(token)) ? new Response('{}') : refused;
    const caller = await this.#sessions.renewerOf(token, device);
    const issued = caller && (await this.#sessions.renew(caller, device));
    this.renewals += 1;
    // The gateway may reopen the account's stream with it before the tab has it.
    if (issued && this.#draw() < 0.5) await this.#sessions.callerOf(issued.token);
    return issued ? new Response(JSON.stringify(issued)) : refused;
  }

  #sessionOf({ token, expiresAt, hardExpiresAt }: IssuedToken): Session {
    return {
      token,
      userName: 'asha',
      isLogin: 1,
      expiresAt: new Date(expiresAt).toISOString(),
      hardExpiresAt: new Date(hardExpiresAt).toISOString(),
      receivedAt: this.#nowText(),
    };
  }

  #nowText = () => new Date(this.now).toISOString();
  #draw = () => randomOf(this.#seed, this.#drawn++);
  #pick = (of: readonly number[]) => of[Math.floor(this.#draw() * of.length)]!;
  #tell = (what: string) => void this.#told.push(`${this.#nowText().slice(11, 23)} ${what}`);
}

/** Which renewal a token is from. */
const nameOf = (token: string) => `token ${JSON.parse(atob(token.split('.')[1]!)).n}`;

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
