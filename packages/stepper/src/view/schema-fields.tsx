import { useId } from 'react';
import { Fault, JsonField, TextField } from './parts.tsx';
import css from './parts.module.css';
import type { Draft, Field } from './schema-form.ts';

interface Props {
  readonly fields: readonly Field[];
  readonly draft: Draft;
  readonly faults: Readonly<Record<string, string>>;
  readonly onField: (path: string, text: string) => void;
}

export function SchemaFields({ fields, draft, faults, onField }: Props) {
  return fields.map((field) => (
    <SchemaField
      key={field.path}
      field={field}
      text={draft[field.path] ?? ''}
      fault={faults[field.path] ?? null}
      onText={(text) => onField(field.path, text)}
    />
  ));
}

interface FieldProps {
  readonly field: Field;
  readonly text: string;
  readonly fault: string | null;
  readonly onText: (text: string) => void;
}

function SchemaField({ field, text, fault, onText }: FieldProps) {
  const { kind, label, isRequired, description } = field;
  const shown = { label: isRequired ? `${label} *` : label, fault, onText };
  switch (kind) {
    case 'choice':
      return <Choice {...shown} options={field.options} isRequired={isRequired} text={text} />;
    case 'boolean':
      return <Choice {...shown} options={['true', 'false']} isRequired={isRequired} text={text} />;
    case 'json':
      return <JsonField {...shown} label={`${shown.label} (JSON)`} text={text} rows={2} />;
    default:
      return (
        <TextField
          {...shown}
          note={description}
          value={text}
          required={isRequired}
          inputMode={kind === 'integer' ? 'numeric' : kind === 'number' ? 'decimal' : 'text'}
        />
      );
  }
}

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly string[];
  readonly text: string;
  readonly fault: string | null;
  readonly isRequired: boolean;
  readonly onText: (text: string) => void;
}

function Choice({ label, options, text, fault, isRequired, onText }: ChoiceProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={css.input}
        value={text}
        required={isRequired}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : `${id}-fault`}
        onChange={({ target }) => onText(target.value)}
      >
        <option value="">{isRequired ? 'Choose' : 'Left out'}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option.replace(/^"|"$/g, '')}
          </option>
        ))}
      </select>
      <Fault id={`${id}-fault`} words={fault} />
    </div>
  );
}
