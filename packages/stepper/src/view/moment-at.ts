import type { ActorAt, RequestAt, TimerAt } from '../core/moment.ts';
import { plainOf, type Plain } from '../core/plain-value.ts';
import { Stepper } from '../core/stepper.ts';
import { stepsTo, type Place, type Timeline } from '../core/timeline.ts';

/** All that is shown of one place. */
export interface Moment {
  readonly here: Place;
  /** The machine, then the actors under it, each after its parent. */
  readonly actors: readonly ActorAt[];
  readonly root: ActorAt;
  readonly requests: readonly RequestAt[];
  readonly timers: readonly TimerAt[];
  /** ms since the start. */
  readonly now: number;
  /** What ended the machine, if an error did. */
  readonly failure: unknown;
}

/** What a stepper that stands at a place shows. */
export function momentAt(stepper: Stepper, here: Place): Moment {
  const root = stepper.root();
  return {
    here,
    root,
    actors: withChildren(root),
    requests: stepper.requests(),
    timers: stepper.timers(),
    now: stepper.now(),
    failure: stepper.failure(),
  };
}

const withChildren = (actor: ActorAt): readonly ActorAt[] => [actor, ...actor.children.flatMap(withChildren)];

/** By path: what an actor holds. */
type Contexts = ReadonlyMap<string, Plain>;

const contexts = new WeakMap<Place, Contexts>();

/** What the actors of a place hold. It is not here if the place was not seen: then its steps are taken once more. */
function contextsAt(timeline: Timeline, place: Place): Contexts {
  const known = contexts.get(place);
  if (known) return known;
  const root = place === timeline.here ? timeline.stepper.root() : rootAt(timeline, place);
  const found = new Map(
    withChildren(root).map(({ path, snapshot }) => [path, plainOf(snapshot.context as unknown)]),
  );
  contexts.set(place, found);
  return found;
}

function rootAt({ machine, start }: Timeline, place: Place): ActorAt {
  const stepper = new Stepper(machine, start);
  for (const step of stepsTo(place)) stepper.play(step);
  return stepper.root();
}

/** What an actor holds now, and held before the last step (undefined: it was not there). */
export function contextOf(
  timeline: Timeline,
  here: Place,
  path: string,
): { is: Plain; was: Plain | undefined } {
  const is = contextsAt(timeline, here).get(path) ?? null;
  return { is, was: here.parent === null ? is : contextsAt(timeline, here.parent).get(path) };
}
