import { useState, type DragEvent } from 'react';
import { Mark } from '#ui/mark/mark.tsx';
import { momentOf } from '#stepper/record/moment-of.ts';
import type { Recording } from '#stepper/record/recording.ts';
import { machineNames } from './machine-named.ts';
import { readReport } from './read-report.ts';
import { SteppedMachine } from './stepped-machine.tsx';
import { useOpened, wordsOf, type OpenedState } from './use-opened.ts';
import css from './workshop.module.css';

/** The page: a machine under the stepper, chosen by the address (`#moment=…`), from a report's file, or by its name. */
export function Workshop() {
  const state = useOpened();
  const [report, setReport] = useState<Recording | null>(null);
  const take = (file: File | undefined) => {
    if (!file) return;
    readReport(file).then(
      (read) => {
        setReport(read);
        openActor(state, read, latestOf(read));
      },
      (error: unknown) => state.refuse(wordsOf(error)),
    );
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
  return (
    <div className={css.page} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <header className={css.header}>
        <Mark size="small" />
        <h1 className={css.title}>Workshop</h1>
        <Chooser {...{ state, report, take }} />
      </header>
      <main>
        <Shown state={state} />
      </main>
    </div>
  );
}

interface ChooserProps {
  readonly state: OpenedState;
  readonly report: Recording | null;
  readonly take: (file: File | undefined) => void;
}

function Chooser({ state, report, take }: ChooserProps) {
  const [actor, setActor] = useState<string | null>(null);
  return (
    <div className={css.chooser}>
      {report === null ? null : (
        <label className={css.choice}>
          Part of the report
          <select
            className={css.select}
            value={actor ?? latestOf(report)}
            onChange={({ target }) => {
              setActor(target.value);
              openActor(state, report, target.value);
            }}
          >
            {report.actors.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={css.choice}>
        Machine, from its start
        <select
          className={css.select}
          value={state.opened?.moment === null ? state.opened.name : ''}
          onChange={({ target }) => target.value !== '' && state.open(target.value, null)}
        >
          <option value="">Choose…</option>
          {machineNames.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label className={css.choice}>
        A report’s file
        <input
          className={css.file}
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => {
            setActor(null);
            take(target.files?.[0]);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
      </label>
    </div>
  );
}

function Shown({ state: { opened, fault, isLoading } }: { state: OpenedState }) {
  if (isLoading) return <p className={css.note}>Opening…</p>;
  if (fault !== null)
    return (
      <p className={css.note} role="alert">
        {fault}
      </p>
    );
  if (opened === null)
    return (
      <p className={css.note}>
        Follow a link out of “Report a problem”, drop the file that it saved on this page, or choose a
        machine. Nothing that is stepped here bets: the exchange is not asked.
      </p>
    );
  const { key, name, machine, samples, moment } = opened;
  return <SteppedMachine key={key} {...{ name, machine, samples, moment }} />;
}

/** The part to which something last happened. */
const latestOf = ({ actors, entries }: Recording): string => entries.at(-1)?.actor ?? actors[0]?.id ?? '';

function openActor(state: OpenedState, report: Recording, id: string) {
  try {
    const moment = momentOf(report, id);
    state.open(moment.machine, moment);
  } catch (error) {
    state.refuse(wordsOf(error));
  }
}
