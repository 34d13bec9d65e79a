import { ExternalLink, X } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import type { ActorRow, EntryRow } from './inspect-rows.ts';
import css from './inspect.module.css';

export interface InspectViewProps {
  readonly actors: readonly ActorRow[];
  readonly entries: readonly EntryRow[];
  /** The actor whose entries are shown; null: all. */
  readonly only: string | null;
  readonly onOnly: (id: string | null) => void;
  readonly onOpen: (entry: EntryRow) => void;
  readonly onClose: () => void;
  /** What is to be told, e.g. why something was not opened. */
  readonly told: string;
}

/** The live product from within: its actors with their states, and what happens to them as it happens. */
export function InspectView({ actors, entries, only, onOnly, onOpen, onClose, told }: InspectViewProps) {
  const id = useId();
  return (
    <aside className={css.inspect} aria-labelledby={`${id}-head`}>
      <header className={css.header}>
        <h2 className={css.head} id={`${id}-head`}>
          Inspect
        </h2>
        <label className={css.only} htmlFor={id}>
          Actor
        </label>
        <select
          className={css.select}
          id={id}
          value={only ?? ''}
          onChange={({ target }) => onOnly(target.value || null)}
        >
          <option value="">All</option>
          {actors.map((actor) => (
            <option key={actor.id} value={actor.id}>
              {actor.name}
            </option>
          ))}
        </select>
        <IconButton label="Close the inspector" onClick={onClose}>
          <X />
        </IconButton>
      </header>
      <p className={css.told} role="status">
        {told}
      </p>
      <div className={css.columns}>
        <ul className={css.list} aria-label="Actors" tabIndex={0}>
          {actors.map((actor) => (
            <li key={actor.id} className={css.actor} data-is={actor.id === only ? 'chosen' : undefined}>
              <span className={css.name}>{actor.name}</span> <span className={css.state}>{actor.state}</span>
            </li>
          ))}
        </ul>
        <ol className={css.list} aria-label="What happened, the newest first" reversed tabIndex={0}>
          {entries.map((entry) => (
            <li key={entry.number} className={css.entry}>
              <span className={css.at}>{(entry.at / 1_000).toFixed(1)} s</span>
              <span className={css.what}>
                <span className={css.name}>{entry.name}</span>{' '}
                <span className={css.event}>{entry.words}</span>
              </span>
              {entry.opens === null ? null : (
                <IconButton
                  label={`Open in the stepper: ${entry.name}, ${entry.words}`}
                  onClick={() => onOpen(entry)}
                >
                  <ExternalLink />
                </IconButton>
              )}
            </li>
          ))}
        </ol>
      </div>
    </aside>
  );
}
