import type { StateNode } from 'xstate';
import type { Move, Took } from '../core/moment.ts';

/** A transition as XState lists it. */
interface Taken {
  readonly source: StateNode;
  readonly target?: readonly StateNode[];
}

/** Where a machine went, e.g. `yellow → red`; a transition that only acts stays. */
export const moveWords = ({ path, transitions }: Move): string =>
  transitions
    .map((transition) => {
      const { source, target = [] } = transition as Taken;
      const way =
        target.length === 0
          ? `${nameOf(source)} stays`
          : `${nameOf(source)} → ${target.map(nameOf).join(', ')}`;
      return path === '' ? way : `${path}: ${way}`;
    })
    .join('; ');

const nameOf = ({ path, machine }: StateNode): string => (path.length === 0 ? machine.id : path.join('.'));

/** What came of a step, in a sentence or two, to be read out. */
export function tookWords({ moves, did, asked, isHeard }: Took): string {
  if (!isHeard) return 'Nothing heard it.';
  const parts = [
    moves.map(moveWords).join('; '),
    did.length > 0 ? `did ${did.map(({ name }) => name).join(', ')}` : '',
    asked.length > 0 ? `asked ${asked.join(', ')}` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'Nothing changed.' : `${parts.join('. ')}.`;
}

/** A time in ms, with its unit. */
export const msWords = (ms: number): string => `${ms.toLocaleString('en-GB')} ms`;
