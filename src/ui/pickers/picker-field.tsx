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
import type { PickerContext } from '#machines/date-picker/picker-context.ts';
import { errorText } from '#machines/date-picker/picker-selectors.ts';
import { localeOf } from '#machines/date-picker/picker-value.ts';
import { FieldFrame } from '../text-field/field-frame.tsx';
import { CalendarPopup } from './calendar-popup.tsx';
import css from './pickers.module.css';
import type { RunningPicker } from './use-picker.ts';

export interface PickerFieldProps {
  picker: RunningPicker;
  label: string;
  hint?: ReactNode;
  placeholder?: string;
}

/**
 * A field to type in and a button, with the calendar in a popup below them, or above where there is no room. Clicking
 * the field leaves the focus in it; its arrow down, Tab while it is open, and the button move the focus into the calendar.
 */
export function PickerField({ picker, label, hint, placeholder }: PickerFieldProps) {
  const { context, isOpen, send, today } = picker;
  const { options, errors, text, isRange, value } = context;
  const locale = localeOf(options);
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [takesFocus, setTakesFocus] = useState(false);
  const [isByTouch, setByTouch] = useState(false);
  const error = errors.map((one) => errorText(one, context)).join(' ');

  const name = openerName(context);

  // A range with times is longer than a narrow field, so it wraps to a second line.
  const isLong = isRange && options.withTime;

  const press = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (event.key === 'Enter') {
      // While the popup is open, Enter closes it; only the next one submits the form.
      if (isOpen || isLong) event.preventDefault();
      send({ type: 'enter.pressed' });
      if (isLong && !isOpen) event.currentTarget.form?.requestSubmit();
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      send({ type: 'escape.pressed' });
    } else if (event.key === 'ArrowDown' || (event.key === 'Tab' && !event.shiftKey && isOpen)) {
      // The popup stands at the end of the document: Tab alone would go through the whole page to it.
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
    // When opened by touch, no on-screen keyboard covers the calendar.
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
        <CalendarPopup
          picker={picker}
          takesFocus={takesFocus}
          popup={popup}
          anchor={anchor}
          onClosed={() =>
            (takesFocus && document.activeElement !== field.current ? opener : field).current?.focus()
          }
        />
      </Popover.Root>
    </FieldFrame>
  );
}

function openerName({ options, isRange, value }: PickerContext): string {
  const { labels } = localeOf(options);
  if (isRange) return value.length > 0 ? labels.changeRange : labels.chooseRange;
  return value.length > 0 ? labels.changeDate : labels.chooseDate;
}
