import { useId, useState, type FormEvent } from 'react';
import type { AnyEventObject } from 'xstate';
import { readData } from './json-text.ts';
import { Button, JsonField, TextField } from './parts.tsx';
import css from './parts.module.css';
import { useTool } from './tool.ts';

/** An event that nothing asks for, to see that nothing hears it. */
export function OtherEvent() {
  const { play, actor } = useTool();
  return (
    <details className={css.more}>
      <summary>Another event</summary>
      <FreeEvent verb="Send" onEvent={(event) => void play({ kind: 'send', to: actor.path, event })} />
    </details>
  );
}

/** Any event at all: its type and its data. */
export function FreeEvent({
  verb,
  known = [],
  onEvent,
}: {
  verb: string;
  known?: readonly string[];
  onEvent: (event: AnyEventObject) => void;
}) {
  const id = useId();
  const [type, setType] = useState('');
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const read = readData(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (read.fault === null && type !== '') onEvent({ ...read.value, type });
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <TextField
        label="Event"
        value={type}
        list={id}
        fault={isTried && type === '' ? 'An event has a type.' : null}
        onText={setType}
      />
      <datalist id={id}>
        {known.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </datalist>
      <JsonField
        label="Data (JSON)"
        text={text}
        rows={2}
        placeholder="{ }"
        fault={isTried ? read.fault : null}
        onText={setText}
      />
      <Button type="submit">{verb}</Button>
    </form>
  );
}
