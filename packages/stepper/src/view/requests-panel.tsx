import { offersOf } from '../core/offers.ts';
import type { RequestAt } from '../core/moment.ts';
import { plainOf } from '../core/plain-value.ts';
import { AnswerForm, FailureForm } from './answer-forms.tsx';
import { FreeEvent } from './other-event.tsx';
import { Button, Panel } from './parts.tsx';
import css from './requests-panel.module.css';
import { useTool } from './tool.ts';

/** The effects that wait for an answer, and those that the machine left without one. */
export function RequestsPanel() {
  const { moment } = useTool();
  const waiting = moment.requests.filter(({ is }) => is === 'open');
  const left = moment.requests.filter(({ is }) => is === 'left');
  return (
    <Panel name="Requests" count={waiting.length}>
      {waiting.length === 0 ? <p className={css.none}>No effect waits for an answer.</p> : null}
      <ul className={css.list}>
        {waiting.map((request) => (
          <RequestCard key={request.id} request={request} />
        ))}
      </ul>
      {left.length === 0 ? null : (
        <details className={css.left}>
          <summary>Left without an answer ({left.length})</summary>
          <p className={css.none}>
            The machine went on without these. What comes now is late: nothing hears it.
          </p>
          <ul className={css.list}>
            {left.map((request) => (
              <RequestCard key={request.id} request={request} />
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}

function RequestCard({ request }: { request: RequestAt }) {
  const { id, src, input, heard, kind } = request;
  return (
    <li className={css.card} data-is={request.is} aria-label={`Request ${id}`}>
      <p className={css.title}>
        <span className={css.src}>{src}</span> <span className={css.id}>{id}</span>
      </p>
      {input === undefined ? null : <Value name="Input" value={input} />}
      {heard.map((event, at) => (
        <Value key={at} name="Heard" value={event} />
      ))}
      {kind === 'promise' ? <PromiseAnswers request={request} /> : null}
      {kind === 'observable' ? <ObservableAnswers request={request} /> : null}
      {kind === 'callback' || kind === 'events' ? <Telling request={request} /> : null}
    </li>
  );
}

const Value = ({ name, value }: { name: string; value: unknown }) => (
  <details className={css.value} open={JSON.stringify(plainOf(value)).length < 120}>
    <summary>{name}</summary>
    <pre className={css.code}>{JSON.stringify(plainOf(value), null, 2)}</pre>
  </details>
);

/** Named answers to press, then any other. */
function PromiseAnswers({ request: { id, src } }: { request: RequestAt }) {
  const { knowledge, play } = useTool();
  const samples = knowledge.answerSamples?.[src] ?? [];
  const resolve = (value: unknown) => void play({ kind: 'answer', request: id, value });
  return (
    <>
      {samples.length === 0 ? null : (
        <div className={css.samples} role="group" aria-label={`Answers of ${src}`}>
          {samples.map(({ name, value }) => (
            <Button key={name} kind="main" onClick={() => resolve(value)}>
              {name}
            </Button>
          ))}
        </div>
      )}
      <AnswerForm label="Answer (JSON)" verb="Resolve" first={samples[0]?.value} onValue={resolve} />
      <FailureForm onError={(error) => void play({ kind: 'reject', request: id, error })} />
    </>
  );
}

function ObservableAnswers({ request: { id, src } }: { request: RequestAt }) {
  const { knowledge, play } = useTool();
  return (
    <>
      <AnswerForm
        label="Value (JSON)"
        verb="New value"
        first={knowledge.answerSamples?.[src]?.[0]?.value}
        onValue={(value) => void play({ kind: 'show', request: id, value })}
      />
      <Ending id={id} />
    </>
  );
}

/** A callback tells its parent events; so does an observable of events, which may complete too. */
function Telling({ request: { id, kind } }: { request: RequestAt }) {
  const { play, moment } = useTool();
  const path = id.replace(/#\d+$/, '').split('/').slice(0, -1).join('/');
  const parent = moment.actors.find((actor) => actor.path === path);
  const known = parent?.machine ? offersOf(parent.snapshot).map(({ descriptor }) => descriptor) : [];
  return (
    <>
      <details className={css.value}>
        <summary>Tell an event</summary>
        <FreeEvent
          verb="Tell"
          known={[...new Set(known)]}
          onEvent={(event) => void play({ kind: 'tell', request: id, event })}
        />
      </details>
      {kind === 'events' ? (
        <Ending id={id} />
      ) : (
        <FailureForm onError={(error) => void play({ kind: 'reject', request: id, error })} />
      )}
    </>
  );
}

function Ending({ id }: { id: string }) {
  const { play } = useTool();
  return (
    <>
      <div className={css.samples}>
        <Button onClick={() => play({ kind: 'answer', request: id })}>Complete</Button>
      </div>
      <FailureForm onError={(error) => void play({ kind: 'reject', request: id, error })} />
    </>
  );
}
