import type { StateNode } from 'xstate';
import type { Move, Took } from '../core/moment.ts';
import { plainOf } from '../core/plain-value.ts';
import { stepWords, type Step } from '../core/step.ts';
import type { Amended } from '../core/timeline.ts';
import type { Knowledge } from './tool.ts';

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

/** The most of an answer that a path shows. */
const shownLetters = 80;

/** What an effect was answered: its name among those that are known, otherwise its JSON, cut; null where a step gives nothing. */
export function givenWords(step: Step, known: Knowledge['answerSamples'] = {}): string | null {
  if (step.kind !== 'answer' && step.kind !== 'show' && step.kind !== 'reject') return null;
  const given = step.kind === 'reject' ? step.error : step.value;
  if (given === undefined) return null;
  const text = JSON.stringify(plainOf(given));
  const src = step.request.replace(/#\d+$/, '').split('/').at(-1) ?? '';
  const named = (known[src] ?? []).find(({ value }) => JSON.stringify(plainOf(value)) === text);
  return named?.name ?? (text.length <= shownLetters ? text : `${text.slice(0, shownLetters)}…`);
}

/** What became of the steps after one that was edited. */
export function amendedWords({ kept, stoppedAt }: Amended): string {
  const after = kept === 1 ? '1 step after it was' : `${kept} steps after it were`;
  if (stoppedAt === null) return kept === 0 ? 'Edited.' : `Edited: ${after} taken again.`;
  return `Edited: ${after} taken again, then "${stepWords(stoppedAt)}" no longer applies. The old way stays.`;
}

/** A time in ms, with its unit. */
export const msWords = (ms: number): string => `${ms.toLocaleString('en-GB')} ms`;
