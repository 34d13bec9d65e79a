import { useState } from 'react';
import { formatMoney } from '#domain/money/money.ts';
import { formatMinute } from '#domain/words/moment.ts';
import { secondStepWords } from '#domain/words/second-step-words.ts';
import { Button } from '#ui/button/button.tsx';
import { Form, FormTrouble } from '#ui/form/form.tsx';
import { CodeField } from '#ui/text-field/code-field.tsx';
import type { TwoStepViewProps } from './two-step.view.tsx';
import css from './two-step.module.css';

const leftText = (left: number): string =>
  left === 0
    ? 'No recovery code is left: switch it off and on again for new ones.'
    : `${left} recovery ${left === 1 ? 'code is' : 'codes are'} left.`;

/** It is on. Switching it off asks for a code. */
export function SwitchedOnView({ snapshot, send, zone }: TwoStepViewProps) {
  const [code, setCode] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { standing, trouble } = snapshot.context;
  if (!standing) return null;
  const { since, recoveryCodesLeft, resetAt, withdrawalsAbove } = standing;
  const isSending = snapshot.matches('switchingOff');
  const submit = () => {
    setIsTried(true);
    if (code.trim() && !isSending) send({ type: 'code.submitted', code });
  };
  return (
    <Form label="Switch two-step sign-in off" onSubmit={submit}>
      <p className={css.note}>
        It is on{since !== null && ` since ${formatMinute(since, zone)}`}. {leftText(recoveryCodesLeft)} A
        payee and withdrawals above {formatMoney(withdrawalsAbove)} ask for a code, too.
      </p>
      {resetAt !== null && (
        <p role="status">
          An operator was asked to switch it off, which happens on {formatMinute(resetAt, zone)}. A sign-in
          with a code before stops that.
        </p>
      )}
      <CodeField
        value={code}
        onChange={setCode}
        error={isTried && !code.trim() ? secondStepWords.codeMissing : undefined}
      />
      {trouble !== null && <FormTrouble>{trouble}</FormTrouble>}
      <div>
        <Button type="submit" loading={isSending}>
          {isSending ? 'Switching it off…' : 'Switch it off'}
        </Button>
      </div>
    </Form>
  );
}
