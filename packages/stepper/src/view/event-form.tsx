import { useEffect, useRef, useState, type FormEvent } from 'react';
import { concrete } from '../core/offers.ts';
import { jsonText, readData } from './json-text.ts';
import { Button, JsonField, TextField } from './parts.tsx';
import css from './parts.module.css';
import { SchemaFields } from './schema-fields.tsx';
import { dataOf, draftOf, fieldsOf, type Draft, type JsonSchema } from './schema-form.ts';
import { useTool } from './tool.ts';

/** The data of an event: fields if its schema is known, otherwise JSON. What is typed stays typed. */
export function EventForm({ descriptor }: { descriptor: string }) {
  const { knowledge } = useTool();
  const schema = knowledge.schemas?.[descriptor];
  return schema ? (
    <FieldForm descriptor={descriptor} schema={schema} />
  ) : (
    <JsonForm descriptor={descriptor} />
  );
}

/** Sends what was typed to the actor that is looked at. The focus begins in the form's first field. */
function useForm(descriptor: string) {
  const { play, actor, type, typed, knowledge } = useTool();
  const [eventType, setType] = useState(concrete(descriptor));
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus(), []);
  return {
    form,
    kept: typed[descriptor],
    sample: knowledge.samples?.[descriptor],
    keep: (text: string | Draft, data: object | null) => type(descriptor, text, data),
    send: (data: object) => void play({ kind: 'send', to: actor.path, event: { type: eventType, ...data } }),
    // `market.*` and `*` stand for many events.
    typeField: descriptor.includes('*') ? (
      <TextField label="Event" value={eventType} onText={setType} />
    ) : null,
  };
}

function JsonForm({ descriptor }: { descriptor: string }) {
  const { form, kept, sample, keep, send, typeField } = useForm(descriptor);
  const [fault, setFault] = useState<string | null>(null);
  const text = typeof kept === 'string' ? kept : jsonText(sample);
  const read = readData(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFault(read.fault);
    if (read.fault === null) send(read.value);
  };
  return (
    <form ref={form} className={css.form} aria-label={`Data of ${descriptor}`} onSubmit={submit}>
      {typeField}
      <JsonField
        label="Data (JSON)"
        text={text}
        fault={fault === null ? null : read.fault}
        placeholder="{ }"
        onText={(typedText) => {
          const now = readData(typedText);
          keep(typedText, now.fault === null ? now.value : null);
        }}
      />
      <Button type="submit" kind="main">
        Send {descriptor}
      </Button>
    </form>
  );
}

function FieldForm({ descriptor, schema }: { descriptor: string; schema: JsonSchema }) {
  const { form, kept, sample, keep, send, typeField } = useForm(descriptor);
  const [isTried, setTried] = useState(false);
  const fields = fieldsOf(schema);
  const draft = typeof kept === 'object' ? kept : draftOf(fields, sample);
  const read = dataOf(fields, draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (read.faults === null) send(read.data);
  };
  const change = (path: string, text: string) => {
    const next = { ...draft, [path]: text };
    const now = dataOf(fields, next);
    keep(next, now.faults === null ? now.data : null);
  };
  return (
    <form ref={form} className={css.form} aria-label={`Data of ${descriptor}`} noValidate onSubmit={submit}>
      {typeField}
      <SchemaFields
        fields={fields}
        draft={draft}
        faults={isTried ? (read.faults ?? {}) : {}}
        onField={change}
      />
      <Button type="submit" kind="main">
        Send {descriptor}
      </Button>
    </form>
  );
}
