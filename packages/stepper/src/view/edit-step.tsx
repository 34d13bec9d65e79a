import { useEffect, useRef, useState } from 'react';
import type { AnyEventObject } from 'xstate';
import type { Step } from '../core/step.ts';
import { AnswerForm, FailureForm } from './answer-forms.tsx';
import { Button } from './parts.tsx';
import css from './path-panel.module.css';
import { useTool } from './tool.ts';

type Editable = Exclude<Step, { kind: 'advance' }>;

/** Puts another answer or event in the place of the one that led here; what followed is taken again. */
export function EditStep({ step }: { step: Step }) {
  const [isOpen, setOpen] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) form.current?.querySelector<HTMLElement>('button, textarea')?.focus();
  }, [isOpen]);
  if (step.kind === 'advance') return null;
  const isEvent = step.kind === 'send' || step.kind === 'tell';
  return (
    <div className={css.edit}>
      <Button kind="quiet" data-edit="" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isEvent ? 'Edit this event' : 'Edit this answer'}
      </Button>
      {isOpen ? (
        <div ref={form}>{isEvent ? <EventEdit step={step} /> : <AnswerEdit step={step} />}</div>
      ) : null}
    </div>
  );
}

function EventEdit({ step }: { step: Extract<Editable, { event: unknown }> }) {
  const { amend, say } = useTool();
  return (
    <AnswerForm
      label="Event (JSON)"
      verb="Replay with this"
      first={step.event}
      onValue={(event) =>
        isEvent(event) ? amend({ ...step, event }) : say('An event is an object with a type.')
      }
    />
  );
}

const isEvent = (value: unknown): value is AnyEventObject =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function AnswerEdit({ step }: { step: Exclude<Editable, { event: unknown }> }) {
  const { amend, moment, knowledge } = useTool();
  const { request } = step;
  const isValue = step.kind === 'show';
  const asked = moment.requests.find(({ id }) => id === request || id.startsWith(`${request}#`));
  const samples = (isValue ? undefined : knowledge.answerSamples?.[asked?.src ?? '']) ?? [];
  const resolve = (value: unknown) => amend({ kind: isValue ? 'show' : 'answer', request, value });
  return (
    <>
      {samples.length === 0 ? null : (
        <div className={css.samples} role="group" aria-label="Other answers">
          {samples.map(({ name, value }) => (
            <Button key={name} onClick={() => resolve(value)}>
              {name}
            </Button>
          ))}
        </div>
      )}
      <AnswerForm
        label="Other answer (JSON)"
        verb="Replay with this"
        first={step.kind === 'reject' ? samples[0]?.value : step.value}
        onValue={resolve}
      />
      {isValue ? null : <FailureForm onError={(error) => amend({ kind: 'reject', request, error })} />}
    </>
  );
}
