import { Popover } from 'radix-ui';
import type { RefObject } from 'react';
import { localeOf } from '#machines/date-picker/picker-value.ts';
import { Calendar } from './calendar.tsx';
import css from './pickers.module.css';
import type { RunningPicker } from './use-picker.ts';

interface CalendarPopupProps {
  picker: RunningPicker;
  takesFocus: boolean;
  popup: RefObject<HTMLDivElement | null>;
  /** A press on this element does not count as one outside. */
  anchor: RefObject<HTMLDivElement | null>;
  /** Called when the popup has closed, to put the focus where it belongs. */
  onClosed: () => void;
}

export function CalendarPopup({ picker, takesFocus, popup, anchor, onClosed }: CalendarPopupProps) {
  const { context, send } = picker;
  const { labels } = localeOf(context.options);
  return (
    <Popover.Portal>
      <Popover.Content
        ref={popup}
        className={css.popup}
        align="start"
        sideOffset={6}
        collisionPadding={8}
        aria-label={context.isRange ? labels.chooseRange : labels.chooseDate}
        aria-modal
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
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
  );
}
