import {
  createActor,
  type Actor,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import type { Act, ActorAt, Move, RequestAt, TimerAt, Took } from './moment.ts';
import { answers, type RequestKind, type RequestSnapshot } from './request-logic.ts';
import { StepClock } from './step-clock.ts';
import type { Start, Step } from './step.ts';
import { timerName } from './trigger.ts';
import { watchActors, type ActorWatch, type TakenAction } from './watch-actors.ts';

export interface StepperOptions extends Start {
  /** Names of custom actions that are executed. The others are only noted, as effects they may have are. */
  readonly runs?: readonly string[];
}

interface Known {
  readonly path: string;
  readonly logic: AnyActorLogic;
}
interface KnownRequest {
  readonly id: string;
  readonly ref: AnyActorRef;
  readonly kind: RequestKind;
  readonly heard: unknown[];
}
type Scheduled = Readonly<
  Record<string, { source: AnyActorRef; target: AnyActorRef; event: AnyEventObject }>
>;

/**
 * One actor of a machine under which nothing happens by itself: events, time and the answers of its effects come step by
 * step, and the same steps lead to the same moment. Effects are requests; custom actions are noted.
 */
export class Stepper {
  readonly machine: AnyStateMachine;
  readonly #runs: ReadonlySet<string>;
  readonly #clock: StepClock;
  readonly #actor: Actor<AnyStateMachine>;
  readonly #known = new WeakMap<object, Known>();
  readonly #requests = new Map<string, KnownRequest>();
  readonly #requestOf = new WeakMap<object, KnownRequest>();
  /** By path: how many there were. */
  readonly #counts = new Map<string, number>();
  readonly #scheduled = new Map<number, { path: string; event: string }>();
  readonly #seen = new WeakSet();
  #moves: Move[] = [];
  #did: Act[] = [];
  #asked: string[] = [];
  #failure: unknown = undefined;
  /** What the start itself did. */
  readonly begun: Took;

  constructor(machine: AnyStateMachine, { input, snapshot, runs = [] }: StepperOptions = {}) {
    this.machine = machine;
    this.#runs = new Set(runs);
    this.#clock = new StepClock((due) => this.#noteTimer(due.id));
    this.#actor = createActor(machine, {
      input: input as never,
      // Restored twice from one object, two actors would share its children.
      snapshot: snapshot === undefined ? undefined : (structuredClone(snapshot) as never),
      clock: this.#clock,
      logger: (...args: unknown[]) => this.#did.push({ path: '', name: 'log', params: args }),
      inspect: watchActors(this.#watch()),
    });
    this.#actor.subscribe({ error: (error) => (this.#failure = error) });
    this.#actor.start();
    this.begun = this.#took(null, true);
  }

  /** The machine's own snapshot. */
  snapshot(): AnyMachineSnapshot {
    return this.#actor.getSnapshot() as AnyMachineSnapshot;
  }

  /** What a persisted snapshot would be, as JSON data. Throws where XState cannot persist an actor that was spawned inline. */
  persisted(): unknown {
    return JSON.parse(JSON.stringify(this.#actor.getPersistedSnapshot()));
  }

  /** What ended the machine, if an error did. */
  failure(): unknown {
    return this.#failure;
  }

  /** ms since the start. */
  now(): number {
    return this.#clock.now();
  }

  /** The machine and the actors under it, requests left out. */
  root(): ActorAt {
    return this.#actorAt(this.#actor);
  }

  /** The state value of the machine at a path. Throws if none is there. */
  state(path = ''): unknown {
    return this.#actorBy(path).snapshot.value;
  }

  /** Every effect that was started, in order. */
  requests(): readonly RequestAt[] {
    return [...this.#requests.values()].map((request) => this.#requestAt(request));
  }

  /** What is due, the next first. */
  timers(): readonly TimerAt[] {
    return this.#clock.pending().map(({ id, at }) => {
      const { path, event } = this.#scheduled.get(id) ?? { path: '', event: '' };
      return { path, event, name: timerName(event), left: at - this.#clock.now() };
    });
  }

  send(event: AnyEventObject, to = ''): Took {
    return this.play({ kind: 'send', to, event });
  }

  /** A promise resolves, an observable completes. A path alone means the newest request there. */
  answer(request: string, value?: unknown): Took {
    return this.play({ kind: 'answer', request, value });
  }

  reject(request: string, error: unknown = { message: 'No answer' }): Took {
    return this.play({ kind: 'reject', request, error });
  }

  tell(request: string, event: AnyEventObject): Took {
    return this.play({ kind: 'tell', request, event });
  }

  show(request: string, value: unknown): Took {
    return this.play({ kind: 'show', request, value });
  }

  /** To the next timer, or by so many ms. */
  advance(by: number | null = null): Took {
    return this.play({ kind: 'advance', by });
  }

  /** Takes a step. Throws if it names an actor or a request that never was. */
  play(step: Step): Took {
    return this.#took(step, this.#do(step));
  }

  /** Ends it. */
  stop(): void {
    this.#actor.stop();
  }

  #do(step: Step): boolean {
    switch (step.kind) {
      case 'send':
        this.#actorBy(step.to).ref.send(step.event);
        return this.#moves.length > 0 || this.#did.length > 0;
      case 'advance':
        if (step.by === null) return this.#clock.toNext();
        this.#clock.advance(step.by);
        return true;
      default:
        return this.#reply(step);
    }
  }

  #reply(step: Exclude<Step, { kind: 'send' | 'advance' }>): boolean {
    const { ref } = this.#requestBy(step.request);
    if ((ref.getSnapshot() as RequestSnapshot).status !== 'active') return false;
    if (step.kind === 'tell') ref._parent?.send(step.event);
    else if (step.kind === 'answer') ref.send(answers.resolved(step.value));
    else if (step.kind === 'reject') ref.send(answers.rejected(step.error));
    else ref.send(answers.shown(step.value));
    return true;
  }

  #took(step: Step | null, isHeard: boolean): Took {
    const took = {
      step,
      at: this.#clock.now(),
      moves: this.#moves,
      did: this.#did,
      asked: this.#asked,
      isHeard,
    };
    this.#moves = [];
    this.#did = [];
    this.#asked = [];
    return took;
  }

  #watch(): ActorWatch {
    return {
      made: (actor, logic, kind) => this.#adopt(actor, logic, kind),
      acts: (actor, action) => this.#note(actor, action),
      moved: (actor, event, transitions) => {
        if (transitions.length > 0)
          this.#moves.push({ path: this.#pathOf(actor), event: event.type, transitions });
      },
      told: (actor, event) => {
        if (!/^(xstate|stepper)\./.test(event.type)) this.#requestOf.get(actor)?.heard.push(event);
      },
    };
  }

  #adopt(ref: AnyActorRef, logic: AnyActorLogic, kind: RequestKind | null): void {
    const parent = ref._parent;
    const above = parent ? this.#pathOf(parent) : '';
    // An id that XState made up is another one in every run.
    const name = ref.id === ref.sessionId ? sourceName(ref) : ref.id;
    const path = parent ? [above, name].filter((part) => part !== '').join('/') : '';
    const count = (this.#counts.get(path) ?? 0) + 1;
    this.#counts.set(path, count);
    const own = ref.id === ref.sessionId && parent ? `${path}:${count}` : path;
    this.#known.set(ref, { path: own, logic });
    if (kind === null) return;
    const request = { id: `${path}#${count}`, ref, kind, heard: [] };
    this.#requests.set(request.id, request);
    this.#requestOf.set(ref, request);
    this.#asked.push(request.id);
  }

  #note(actor: AnyActorRef, { type, params }: TakenAction): boolean {
    const name = type.replace(/^xstate\./, '');
    if (type !== 'xstate.log') this.#did.push({ path: this.#pathOf(actor), name, params });
    return this.#runs.has(type);
  }

  #noteTimer(id: number): void {
    // XState lists an event as scheduled before it sets its timer.
    const { _scheduledEvents } = this.#actor.system.getSnapshot() as { _scheduledEvents: Scheduled };
    for (const one of Object.values(_scheduledEvents)) {
      if (this.#seen.has(one)) continue;
      this.#seen.add(one);
      this.#scheduled.set(id, { path: this.#pathOf(one.target), event: one.event.type });
    }
  }

  #pathOf(ref: AnyActorRef): string {
    return this.#known.get(ref)?.path ?? '';
  }

  #actorAt(ref: AnyActorRef): ActorAt {
    const { path = '', logic } = this.#known.get(ref) ?? {};
    const snapshot = ref.getSnapshot() as AnyMachineSnapshot;
    const children = Object.values<AnyActorRef | undefined>(snapshot.children ?? {});
    return {
      path,
      ref,
      machine: logic && 'root' in logic ? (logic as unknown as AnyStateMachine) : null,
      snapshot,
      children: children.flatMap((child) =>
        child === undefined || this.#requestOf.has(child) ? [] : [this.#actorAt(child)],
      ),
    };
  }

  #actorBy(path: string): ActorAt {
    const find = (actor: ActorAt): ActorAt | undefined =>
      actor.path === path ? actor : actor.children.map(find).find((found) => found !== undefined);
    const found = path === '' ? this.#actorAt(this.#actor) : find(this.root());
    if (!found) throw new Error(`No actor "${path}" runs at this moment`);
    return found;
  }

  #requestBy(id: string): KnownRequest {
    const found = this.#requests.get(id.includes('#') ? id : `${id}#${this.#counts.get(id) ?? 0}`);
    if (!found)
      throw new Error(`There was no request "${id}"; there are ${[...this.#requests.keys()].join(', ')}`);
    return found;
  }

  #requestAt({ id, ref, kind, heard }: KnownRequest): RequestAt {
    const { status } = ref.getSnapshot() as RequestSnapshot;
    const { input } = (ref as Actor<AnyActorLogic>).options as { input?: unknown };
    const is =
      status === 'active' ? 'open' : status === 'done' ? 'answered' : status === 'error' ? 'failed' : 'left';
    return { id, kind, src: sourceName(ref), input, is, heard };
  }
}

/** What the machine calls an actor's logic. */
const sourceName = ({ src, id }: AnyActorRef): string =>
  typeof src !== 'string' ? 'inline' : src.startsWith('xstate.invoke.') ? id : src;
