import type { RecordedActor, RecordedEntry, Recording } from '#stepper/record/recording.ts';
import { stateWords } from './report-parts.ts';

/** An actor that runs. */
export interface ActorRow {
  readonly id: string;
  readonly name: string;
  readonly state: string;
}

/** One thing that happened. */
export interface EntryRow {
  /** Its number since the recorder began. */
  readonly number: number;
  /** ms since the recorder began. */
  readonly at: number;
  readonly name: string;
  readonly words: string;
  /** The actor that is stepped to see it; null if none can be. */
  readonly opens: string | null;
}

/** The actors that run, in the order of their names. */
export const actorRows = ({ actors }: Recording): readonly ActorRow[] =>
  actors
    .filter(({ isRunning }) => isRunning)
    .map(({ id, name, value }) => ({ id, name, state: stateWords(value) }))
    .sort((one, other) => one.name.localeCompare(other.name));

/** The last things that happened to an actor and its effects, or to all of them, the newest first. */
export function entryRows(recording: Recording, only: string | null, most: number): readonly EntryRow[] {
  const { entries, dropped, others } = recording;
  const actors = new Map(recording.actors.map((actor) => [actor.id, actor]));
  const effects = new Map(others.map((other) => [other.id, other]));
  const rows: EntryRow[] = [];
  for (let at = entries.length - 1; at >= 0 && rows.length < most; at--) {
    const entry = entries[at]!;
    const effect = effects.get(entry.actor);
    const actor = actors.get(effect?.parent ?? entry.actor);
    if (only !== null && actor?.id !== only) continue;
    rows.push({
      number: dropped + at + 1,
      at: entry.at,
      name: nameOf(actor, effect ? (effect.src ?? effect.key) : null, entry.actor),
      words: entryWords(entry),
      opens: actor && actor.start !== null ? actor.id : null,
    });
  }
  return rows;
}

function nameOf(actor: RecordedActor | undefined, effect: string | null, id: string): string {
  if (!actor) return effect ?? id;
  return effect === null ? actor.name : `${actor.name} › ${effect}`;
}

function entryWords(entry: RecordedEntry): string {
  switch (entry.kind) {
    case 'event':
      return entry.timer === undefined ? entry.event.type : `${entry.event.type} (timer)`;
    case 'answer':
      return 'answered';
    case 'reject':
      return 'failed';
    case 'show':
      return 'new value';
  }
}
