import type { StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { AnyEventObject, AnyStateMachine, ContextFrom, EventFrom, SnapshotFrom } from 'xstate';
import { statePaths } from '#machines/testing/state-paths.ts';
import type { Stepper } from '#stepper/core/stepper.ts';
import type { Way } from './story-claims.ts';
import { askedOf, goTo, takeStep, wordsOf, type MachinePath } from './machine-path.ts';

/** A machine that has gone the way of its story. */
export interface Reached<Machine extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<Machine>;
  /** To the machine itself. The story fails if it does not hear the event. */
  readonly send: (event: EventFrom<Machine>) => void;
}

interface StoryPath<Machine extends AnyStateMachine> extends MachinePath<Machine> {
  /** Where the play leaves it, if it acts and moves the machine on. */
  readonly ends?: string | readonly string[];
}

/**
 * A story of a machine's state, spread into the story itself: the real machine goes the way, and `render` draws its view. The
 * story claims the states that are named here, which must be written out, as must the machine. It fails, too, where the view draws nothing.
 */
export const storyOf = <Machine extends AnyStateMachine>(
  machine: Machine,
  { ends, ...way }: StoryPath<Machine>,
  render: (reached: Reached<Machine>) => ReactNode,
): Required<Pick<StoryObj, 'loaders' | 'parameters' | 'render'>> => ({
  loaders: [() => ({ reached: reach(machine, way) })],
  parameters: {
    machine: machine.id,
    ...(ends === undefined ? { state: way.at } : { through: way.at, state: ends }),
  },
  render: (_, { loaded }) => {
    const { key, stepper } = (loaded as Loaded).reached;
    return <AtRest key={key} stepper={stepper} render={render as RenderAny} />;
  },
});

/** What `storyOf` gives a play. */
interface Loaded {
  readonly reached: { readonly key: number; readonly stepper: Stepper };
}

let keys = 0;
/** Whatever a view remembers is of one actor. */
function reach<Machine extends AnyStateMachine>(machine: Machine, way: MachinePath<Machine>) {
  const stepper = goTo(machine, way);
  noteStates(stepper);
  return { key: ++keys, stepper };
}

/** As `.storybook/seen-states.ts` does of other actors: a stepper lets nobody else inspect its own. */
function noteStates(stepper: Stepper): void {
  const way: Way = { passed: [], now: [] };
  const note = () => {
    way.now = statePaths(stepper.snapshot().value);
    way.passed.push(...way.now);
  };
  note();
  stepper.root().ref.subscribe(note);
  if (window.seenStates) (window.seenStates[stepper.machine.id] ??= []).push(way);
}

type RenderAny = (reached: { snapshot: unknown; send: (event: AnyEventObject) => void }) => ReactNode;

function AtRest({ stepper, render }: { stepper: Stepper; render: RenderAny }) {
  const snapshot = useSelector(stepper.root().ref, (now): unknown => now);
  const drawn = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (drawn.current?.childElementCount === 0)
      throw new Error(`The view draws nothing of ${wordsOf(stepper)}`);
  }, [stepper]);
  return (
    <div ref={drawn} style={{ display: 'contents' }}>
      {render({ snapshot, send: (event) => void takeStep(stepper, { does: 'sends', event }) })}
    </div>
  );
}

/** Of a play: with what the machine asked for an effect last. */
export const asked = (loaded: Record<string, unknown>, effect: string): unknown =>
  askedOf((loaded as unknown as Loaded).reached.stepper, effect);

/** Of a play: what the machine knows now. */
export const contextOf = <Machine extends AnyStateMachine>(
  loaded: Record<string, unknown>,
  _machine: Machine,
): ContextFrom<Machine> =>
  (loaded as unknown as Loaded).reached.stepper.snapshot().context as ContextFrom<Machine>;
