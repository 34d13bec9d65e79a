import { CalendarDays } from 'lucide-react';
import { Popover } from 'radix-ui';
import {
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { errorText } from '#machines/date-picker/picker-selectors.ts';
import { localeOf } from '#machines/date-picker/picker-value.ts';
import { FieldFrame } from '../text-field/field-frame.tsx';
import { Calendar } from './calendar.tsx';
import css from './pickers.module.css';
import { useFormReset } from './use-form-reset.ts';
import { split, type RunningPicker } from './use-picker.ts';

export interface PickerFieldProps {
  picker: RunningPicker;
  label: string;
  hint?: ReactNode;
  placeholder?: string;
}

/**
 * A field to type in and a button, with the calendar in a popup under them, or over them where there is no room. The
 * field's click leaves the focus where one types; its arrow down, and the button, take it into the calendar.
 */
export function PickerField({ picker, label, hint, placeholder }: PickerFieldProps) {
  const { context, isOpen, send, today } = picker;
  const { options, errors, text, isRange, value } = context;
  const locale = localeOf(options);
  const { labels } = locale;
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [takesFocus, setTakesFocus] = useState(false);
  const [isByTouch, setByTouch] = useState(false);
  const error = errors.map((one) => errorText(one, context)).join(' ');

  const name = isRange
    ? value.length > 0
      ? labels.changeRange
      : labels.chooseRange
    : value.length > 0
      ? labels.changeDate
      : labels.chooseDate;

  // With times a range is longer than a narrow field: there it goes on in a second line.
  const isLong = isRange && options.withTime;

  const press = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (event.key === 'Enter') {
      // With the popup open Enter closes it; only after that it sends the form.
      if (isOpen || isLong) event.preventDefault();
      send({ type: 'enter.pressed' });
      if (isLong && !isOpen) event.currentTarget.form?.requestSubmit();
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      send({ type: 'escape.pressed' });
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      setTakesFocus(true);
      if (isOpen) popup.current?.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus();
      else send({ type: 'open.asked', today: today() });
    }
  };
  const typing = {
    ref: field,
    id,
    className: css.input,
    autoComplete: 'off',
    dir: locale.isRightToLeft ? 'rtl' : undefined,
    // Opened by touch, the calendar is not covered by a keyboard.
    inputMode: isByTouch ? ('none' as const) : undefined,
    placeholder: placeholder ?? (options.format === 'L' ? locale.dayFormat : options.format),
    disabled: options.isDisabled,
    value: text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      send({ type: 'text.typed', text: target.value.replaceAll(/\s*\n\s*/g, ' ') }),
    onBlur: () => send({ type: 'text.committed' }),
    onPointerDown: (event: PointerEvent) => setByTouch(event.pointerType === 'touch'),
    onClick: () => {
      setTakesFocus(false);
      send({ type: 'trigger.clicked', today: today() });
    },
    onKeyDown: press,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? `${id}-note` : undefined,
  };
  return (
    <FieldFrame label={label} fieldId={id} noteId={`${id}-note`} error={error || undefined} hint={hint}>
      <Popover.Root
        open={isOpen && !options.isInline}
        onOpenChange={(open) => !open && send({ type: 'close.asked' })}
      >
        <Popover.Anchor asChild>
          <div
            ref={anchor}
            className={css.box}
            data-invalid={error ? true : undefined}
            data-disabled={options.isDisabled || undefined}
          >
            {isLong ? <textarea {...typing} rows={1} /> : <input {...typing} />}
            <button
              ref={opener}
              type="button"
              className={css.opener}
              disabled={options.isDisabled}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              aria-label={value.length > 0 ? `${name}, ${text}` : name}
              onClick={() => {
                setTakesFocus(true);
                send({ type: 'trigger.clicked', today: today() });
              }}
            >
              <CalendarDays aria-hidden />
            </button>
          </div>
        </Popover.Anchor>
        <Popover.Portal>
          <Popover.Content
            ref={popup}
            className={css.popup}
            align="start"
            sideOffset={6}
            collisionPadding={8}
            aria-label={isRange ? labels.chooseRange : labels.chooseDate}
            aria-modal
            onOpenAutoFocus={(event) => event.preventDefault()}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              (takesFocus && document.activeElement !== field.current ? opener : field).current?.focus();
            }}
            onEscapeKeyDown={(event) => {
              event.preventDefault();
              send({ type: 'escape.pressed' });
            }}
            onFocusOutside={(event) => event.preventDefault()}
            onPointerDownOutside={(event) => {
              event.preventDefault();
              if (!anchor.current?.contains(event.target as Node)) send({ type: 'outside.clicked' });
            }}
          >
            <div className={css.grown}>
              <Calendar picker={picker} takesFocus={takesFocus} />
            </div>
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </FieldFrame>
  );
}

/** What a form sends of a picker, and what a form's reset brings back. */
export function FormValue({
  name,
  picker,
  defaultValue,
}: {
  name: string | undefined;
  picker: RunningPicker;
  defaultValue: readonly string[];
}) {
  const { send, picked } = picker;
  const place = useFormReset(() => send({ type: 'value.set', ...split(defaultValue) }));
  if (name === undefined) return null;
  return (
    <>
      {(picked.length > 0 ? picked : ['']).map((value, end) => (
        <input key={end} ref={end === 0 ? place : undefined} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
