import { createActor as create } from 'xstate';
import { statePaths } from '../machines/testing/state-paths.ts';

/**
 * Stands in for `xstate` in the Storybook: every actor that a story starts notes the states it goes through, so that the
 * tests of stories can hold a story to the states that it names.
 */
export * from 'xstate';

/** Where one actor has been, and is. Of an actor that was stopped, nothing is shown any more. */
interface Way {
  passed: string[];
  now: string[];
}

declare global {
  interface Window {
    /** By machine id: the ways of its actors since the story began. */
    seenStates?: Record<string, Way[]>;
  }
}

export const createActor: typeof create = (logic, ...[options]) => {
  const inspect = options?.inspect;
  const tell = typeof inspect === 'function' ? inspect : inspect?.next?.bind(inspect);
  return create(logic, {
    ...options,
    inspect: (event) => {
      if (event.type === '@xstate.actor') stories.set(event.actorRef, window.seenStates);
      if (event.type === '@xstate.snapshot') note(event.actorRef, event.snapshot);
      tell?.(event);
    },
  });
};

/** What the story that started an actor has seen. Actors of an earlier story may live on for a moment. */
const stories = new WeakMap<object, Window['seenStates']>();

const ways = new WeakMap<object, Way>();

function note(actor: object, snapshot: object): void {
  const id = 'logic' in actor && (actor.logic as { id?: string }).id;
  if (!id || !('value' in snapshot)) return;
  const seen = window.seenStates;
  if (!seen || stories.get(actor) !== seen) return;
  const paths = statePaths(snapshot.value as Parameters<typeof statePaths>[0]);
  const isStopped = 'status' in snapshot && snapshot.status === 'stopped';
  const way = ways.get(actor) ?? { passed: [], now: [] };
  if (!ways.has(actor)) (seen[id] ??= []).push(way);
  ways.set(actor, way);
  const named = paths.length > 0 ? paths : ['only'];
  way.passed.push(...named);
  way.now = isStopped ? [] : named;
}
