import { useState, type ReactNode } from 'react';
import { TextField } from '#ui/text-field/text-field.tsx';

export interface KeptFieldProps<Value> {
  label: string;
  prefix?: ReactNode;
  inputMode?: 'decimal' | 'text';
  /** The kept value as text. */
  kept: string;
  /** Returns null when the text is not a valid value. */
  read: (text: string) => Value | null;
  /** The message shown then. */
  wrong: string;
  onKeep: (value: Value) => void;
}

/** A field that keeps its value on Enter or when it is left; an invalid value is reported and not kept. */
export function KeptField<Value>({
  label,
  prefix,
  inputMode = 'decimal',
  kept,
  read,
  wrong,
  onKeep,
}: KeptFieldProps<Value>) {
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && read(typed) === null;
  const keep = () => {
    if (typed === null) return;
    const value = read(typed);
    if (value === null) return;
    setTyped(null);
    if (typed.trim() !== kept) onKeep(value);
  };
  return (
    <TextField
      label={label}
      prefix={prefix}
      inputMode={inputMode}
      value={typed ?? kept}
      error={isWrong ? wrong : undefined}
      onChange={setTyped}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter') keep();
      }}
    />
  );
}
