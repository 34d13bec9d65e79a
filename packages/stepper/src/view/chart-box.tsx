import { memo } from 'react';
import type { Row } from './box-size.ts';
import css from './chart-box.module.css';
import type { Box } from './layout.ts';

export type RowAct = () => void;

interface Props {
  readonly box: Box;
  readonly isActive: boolean;
  readonly isInitial: boolean;
  readonly lit: ReadonlySet<string>;
  readonly acts: ReadonlyMap<string, RowAct>;
}

/** A state: its name, what runs in it, and a line for each of its transitions. */
export const ChartBox = memo(function ChartBox({ box, isActive, isInitial, lit, acts }: Props) {
  const { state, face, x, y, width, height, depth } = box;
  const name = [face.title, face.kind, isActive ? 'active' : ''].filter((part) => part !== '').join(', ');
  return (
    <div
      className={css.box}
      role="group"
      aria-label={name}
      data-state={state.id}
      data-active={isActive}
      data-kind={state.kind}
      data-even={depth % 2 === 0}
      style={{ left: x, top: y, width, height }}
    >
      <div className={css.head} title={state.description ?? state.id}>
        {isInitial ? (
          <span className={css.initial} title="It begins here">
            ●
          </span>
        ) : null}
        <span className={css.title}>{face.title}</span>
        {face.kind === '' ? null : <span className={css.kind}>{face.kind}</span>}
      </div>
      {face.notes.map((note) => (
        <div key={note} className={css.note} title={note}>
          {note}
        </div>
      ))}
      {face.rows.map((row) => (
        <ChartRow key={row.edge} row={row} isLit={lit.has(row.edge)} act={acts.get(row.edge)} />
      ))}
    </div>
  );
});

function ChartRow({
  row: { words, leads, note },
  isLit,
  act,
}: {
  row: Row;
  isLit: boolean;
  act: RowAct | undefined;
}) {
  const line = (
    <>
      <span className={css.words}>{words}</span>
      {leads === '' ? null : <span className={css.leads}>→ {leads}</span>}
    </>
  );
  const title = [words, leads === '' ? '' : `→ ${leads}`, note].filter((part) => part !== '').join(' ');
  return (
    <div className={css.row} data-lit={isLit} title={title}>
      {act ? (
        <button type="button" className={css.line} onClick={act}>
          {line}
        </button>
      ) : (
        <div className={css.line}>{line}</div>
      )}
      {note === '' ? null : <div className={css.note}>{note}</div>}
    </div>
  );
}
