import { useId, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import css from './parts.module.css';

/** A part of the tool, under its heading. */
export function Panel({ name, count, children }: { name: string; count?: number; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.panel} aria-labelledby={id} data-panel={name}>
      <h2 className={css.heading} id={id} tabIndex={-1}>
        {name}
        {count === undefined ? null : (
          <>
            {' '}
            <span className={css.count}>{count}</span>
          </>
        )}
      </h2>
      {children}
    </section>
  );
}

export function Button({
  kind = 'plain',
  ...props
}: ComponentProps<'button'> & { kind?: 'plain' | 'main' | 'quiet' }) {
  return <button type="button" className={css.button} data-kind={kind} {...props} />;
}

/** Words for those who hear the tool. */
export const Hidden = ({ children }: { children: ReactNode }) => (
  <span className={css.hidden}>{children}</span>
);

/** Moves the focus among the items of a list (`data-rove`), one of which can be reached by Tab. */
export function rove(event: KeyboardEvent<HTMLElement>) {
  const list = event.currentTarget.closest('[data-rove]');
  const all = [...(list?.querySelectorAll<HTMLElement>('[data-roving]') ?? [])];
  const at = all.indexOf(event.currentTarget);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
  if (to === undefined || at === -1) return;
  event.preventDefault();
  all[to]?.focus();
}

export interface JsonFieldProps {
  readonly label: string;
  readonly text: string;
  readonly fault: string | null;
  readonly onText: (text: string) => void;
  readonly rows?: number;
  readonly placeholder?: string;
}

/** A field for JSON, with what is wrong in it under it. */
export function JsonField({ label, text, fault, onText, rows = 4, placeholder }: JsonFieldProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className={css.code}
        rows={rows}
        value={text}
        placeholder={placeholder}
        spellCheck={false}
        autoCapitalize="off"
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : `${id}-fault`}
        onChange={({ target }) => onText(target.value)}
      />
      <Fault id={`${id}-fault`} words={fault} />
    </div>
  );
}

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  readonly label: string;
  readonly fault?: string | null;
  readonly note?: string | null;
  readonly onText: (text: string) => void;
}

export function TextField({ label, fault = null, note = null, onText, ...props }: TextFieldProps) {
  const id = useId();
  const described = [note && `${id}-note`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={css.input}
        autoComplete="off"
        aria-invalid={fault !== null}
        aria-describedby={described || undefined}
        onChange={({ target }) => onText(target.value)}
        {...props}
      />
      {note === null ? null : (
        <p className={css.note} id={`${id}-note`}>
          {note}
        </p>
      )}
      <Fault id={`${id}-fault`} words={fault} />
    </div>
  );
}

export function Fault({ id, words }: { id?: string; words: string | null }) {
  return words === null ? null : (
    <p className={css.fault} id={id} role="alert">
      {words}
    </p>
  );
}
