import { useState } from 'react';
import { readDepositLimit, type TypedDepositLimit } from '#domain/limits/typed-deposit-limit.ts';
import type { LimitsEvent, LimitsSnapshot } from '#machines/limits/limits.machine.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmNoLimit } from '#ui/deposit-limit/confirm-no-limit.tsx';
import { DepositLimitField } from '#ui/deposit-limit/deposit-limit-field.tsx';
import { Form, FormTrouble } from '#ui/form/form.tsx';
import css from './limits.module.css';
import { Unanswered } from './unanswered.view.tsx';

export interface FirstLimitViewProps {
  snapshot: LimitsSnapshot;
  send: (event: LimitsEvent) => void;
  nextClientId: () => string;
}

/** Before the first deposit: a limit, in a field with nothing proposed, or a second yes to none. */
export function FirstLimitView({ snapshot, send, nextClientId }: FirstLimitViewProps) {
  const [fields, setFields] = useState<TypedDepositLimit>({ limit: '', frame: 'WEEK' });
  const [isLeft, setIsLeft] = useState(false);
  const { depositLimit, problem } = readDepositLimit(fields);
  const set = (amount: number | null) =>
    send({
      type: 'change.chosen',
      change: { type: 'SET', kind: 'DEPOSIT', frame: fields.frame, amount },
      clientId: nextClientId(),
    });
  if (snapshot.matches('asking'))
    return (
      <ConfirmNoLimit
        onConfirm={() => send({ type: 'yes.chosen' })}
        onLimit={() => send({ type: 'back.chosen' })}
      />
    );
  const isSending = snapshot.matches('sending');
  return (
    <Form
      label="A deposit limit, before your first deposit"
      onSubmit={() => {
        setIsLeft(true);
        if (problem === undefined) set(depositLimit?.amount ?? null);
      }}
    >
      <h2>A deposit limit, before your first deposit</h2>
      <p className={css.muted}>The exchange holds you to it. Leave it empty to go without one.</p>
      <DepositLimitField
        fields={fields}
        error={isLeft ? problem : undefined}
        onType={(limit) => setFields({ ...fields, limit })}
        onFrame={(frame) => setFields({ ...fields, frame })}
        onLeave={() => setIsLeft(true)}
      />
      <Unanswered {...{ snapshot, send }} />
      {snapshot.matches({ shown: 'refused' }) && <FormTrouble>{snapshot.context.trouble}</FormTrouble>}
      <Button wide type="submit" loading={isSending} disabled={snapshot.matches('unanswered')}>
        Continue
      </Button>
    </Form>
  );
}
