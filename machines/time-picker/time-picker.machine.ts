import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import {
  isAfternoon,
  isInside,
  parseTime,
  stepTime,
  timeTexts,
  toggleMeridian,
  unitSeconds,
  type TimeLimits,
  type TimeOfDay,
  type TimeTexts,
  type TimeUnit,
} from '#domain/calendar/time.ts';
import { readFields } from '#domain/calendar/time-fields.ts';
import { notProvided } from '../not-provided.ts';

export interface TimeOptions extends TimeLimits {
  /** 12 hours with AM and PM. */
  hasMeridian: boolean;
  showMinutes: boolean;
  showSeconds: boolean;
  steps: Readonly<Record<TimeUnit, number>>;
  isReadonly: boolean;
  isDisabled: boolean;
  /** The wheel steps the focused field; with `hasKeys` the arrow keys do. */
  hasWheel: boolean;
  hasKeys: boolean;
  /** An emptied field is not an error. */
  allowEmpty: boolean;
}

/** PIC-8, PIC-16 */
export const timeDefaults: TimeOptions = {
  hasMeridian: true,
  showMinutes: true,
  showSeconds: false,
  steps: { hours: 1, minutes: 5, seconds: 10 },
  min: null,
  max: null,
  isReadonly: false,
  isDisabled: false,
  hasWheel: true,
  hasKeys: true,
  allowEmpty: false,
};

export interface TimeInput {
  value: TimeOfDay | null;
  options?: Partial<TimeOptions>;
}

export interface TimeContext {
  options: TimeOptions;
  value: TimeOfDay | null;
  texts: TimeTexts;
  isPm: boolean;
  /** The field whose text is not a valid number, or makes a time outside the limits. */
  bad: TimeUnit | null;
}

export type TimeEvent =
  | { type: 'unit.stepped'; unit: TimeUnit; by: 1 | -1; source: 'button' | 'key' | 'wheel' }
  | { type: 'unit.typed'; unit: TimeUnit; text: string }
  /** Focus left the field, or Enter was pressed in it. */
  | { type: 'unit.committed'; unit: TimeUnit }
  | { type: 'time.pasted'; text: string }
  | { type: 'meridian.toggled' }
  | { type: 'value.set'; value: TimeOfDay | null }
  | { type: 'options.set'; options: Partial<TimeOptions> };

type Step = Extract<TimeEvent, { type: 'unit.stepped' }>;

/** A time outside the limits is shown and marked as wrong. */
function withValue(value: TimeOfDay | null, options: TimeOptions): Omit<TimeContext, 'options'> {
  const isOut = value !== null && !isInside(value, options);
  return {
    value: isOut ? null : value,
    texts: timeTexts(value, options.hasMeridian),
    // Without a time, the half of the day that one may be in.
    isPm: isAfternoon(value ?? options.min ?? 0),
    bad: isOut ? 'hours' : null,
  };
}

const stepped = ({ value, options }: TimeContext, { unit, by }: Pick<Step, 'unit' | 'by'>) =>
  stepTime(value, by * options.steps[unit] * unitSeconds[unit], options);

const toggled = ({ value, options }: TimeContext) =>
  value === null || !options.hasMeridian ? null : toggleMeridian(value, options);

const pasted = ({ options }: TimeContext, text: string) => {
  const time = parseTime(text, options.hasMeridian);
  return time === null ? null : stepTime(time, 0, options);
};

/** A time of day, typed and stepped field by field (PIC-1, PIC-16). */
export const timePickerMachine = setup({
  types: {
    context: {} as TimeContext,
    events: {} as TimeEvent,
    input: {} as TimeInput,
  },
  actions: {
    setTime: assign(({ context }, { time }: { time: TimeOfDay | null }) => withValue(time, context.options)),
    /** Reports a time that somebody changed, not one that the program set. */
    tellTime: (_, _params: { time: TimeOfDay | null }) => notProvided('tellTime'),
  },
  guards: {
    isLocked: ({ context: { options } }) => options.isDisabled || options.isReadonly,
    isBad: ({ context }) => context.bad !== null,
    hasTime: ({ context }) => context.value !== null,
    canStep: ({ context, event }) => {
      if (event.type !== 'unit.stepped' || stepped(context, event) === null) return false;
      if (event.source === 'key') return context.options.hasKeys;
      return event.source === 'button' || context.options.hasWheel;
    },
    canToggle: ({ context }) => toggled(context) !== null,
    isTime: ({ context, event }) => event.type === 'time.pasted' && pasted(context, event.text) !== null,
  },
}).createMachine({
  id: 'timePicker',
  context: ({ input }) => {
    const options = { ...timeDefaults, ...input.options };
    return { options, ...withValue(input.value, options) };
  },
  initial: 'deciding',
  on: {
    'value.set': {
      target: '.deciding',
      actions: { type: 'setTime', params: ({ event }) => ({ time: event.value }) },
    },
    'options.set': {
      target: '.deciding',
      actions: assign(({ context, event }) => {
        const options = { ...context.options, ...event.options };
        return { options, ...(context.bad === null ? withValue(context.value, options) : {}) };
      }),
    },
  },
  states: {
    deciding: {
      always: [
        { guard: 'isLocked', target: 'locked' },
        { guard: 'isBad', target: 'open.invalid' },
        { guard: 'hasTime', target: 'open.valid' },
        { target: 'open.empty' },
      ],
    },
    locked: {},
    open: {
      initial: 'empty',
      states: {
        empty: {},
        valid: {
          on: {
            'meridian.toggled': {
              guard: 'canToggle',
              actions: [
                { type: 'setTime', params: ({ context }) => ({ time: toggled(context) }) },
                { type: 'tellTime', params: ({ context }) => ({ time: context.value }) },
              ],
            },
          },
        },
        invalid: {},
      },
      on: {
        'unit.stepped': {
          guard: 'canStep',
          target: '#timePicker.deciding',
          actions: [
            { type: 'setTime', params: ({ context, event }) => ({ time: stepped(context, event) }) },
            { type: 'tellTime', params: ({ context }) => ({ time: context.value }) },
          ],
        },
        'unit.typed': {
          actions: assign(({ context, event: { unit, text } }) => ({
            texts: { ...context.texts, [unit]: text.slice(0, 2) },
          })),
        },
        'unit.committed': {
          target: '#timePicker.deciding',
          actions: [
            assign(({ context, event }) => {
              const { options, value, texts, isPm, bad } = context;
              const read = readFields(texts, event.unit, value !== null || bad !== null, isPm, options);
              if (read.time !== null) return withValue(read.time, options);
              return { value: null, bad: read.bad };
            }),
            { type: 'tellTime', params: ({ context }) => ({ time: context.value }) },
          ],
        },
        'time.pasted': {
          guard: 'isTime',
          target: '#timePicker.deciding',
          actions: [
            { type: 'setTime', params: ({ context, event }) => ({ time: pasted(context, event.text) }) },
            { type: 'tellTime', params: ({ context }) => ({ time: context.value }) },
          ],
        },
      },
    },
  },
});

export type TimePickerRef = ActorRefFrom<typeof timePickerMachine>;
export type TimePickerSnapshot = SnapshotFrom<typeof timePickerMachine>;

/** The visible fields, in order. */
export const shownUnits = ({ context: { options } }: TimePickerSnapshot): TimeUnit[] => [
  'hours',
  ...(options.showMinutes ? (['minutes'] as const) : []),
  ...(options.showSeconds ? (['seconds'] as const) : []),
];
