import { useState } from 'react';
import type { Day } from '#domain/calendar/day.ts';
import { ageOn } from '#domain/bettor/age.ts';
import { readSignUp, typedDate, type SignUpFields, type SignUpProblem } from '#domain/bettor/sign-up-form.ts';
import type { Jurisdiction } from '#domain/jurisdiction/jurisdiction.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { SignUpEvent, SignUpSnapshot } from '#machines/sign-up/sign-up.machine.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmNoLimit } from '#ui/deposit-limit/confirm-no-limit.tsx';
import { DepositLimitField } from '#ui/deposit-limit/deposit-limit-field.tsx';
import { Form, FormTrouble } from '#ui/form/form.tsx';
import { Credentials } from './credentials.view.tsx';
import { DateOfBirth } from './date-of-birth.view.tsx';
import type { FieldsProps } from './fields-props.ts';
import { ReferralField } from './referral-field.view.tsx';
import css from './sign-up.module.css';
import { AcceptTerms } from './terms.view.tsx';

export interface SignUpViewProps {
  snapshot: SignUpSnapshot;
  send: (event: SignUpEvent) => void;
  jurisdiction: Pick<Jurisdiction, 'leastAge' | 'terms' | 'hasMoney'>;
  today: Day;
  /** The code of the link that led here; empty without one. */
  referral: string;
  /** Whose the code is; null for nobody's, undefined while that is not known. */
  referrer?: string | null | undefined;
  /** Called with the code that is typed; null while it is none. */
  onReferral?: (code: string | null) => void;
  /** What a new account begins with, in minor units; 0 on a real exchange. */
  playMoney: number;
}

const empty: SignUpFields = {
  userName: '',
  password: '',
  day: '',
  month: '',
  year: '',
  referral: '',
  limit: '',
  frame: 'WEEK',
  hasAccepted: false,
};
const all: ReadonlySet<SignUpProblem> = new Set([
  'userName',
  'password',
  'dateOfBirth',
  'referral',
  'limit',
  'terms',
]);

/** The form that opens an account. What is wrong with a field is said once the field has been left. */
export function SignUpView({
  snapshot,
  send,
  jurisdiction,
  today,
  referral,
  referrer,
  onReferral,
  playMoney,
}: SignUpViewProps) {
  const [fields, setFields] = useState<SignUpFields>({
    ...empty,
    referral: jurisdiction.hasMoney ? referral : '',
  });
  const [left, setLeft] = useState<ReadonlySet<SignUpProblem>>(new Set());
  const { leastAge } = jurisdiction;
  const { problems, said } = readSignUp(fields, { leastAge, today });
  const { trouble, wrong, offersLimit } = snapshot.context;
  const type = (changes: Partial<SignUpFields>) => setFields((before) => ({ ...before, ...changes }));
  const leave = (field: SignUpProblem) => () => setLeft((before) => new Set([...before, field]));
  const errorOf = (field: SignUpProblem) =>
    (left.has(field) ? problems[field] : undefined) ?? (wrong === field ? (trouble ?? undefined) : undefined);
  const props: FieldsProps = { fields, type, leave, errorOf };
  const sendForm = (event: 'form.submitted' | 'noLimit.confirmed') => {
    setLeft(all);
    if (said) send({ type: event, said, password: fields.password });
  };
  if (snapshot.matches('confirming'))
    return (
      <ConfirmNoLimit
        onConfirm={() => sendForm('noLimit.confirmed')}
        onLimit={() => send({ type: 'limit.chosen' })}
      />
    );
  const isSending = snapshot.matches('sending');
  return (
    <Form label="Register" onSubmit={() => sendForm('form.submitted')}>
      <Credentials {...props} />
      <DateOfBirth
        fields={fields}
        error={errorOf('dateOfBirth')}
        hint={ageHint(fields, today, leastAge)}
        onType={(part, text) => type({ [part]: text })}
        onLeave={leave('dateOfBirth')}
      />
      {/* Practice accounts are sent by nobody. */}
      {jurisdiction.hasMoney && (
        <ReferralField {...props} referrer={referrer} onReferral={(code) => onReferral?.(code)} />
      )}
      {offersLimit && (
        <DepositLimitField
          fields={fields}
          error={errorOf('limit')}
          onType={(limit) => type({ limit })}
          onFrame={(frame) => type({ frame })}
          onLeave={leave('limit')}
        />
      )}
      <AcceptTerms {...props} jurisdiction={jurisdiction} />
      {trouble !== null && <FormTrouble>{trouble}</FormTrouble>}
      <Button variant="primary" size="large" wide type="submit" loading={isSending}>
        {isSending ? 'Opening the account…' : 'Register'}
      </Button>
      {/* It comes a moment later, and moves no field. */}
      {playMoney > 0 && (
        <p className={css.other}>
          Your account begins with {formatMoney(playMoney)} of{' '}
          {jurisdiction.hasMoney
            ? 'play money. The other bettors are simulated.'
            : 'practice money, which is worth nothing.'}
        </p>
      )}
    </Form>
  );
}

function ageHint(fields: SignUpFields, today: Day, leastAge: number): string {
  const date = typedDate(fields);
  const rule = `Betting is for those who are ${leastAge} or older.`;
  const age = date === '' ? -1 : ageOn(date, today);
  return age >= leastAge && age <= 120 ? `You are ${age}. ${rule}` : rule;
}
