import { useState, type FormEvent } from 'react';
import { jsonText, readFailure, readJson } from './json-text.ts';
import { Button, JsonField } from './parts.tsx';
import css from './parts.module.css';

/** A value for a request. Text that is no JSON stays, with what is wrong in it. */
export function AnswerForm({
  label,
  verb,
  first,
  onValue,
}: {
  label: string;
  verb: string;
  first: unknown;
  onValue: (value: unknown) => void;
}) {
  const [text, setText] = useState(() => jsonText(first));
  const [isTried, setTried] = useState(false);
  const read = readJson(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (read.fault === null) onValue(read.value);
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <JsonField
        label={label}
        text={text}
        rows={Math.min(8, Math.max(2, text.split('\n').length))}
        placeholder="Nothing"
        fault={isTried ? read.fault : null}
        onText={setText}
      />
      <Button type="submit">{verb}</Button>
    </form>
  );
}

/** Why a request fails: words, or JSON. */
export function FailureForm({ onError }: { onError: (error: unknown) => void }) {
  const [text, setText] = useState('No answer');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onError(readFailure(text));
  };
  return (
    <details className={css.more}>
      <summary>Fail</summary>
      <form className={css.form} onSubmit={submit}>
        <JsonField label="Message, or JSON" text={text} rows={2} fault={null} onText={setText} />
        <Button type="submit">Reject</Button>
      </form>
    </details>
  );
}
