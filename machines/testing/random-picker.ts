import fc from 'fast-check';
import { daysBetween, fromNumber, toNumber, type Day } from '#domain/calendar/day.ts';
import { isDayDisabled } from '#domain/calendar/rules.ts';
import type { PickerContext, PickerEvent, PickerOptions } from '../date-picker/picker-context.ts';
import { textOf } from '../date-picker/picker-value.ts';

const start = toNumber('2024-01-20');
/** Few enough days for limits, picks and lists to meet. */
const someDay: fc.Arbitrary<Day> = fc.integer({ min: 0, max: 70 }).map((by) => fromNumber(start + by));
const someDays = fc.array(someDay, { maxLength: 4 });
const limit = fc.option(someDay, { freq: 2 });
const view = fc.constantFrom('day' as const, 'month' as const, 'year' as const);

export const someOptions: fc.Arbitrary<Partial<PickerOptions>> = fc.record(
  {
    min: limit,
    max: limit,
    isDisabled: fc.boolean(),
    weekdaysDisabled: fc.subarray([0, 1, 2, 3, 4, 5, 6], { maxLength: 2 }),
    datesDisabled: someDays,
    datesEnabled: fc.oneof(fc.constant([]), fc.array(someDay, { minLength: 10, maxLength: 30 })),
    maxLength: fc.constantFrom(0, 0, 3, 10),
    minView: view,
    startView: view,
    months: fc.constantFrom(1, 2),
    withTime: fc.boolean(),
    keepOpen: fc.boolean(),
    selectOtherMonth: fc.boolean(),
    weekSelects: fc.boolean(),
    closeOnOutsideClick: fc.boolean(),
    locale: fc.constantFrom('en', 'en', 'xx'),
    format: fc.constantFrom('L', 'YYYY-MM-DD', 'D MMMM YYYY'),
    presets: fc.array(fc.record({ label: fc.constant('P'), start: someDay, end: someDay })),
  },
  { requiredKeys: [] },
);

const cell = fc.oneof(
  { weight: 6, arbitrary: someDay },
  { weight: 1, arbitrary: someDay.map((day) => day.slice(0, 7)) },
  { weight: 1, arbitrary: fc.constantFrom('2023', '2024', '2025') },
);
const month = fc.constantFrom('2024-01', '2024-02', '2024-03', undefined);
const seconds = fc.integer({ min: 0, max: 86_399 });
const typedDay = someDay.map((day) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`);
const typed = fc.oneof(
  typedDay,
  fc.tuple(typedDay, typedDay).map((days) => days.join(' - ')),
  fc.constantFrom('', 'foo', '02/30/2024', '02/1', '02/10/2024 10:20 PM'),
);
const key = fc.constantFrom(
  ...(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'] as const),
);

const event = <Type extends PickerEvent['type']>(
  type: Type,
  rest: {
    [Key in keyof Omit<Extract<PickerEvent, { type: Type }>, 'type'>]: fc.Arbitrary<
      Extract<PickerEvent, { type: Type }>[Key]
    >;
  },
): fc.Arbitrary<PickerEvent> =>
  fc.record({ type: fc.constant(type), ...rest }) as unknown as fc.Arbitrary<PickerEvent>;

export const someEvent: fc.Arbitrary<PickerEvent> = fc.oneof(
  { weight: 3, arbitrary: event('open.asked', { today: someDay }) },
  { weight: 1, arbitrary: event('trigger.clicked', { today: someDay }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<PickerEvent>(
      { type: 'close.asked' },
      { type: 'outside.clicked' },
      { type: 'escape.pressed' },
      { type: 'custom.picked' },
      { type: 'clear.picked' },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<PickerEvent>({ type: 'enter.pressed' }, { type: 'text.committed' }),
  },
  { weight: 2, arbitrary: event('text.typed', { text: typed }) },
  { weight: 8, arbitrary: event('cell.picked', { cell, month }) },
  { weight: 2, arbitrary: event('cell.hovered', { day: fc.option(someDay), month }) },
  {
    weight: 1,
    arbitrary: event('week.picked', { first: someDay, month: fc.constantFrom('2024-02', '2024-03') }),
  },
  { weight: 1, arbitrary: event('preset.picked', { place: fc.integer({ min: 0, max: 3 }) }) },
  { weight: 1, arbitrary: event('today.picked', { today: someDay }) },
  {
    weight: 2,
    arbitrary: event('time.changed', {
      end: fc.constantFrom(0 as const, 1 as const),
      time: fc.option(seconds),
    }),
  },
  { weight: 1, arbitrary: event('page.turned', { by: fc.constantFrom(1 as const, -1 as const) }) },
  { weight: 1, arbitrary: event('view.picked', { view }) },
  { weight: 2, arbitrary: event('key.pressed', { key, isShift: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: event('value.set', {
      value: fc.array(someDay, { maxLength: 2 }),
      times: fc.array(seconds, { maxLength: 2 }),
    }),
  },
  { weight: 1, arbitrary: event('options.set', { options: someOptions, today: someDay }) },
);

/** Returns a sentence for each rule that the picker breaks. */
export function brokenRules(context: PickerContext, value: object): string[] {
  const { value: days, times, options, anchor, hover, isOpen, text, isRange } = context;
  const states = value as { popup: unknown; field: string; selection?: string };
  const [first, last] = days;
  const isClosed = states.popup === 'closed';
  const rules = { ...options, isDisabled: false };
  const wrong: [string, boolean][] = [
    ['a wrong number of days', !(isRange ? [0, 2] : [0, 1]).includes(days.length)],
    ['not sorted', last !== undefined && first! > last],
    ['an end that is disabled, or outside the limits', days.some((day) => isDayDisabled(day, rules))],
    [
      'too long',
      last !== undefined && options.maxLength > 0 && daysBetween(first!, last) > options.maxLength,
    ],
    ['times of one day turned round', first === last && times.length === 2 && times[0]! > times[1]!],
    ['not a time for each day', times.length !== (options.withTime ? days.length : 0)],
    ['closed with something pending', isClosed && (anchor !== null || hover !== null)],
    ['open or closed at once', isClosed === isOpen],
    [
      'pending without a start, or the other way round',
      isRange && (states.selection === 'pending') !== (anchor !== null),
    ],
    ['a single date with a start', !isRange && anchor !== null],
    ['in step with another text', states.field === 'synced' && text !== textOf(days, times, options)],
    [
      'wrong without an error',
      (states.field === 'invalid') !== (!context.isEdited && context.errors.length > 0),
    ],
  ];
  return wrong.flatMap(([what, is]) => (is ? [what] : []));
}
