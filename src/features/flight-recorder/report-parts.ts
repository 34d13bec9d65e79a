import type { RecordedActor, Recording } from '#stepper/record/recording.ts';

/** One part of the page whose steps are in a recording. */
export interface ReportPart {
  /** The actor's id. */
  readonly id: string;
  /** What it is and how it stands, e.g. `betSlip: editing`. */
  readonly words: string;
}

/** Machines of what somebody who bets calls "my bet" or "my payment", and of where it stands. */
const ofCommands: ReadonlySet<string> = new Set(['betIntent', 'cashOut', 'orderChange', 'payment']);
const ofBets: ReadonlySet<string> = new Set(['betSlip', 'betIntents', 'myBets']);

/** Words of states in which something has gone another way than it should. */
const trouble =
  /unknown|doubt|neverArrived|notStored|notSaved|notLoaded|notLive|refused|givingUp|missing|broken|fail|fault|noAnswer/i;

/** The parts that can be opened, the likeliest to be meant first: troubled bets and payments, then what happened last. */
export function reportParts({ actors, entries }: Recording): readonly ReportPart[] {
  const last = new Map(entries.map(({ actor }, at) => [actor, at]));
  const rank = ({ id, machine, value }: RecordedActor): number[] => {
    const isTroubled = trouble.test(JSON.stringify(value ?? null));
    const isCommand = ofCommands.has(machine);
    return [
      Number(isCommand && isTroubled),
      Number(isCommand),
      Number(ofBets.has(machine)),
      Number(isTroubled),
      last.get(id) ?? -1,
    ];
  };
  return actors
    .filter(({ start }) => start !== null)
    .map((actor) => ({ actor, rank: rank(actor) }))
    .sort((one, other) => compared(other.rank, one.rank))
    .map(({ actor: { id, name, value } }) => ({ id, words: `${name}: ${stateWords(value)}` }));
}

const compared = (one: readonly number[], other: readonly number[]): number =>
  one.map((each, at) => each - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** A state value in a line: `accepted.matched`; parallel regions are joined by commas. */
export function stateWords(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return 'no state';
  const regions = Object.entries(value).map(([name, inner]) => {
    const within = stateWords(inner);
    return within === 'no state' ? name : `${name}.${within}`;
  });
  return regions.length === 0 ? 'running' : regions.join(', ');
}
