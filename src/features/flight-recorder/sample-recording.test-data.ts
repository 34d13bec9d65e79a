import type { RecordedActor, Recording } from '#stepper/record/recording.ts';

/**
 * A recording of actors that run, by machine and state value, and of the ids to which something happened, in order. An id is
 * the machine's and the actor's place in the list: `betSlip#0`.
 */
export function sampleRecording(
  actors: readonly (readonly [machine: string, value: unknown])[],
  happened: readonly string[],
): Recording {
  const named = actors.map(([machine, value], at): RecordedActor => ({
    id: `${machine}#${at}`,
    parent: null,
    key: machine,
    src: null,
    isMade: false,
    after: 0,
    startedAt: 0,
    start: { input: {} },
    machine,
    name: machine,
    isRunning: true,
    value,
  }));
  return {
    version: 1,
    at: '2026-11-21T10:00:00.000Z',
    actors: named,
    others: [],
    order: named.map(({ id }) => id),
    timers: [],
    entries: happened.map((actor, at) => ({
      kind: 'event',
      at: at * 100,
      actor,
      from: null,
      event: { type: 'sample.told' },
    })),
    dropped: 0,
  };
}
