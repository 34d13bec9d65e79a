import { useMemo } from 'react';
import { concrete } from '../core/offers.ts';
import { EventForm } from './event-form.tsx';
import { heardEvents, type HeardEvent } from './heard-events.ts';
import css from './now-panel.module.css';
import { OtherEvent } from './other-event.tsx';
import { Button, Hidden, Panel } from './parts.tsx';
import { useTool } from './tool.ts';
import { ChoiceVerdicts } from './verdict-tree.tsx';

/** What the machine would take now, and what it refuses and why. */
export function NowPanel() {
  const { offers, actor, moment } = useTool();
  const heard = useMemo(() => heardEvents(offers), [offers]);
  const taken = heard.filter(({ isTaken }) => isTaken !== false);
  const refused = heard.filter(({ isTaken }) => isTaken === false);
  return (
    <Panel name="Now">
      <p className={css.state}>{stateWords(actor.snapshot.value)}</p>
      {actor.snapshot.status === 'active' ? null : (
        <p className={css.ended}>{endWords(actor.snapshot.status, moment.failure)}</p>
      )}
      {taken.length === 0 && actor.snapshot.status === 'active' ? (
        <p className={css.none}>It takes no event now.</p>
      ) : null}
      <ul className={css.events}>
        {taken.map((event) => (
          <EventItem key={event.descriptor} event={event} />
        ))}
      </ul>
      {refused.length === 0 ? null : (
        <>
          <h3 className={css.sub}>Refused</h3>
          <ul className={css.events}>
            {refused.map((event) => (
              <EventItem key={event.descriptor} event={event} />
            ))}
          </ul>
        </>
      )}
      <OtherEvent />
    </Panel>
  );
}

function EventItem({ event: { descriptor, offers, isTaken } }: { event: HeardEvent }) {
  const { press, edit, editing } = useTool();
  const isOpen = editing === descriptor;
  const hasGuard = offers.some(({ choices }) => choices.some(({ verdict }) => verdict !== null));
  return (
    <li className={css.event} data-refused={isTaken === false}>
      <div className={css.line}>
        {isTaken === false ? (
          <span className={css.name}>{descriptor}</span>
        ) : (
          <Button kind="main" onClick={() => press(descriptor)} data-event={concrete(descriptor)}>
            {descriptor}
          </Button>
        )}
        <Button kind="quiet" aria-expanded={isOpen} onClick={() => edit(isOpen ? null : descriptor)}>
          {isOpen ? 'Close' : 'Data…'}
          <Hidden> of {descriptor}</Hidden>
        </Button>
      </div>
      {isOpen ? <EventForm key={descriptor} descriptor={descriptor} /> : null}
      {hasGuard ? (
        <details className={css.why} open={isTaken === false}>
          <summary>{isTaken === false ? 'Why not' : 'Guards'}</summary>
          {offers.map(({ source, choices }) => (
            <ChoiceVerdicts key={source} choices={choices} />
          ))}
        </details>
      ) : null}
    </li>
  );
}

/** A state value in words: `on.disc.playing`, or one line a region. */
function stateWords(value: unknown, above = ''): string {
  if (typeof value === 'string') return value === '' ? '' : above + value;
  if (typeof value !== 'object' || value === null) return 'It only computes.';
  const parts = Object.entries(value).map(
    ([key, inner]) => stateWords(inner, `${above}${key}.`) || above + key,
  );
  return parts.length === 0 ? '' : parts.join('\n');
}

function endWords(status: string, failure: unknown): string {
  if (status === 'done') return 'It has ended.';
  if (status === 'stopped') return 'It was stopped.';
  const why =
    failure instanceof Error ? failure.message : failure === undefined ? '' : JSON.stringify(failure);
  return `It has failed${why === '' ? '' : `: ${why}`}.`;
}
