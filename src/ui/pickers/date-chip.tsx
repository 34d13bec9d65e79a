import { CalendarDays } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useRef, useState } from 'react';
import type { Day } from '#domain/calendar/day.ts';
import type { PickerOptions } from '#machines/date-picker/picker-context.ts';
import { Chip } from '../chip/chip.tsx';
import { DatePicker } from './date-picker.tsx';
import css from './pickers.module.css';

export interface DateChipProps {
  label: string;
  value: Day | null;
  onChange: (day: Day | null) => void;
  options?: Partial<Omit<PickerOptions, 'isInline' | 'withTime'>>;
  today: Day;
}

/** A date picker behind a chip, where a field would take too much room. A choice closes it. */
export function DateChip({ label, value, onChange, options, today }: DateChipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger asChild>
        <Chip>
          <CalendarDays aria-hidden /> {label}
        </Chip>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          ref={popup}
          className={css.popup}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            popup.current?.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus();
          }}
        >
          <DatePicker
            {...{ label, value, today }}
            options={{ ...options, isInline: true }}
            onChange={(day) => {
              setIsOpen(false);
              onChange(day);
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
