import { createActor as create } from 'xstate';
import { statePaths } from '../machines/testing/state-paths.ts';

/**
 * Stands in for `xstate` in the Storybook: every actor that a story starts notes the states it goes through, so that the
 * tests of stories can hold a story to the states that it names.
 */
export * from 'xstate';

declare global {
  interface Window {
    /** By machine id, since the story began. */
    seenStates?: Record<string, string[]>;
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

function note(actor: object, snapshot: object): void {
  const id = 'logic' in actor && (actor.logic as { id?: string }).id;
  if (!id || !('value' in snapshot)) return;
  const seen = window.seenStates;
  if (!seen || stories.get(actor) !== seen) return;
  const paths = statePaths(snapshot.value as Parameters<typeof statePaths>[0]);
  (seen[id] ??= []).push(...(paths.length > 0 ? paths : ['only']));
}
