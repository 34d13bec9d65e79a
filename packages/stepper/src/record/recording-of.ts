import type { AnyMachineSnapshot } from 'xstate';
import { ActorNames } from '../core/actor-names.ts';
import type { Start } from '../core/step.ts';
import type { KnownActor } from './known-actor.ts';
import type { RecordedActor, RecordedOther, RecordedPlace, Recording } from './recording.ts';
import type { Ring } from './ring.ts';

/** What a ring holds now, as a recording. */
export function recordingOf(ring: Ring, at: string): Recording {
  const dropped = ring.dropped();
  const names = new ActorNames();
  const paths = new Map<string, string>();
  const actors: RecordedActor[] = [];
  const others: RecordedOther[] = [];
  for (const known of ring.actors.values()) {
    const { id, parent, key, machine, kind } = known;
    const part = { id: key, src: known.src, isMade: id === key };
    const path = parent ? names.add(paths.get(parent.id) ?? '', part).path : '';
    paths.set(id, path);
    const place = placeOf(known, ring);
    if (machine === null) others.push({ ...place, kind });
    else actors.push({ ...place, machine, name: known.systemId ?? (path || machine), ...stateOf(known) });
  }
  const timers = [...ring.timers.values()].map(({ after, until, segment: _, ...timer }) => ({
    ...timer,
    after: after - dropped,
    ...(until !== undefined && { until: until - dropped }),
  }));
  return {
    version: 1,
    at,
    actors,
    others,
    order: [...ring.actors.keys()],
    timers,
    entries: ring.entries(),
    dropped,
  };
}

function placeOf(known: KnownActor, ring: Ring): RecordedPlace {
  const { id, parent, key, src, systemId, isSynced, after, startedAt } = known;
  return {
    id,
    parent: parent?.id ?? null,
    key,
    src,
    isMade: id === key,
    ...(systemId !== undefined && { systemId }),
    ...(isSynced && { isSynced }),
    after: Math.max(0, after - ring.dropped()),
    startedAt,
    ...startOf(known, ring),
  };
}

function startOf(known: KnownActor, ring: Ring): { start: Start | null; whyNot?: string } {
  if (known.whyNot) return { start: null, whyNot: known.whyNot };
  const { input, met, segment } = known;
  const isBegunHere = ring.isKept(segment);
  if (isBegunHere && input) {
    if (input.hasCode)
      return { start: null, whyNot: 'It was given code to begin with, which no recording holds' };
    return input.value === undefined ? { start: {} } : { start: { input: input.value } };
  }
  const part = isBegunHere ? met : ring.partOf(known.id);
  if (!part?.snapshot) return { start: null, whyNot: part?.whyNot ?? 'It is not known how it was' };
  return part.whyNot
    ? { start: null, whyNot: part.whyNot }
    : { start: { snapshot: JSON.parse(part.snapshot) as unknown } };
}

function stateOf({ ref, value }: KnownActor): { isRunning: boolean; value: unknown } {
  const snapshot = ref?.getSnapshot() as AnyMachineSnapshot | undefined;
  const isRunning = snapshot?.status === 'active';
  return { isRunning, value: structuredClone(snapshot ? snapshot.value : value) as unknown };
}
