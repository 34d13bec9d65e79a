import type { PickerContext, PickerEvent } from '../date-picker/picker-context.ts';
import { after } from './walk.ts';

/** A few days around a disabled one, and everything a visitor may do with them. */
export const pathInput = {
  today: '2024-02-15',
  options: {
    datesDisabled: ['2024-02-16'],
    max: '2024-02-20',
    maxLength: 4,
    weekSelects: true,
    presets: [{ label: 'P', start: '2024-02-01', end: '2024-02-03' }],
  },
};

const picked = (cell: string): PickerEvent => ({ type: 'cell.picked', cell, month: '2024-02' });

/** `id` is the machine's. */
export const pathEvents = (id: string): readonly { type: string }[] => [
  ...([
    { type: 'trigger.clicked', today: '2024-02-15' },
    { type: 'escape.pressed' },
    { type: 'outside.clicked' },
    { type: 'enter.pressed' },
    { type: 'text.typed', text: 'foo' },
    { type: 'text.typed', text: '03/01/2024' },
    { type: 'text.committed' },
    picked('2024'),
    picked('2024-02'),
    picked('2024-02-13'),
    picked('2024-02-15'),
    picked('2024-02-16'),
    { type: 'view.picked', view: 'year' },
    { type: 'today.picked', today: '2024-02-15' },
    { type: 'week.picked', first: '2024-02-18', month: '2024-02' },
    { type: 'preset.picked', place: 0 },
    { type: 'clear.picked' },
    { type: 'cell.hovered', day: '2024-02-14', month: '2024-02' },
    { type: 'value.set', value: [] },
  ] satisfies PickerEvent[]),
  after('motion', `${id}.popup.open.opening`),
];

/** Everything that decides what can happen next. */
export const pathKey = ({ value, anchor, hover, text, errors, isCustom }: PickerContext) => [
  value,
  anchor,
  hover,
  text,
  errors.map(({ kind }) => kind),
  isCustom,
];
