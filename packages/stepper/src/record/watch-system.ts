import type { AnyActorRef, AnyEventObject } from 'xstate';

/** What is told of a system of actors. */
export interface SystemWatch {
  made(actor: AnyActorRef): void;
  /** An actor begins to run, for the first time or once more. */
  begins(actor: AnyActorRef): void;
  /** It has taken its first actions. */
  begun(actor: AnyActorRef): void;
  /** An actor has ended by itself or was stopped. */
  ended(actor: AnyActorRef): void;
  /** Before an actor is told. `source` is undefined if no actor tells it. */
  told(source: AnyActorRef | undefined, target: AnyActorRef, event: AnyEventObject, timer?: number): void;
  /** After what `told` told has been done. */
  done(): void;
  timerSet(timer: number, source: AnyActorRef, ms: number): void;
  timerGone(timer: number): void;
}

type Relay = (source: AnyActorRef | undefined, target: AnyActorRef, event: AnyEventObject) => void;

/** What XState's systems hold beside their documented face: `inspect` would copy every event, and tells of no timer. */
interface SystemInside {
  _relay: Relay;
  _sendInspectionEvent: (event: Inspected) => void;
  readonly _snapshot: { readonly _scheduledEvents: Readonly<Record<string, Scheduled>> };
  readonly scheduler: {
    schedule: (
      source: AnyActorRef,
      target: AnyActorRef,
      event: AnyEventObject,
      ms: number,
      id?: string,
    ) => void;
    cancel: (source: AnyActorRef, id: string) => void;
  };
}
interface Inspected {
  readonly type: string;
  readonly actorRef: AnyActorRef;
  readonly event?: AnyEventObject;
  readonly snapshot?: { readonly status: string };
}
interface Scheduled {
  readonly source: AnyActorRef;
  readonly event: AnyEventObject;
}
interface Timer {
  readonly id: number;
  readonly key: string;
  readonly source: AnyActorRef;
  readonly event: AnyEventObject;
}

let lastTimer = 0;

/** The timers of a system that have not fired. Many may send one event object: it stands in the machine's definition. */
class Timers {
  readonly #inside: SystemInside;
  readonly #byEvent = new WeakMap<AnyEventObject, Timer[]>();
  readonly #byKey = new Map<string, Timer>();

  constructor(inside: SystemInside) {
    this.#inside = inside;
    for (const [key, { source, event }] of Object.entries(inside._snapshot._scheduledEvents))
      this.add(key, source, event);
  }

  add(key: string, source: AnyActorRef, event: AnyEventObject): number {
    const timer = { id: ++lastTimer, key, source, event };
    const beside = this.#byEvent.get(event);
    if (beside) beside.push(timer);
    else this.#byEvent.set(event, [timer]);
    this.#byKey.set(key, timer);
    return timer.id;
  }

  /** The timer that sends an event now: XState has taken it off its list just before. */
  fired(source: AnyActorRef | undefined, event: AnyEventObject): number | undefined {
    const found = this.#byEvent
      .get(event)
      ?.find((timer) => timer.source === source && !(timer.key in this.#inside._snapshot._scheduledEvents));
    if (found) this.#remove(found);
    return found?.id;
  }

  cancelled(key: string): number | undefined {
    const found = this.#byKey.get(key);
    if (found) this.#remove(found);
    return found?.id;
  }

  #remove(timer: Timer): void {
    const beside = this.#byEvent.get(timer.event);
    beside?.splice(beside.indexOf(timer), 1);
    if (this.#byKey.get(timer.key) === timer) this.#byKey.delete(timer.key);
  }
}

const watched = new WeakMap<object, Set<SystemWatch>>();

/** Watches all actors of a system. Returns how to end it. */
export function watchSystem(system: object, watch: SystemWatch): () => void {
  const watches = watched.get(system) ?? new Set();
  if (!watched.has(system)) patch(system as SystemInside, watches);
  watched.set(system, watches.add(watch));
  return () => void watches.delete(watch);
}

function patch(inside: SystemInside, watches: ReadonlySet<SystemWatch>): void {
  const { _relay, _sendInspectionEvent, scheduler } = inside;
  const { schedule, cancel } = scheduler;
  const timers = new Timers(inside);
  inside._relay = (source, target, event) => {
    const timer = timers.fired(source, event);
    for (const watch of watches) watch.told(source, target, event, timer);
    try {
      _relay(source, target, event);
    } finally {
      for (const watch of watches) watch.done();
    }
  };
  inside._sendInspectionEvent = (event) => {
    for (const watch of watches) tell(event, watch);
    _sendInspectionEvent(event);
  };
  scheduler.schedule = (source, target, event, ms, id = `recorded.${lastTimer}`) => {
    schedule(source, target, event, ms, id);
    const timer = timers.add(`${source.sessionId}.${id}`, source, event);
    for (const watch of watches) watch.timerSet(timer, source, ms);
  };
  scheduler.cancel = (source, id) => {
    cancel(source, id);
    const timer = timers.cancelled(`${source.sessionId}.${id}`);
    if (timer !== undefined) for (const watch of watches) watch.timerGone(timer);
  };
}

function tell({ type, actorRef, event, snapshot }: Inspected, watch: SystemWatch): void {
  if (type === '@xstate.actor') watch.made(actorRef);
  else if (type === '@xstate.event' && event?.type === 'xstate.init') watch.begins(actorRef);
  else if (type === '@xstate.snapshot') {
    if (event?.type === 'xstate.init') watch.begun(actorRef);
    if (snapshot?.status !== 'active') watch.ended(actorRef);
  }
}
