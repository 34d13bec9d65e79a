import {
  createActor,
  type Actor,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { KnownActors } from './known-actors.ts';
import type { Act, ActorAt, Move, RequestAt, TimerAt, Took } from './moment.ts';
import { answers, type RequestSnapshot } from './request-logic.ts';
import { reviveRefs } from './revive-refs.ts';
import { StepClock } from './step-clock.ts';
import type { Start, Step } from './step.ts';
import { timerName } from './trigger.ts';
import { outside, watchActors, type ActorWatch, type TakenAction } from './watch-actors.ts';

export interface StepperOptions extends Start {
  /** Names of custom actions that are executed. The others are only noted, as effects they may have are. */
  readonly runs?: readonly string[];
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
  readonly #known = new KnownActors();
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
    if (snapshot === undefined) this.#actor.start();
    else startRestored(this.#actor);
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
    return this.#known.requests();
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
    (this.#actor as unknown as { _stop: () => void })._stop();
  }

  #do(step: Step): boolean {
    switch (step.kind) {
      case 'send':
        return this.#send(step.to, step.event);
      case 'advance':
        if (step.by === null) return this.#clock.toNext();
        this.#clock.advance(step.by);
        return true;
      default:
        return this.#reply(step);
    }
  }

  #send(to: string, event: AnyEventObject): boolean {
    const ref = to === '' ? this.#actor : this.#actorBy(to).ref;
    // XState would warn of an event for a machine that has ended.
    if (ref.getSnapshot().status !== 'active') return false;
    ref.send(event);
    return this.#moves.length > 0 || this.#did.length > 0;
  }

  #reply(step: Exclude<Step, { kind: 'send' | 'advance' }>): boolean {
    const { ref } = this.#known.requestBy(step.request);
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
      made: (actor, logic, kind) => {
        const request = this.#known.add(actor, logic, kind);
        if (request !== null) this.#asked.push(request);
      },
      acts: (actor, action) => this.#note(actor, action),
      moved: (actor, event, transitions) => {
        if (transitions.length > 0)
          this.#moves.push({ path: this.#known.pathOf(actor), event: event.type, transitions });
      },
      told: (actor, event) => {
        if (actor === outside) return this.#noteTold(event);
        const request = this.#known.requestOf(actor);
        if (request && !/^(xstate|stepper)\./.test(event.type)) request.heard.push(event);
      },
    };
  }

  #note(actor: AnyActorRef, { type, params }: TakenAction): boolean {
    const name = type.replace(/^xstate\./, '');
    if (type !== 'xstate.log') this.#did.push({ path: this.#known.pathOf(actor), name, params });
    return this.#runs.has(type);
  }

  /** What the root tells a parent that it has not here. */
  #noteTold(event: AnyEventObject): void {
    if (!event.type.startsWith('xstate.')) this.#did.push({ path: '', name: 'sendParent', params: event });
  }

  #noteTimer(id: number): void {
    // XState lists an event as scheduled before it sets its timer.
    const { _scheduledEvents } = this.#actor.system.getSnapshot() as { _scheduledEvents: Scheduled };
    for (const one of Object.values(_scheduledEvents)) {
      if (this.#seen.has(one)) continue;
      this.#seen.add(one);
      this.#scheduled.set(id, { path: this.#known.pathOf(one.target), event: one.event.type });
    }
  }

  #actorAt(ref: AnyActorRef): ActorAt {
    const logic = this.#known.logicOf(ref);
    const snapshot = ref.getSnapshot() as AnyMachineSnapshot;
    const children = Object.values<AnyActorRef | undefined>(snapshot.children ?? {});
    return {
      path: this.#known.pathOf(ref),
      ref,
      machine: logic && 'root' in logic ? (logic as unknown as AnyStateMachine) : null,
      snapshot,
      children: children.flatMap((child) =>
        child === undefined || this.#known.requestOf(child) ? [] : [this.#actorAt(child)],
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
}

/**
 * Starts what was restored. Children whose snapshots their parents hear would tell them once more as they start: what was
 * told before the snapshot was taken.
 */
function startRestored(actor: Actor<AnyStateMachine>): void {
  reviveRefs(actor);
  const system = actor.system as unknown as { _relay: (...told: unknown[]) => void };
  const { _relay } = system;
  system._relay = () => {};
  actor.start();
  system._relay = _relay;
}
