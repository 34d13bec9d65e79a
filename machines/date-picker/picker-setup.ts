import { assign, raise, setup } from 'xstate';
import { must } from '#domain/must.ts';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';
import type { CalendarView, PickerContext, PickerEvent, PickerInput } from './picker-context.ts';
import { canTurn, moved, outcomeOf, staysOpen, turned } from './picker-steps.ts';
import { commitText, prepared, setOptions, setValue, showing, valued } from './picker-value.ts';

const ranks: Readonly<Record<CalendarView, number>> = { day: 0, month: 1, year: 2 };

/** Whether a time was set for one of the picked days. */
const isTimeOf = ({ options, value }: PickerContext, event: PickerEvent): boolean =>
  event.type === 'time.changed' &&
  event.time !== null &&
  options.withTime &&
  !options.isDisabled &&
  event.end < value.length;

/** Shared by the date and the date-range picker: the regions below are states of this setup. */
export const pickerSetup = setup({
  types: {
    context: {} as PickerContext,
    events: {} as PickerEvent,
    input: {} as PickerInput,
  },
  actions: {
    prepare: assign(({ context, event }) => ('today' in event ? prepared(context, event.today) : {})),
    /** Drops a range's start that has no end yet. */
    close: assign({ isOpen: false, anchor: null, hover: null, isCustom: false }),
    /** Goes on to the months of the picked year, or the days of the picked month. */
    goTo: assign(({ context, event }) => {
      const outcome = outcomeOf(context, event);
      return outcome.to === 'month' || outcome.to === 'day'
        ? { at: outcome.at, focus: `${outcome.at}-01`, hover: null }
        : {};
    }),
    take: assign(({ context, event }) => {
      const outcome = outcomeOf(context, event);
      if (outcome.to === 'anchor')
        return { ...showing(context, outcome.day), anchor: outcome.day, hover: null };
      if (outcome.to !== 'value') return {};
      const preset = event.type === 'preset.picked' ? context.options.presets[event.place] : undefined;
      return {
        ...valued(context, outcome.days, context.times),
        preset: preset?.label ?? null,
        ...showing(context, outcome.days[0]),
      };
    }),
    /** Takes the typed text. */
    commit: assign(({ context }) => commitText(context)),
    turn: assign(({ context, event }, { view }: { view: CalendarView }) =>
      event.type === 'page.turned' ? turned(context, view, event.by) : {},
    ),
    moveFocus: assign(({ context, event }, { view }: { view: CalendarView }) =>
      event.type === 'key.pressed' ? moved(context, view, event.key, event.isShift) : {},
    ),
    /** Reports a value that somebody chose or typed, not one that the program set. */
    tellValue: (_, _params: Pick<PickerContext, 'value' | 'times'>) => notProvided('tellValue'),
  },
  guards: {
    isInline: ({ context }) => context.options.isInline,
    isEnabled: ({ context }) => !context.options.isDisabled,
    isUsable: ({ context }) => context.isOpen && !context.options.isDisabled,
    startsIn: ({ context: { options } }, { view }: { view: CalendarView }) =>
      ranks[view] <= Math.max(ranks[options.startView], ranks[options.minView]),
    mayShow: ({ context, event }, { view }: { view: CalendarView }) =>
      event.type === 'view.picked' &&
      event.view === view &&
      ranks[view] >= ranks[context.options.minView] &&
      context.isOpen &&
      !context.options.isDisabled,
    canTurn: ({ context, event }, { view }: { view: CalendarView }) =>
      event.type === 'page.turned' && context.isOpen && canTurn(context, view, event.by),
    leadsTo: ({ context, event }, { to }: { to: 'month' | 'day' | 'anchor' | 'value' }) =>
      outcomeOf(context, event).to === to,
    closes: ({ context, event }) => {
      const outcome = outcomeOf(context, event);
      return outcome.to === 'value' && !staysOpen(context, outcome.days);
    },
    closesOutside: ({ context }) => context.options.closeOnOutsideClick,
    disables: ({ event }) => event.type === 'options.set' && event.options.isDisabled === true,
    isEdited: ({ context }) => context.isEdited,
    isPending: ({ context }) => context.anchor !== null,
    isHovered: ({ context, event }) =>
      event.type === 'cell.hovered' && context.isOpen && event.day !== context.hover,
    hasTime: ({ context, event }) => isTimeOf(context, event),
    closesAtTime: ({ context, event }) => isTimeOf(context, event) && !context.options.keepOpen,
  },
  delays: { motion: ({ context }) => (context.options.isReduced ? 0 : timing.popup) },
});

const tell = {
  type: 'tellValue',
  params: ({ context: { value, times } }: { context: PickerContext }) => ({ value, times }),
} as const;

const starts = { guard: { type: 'leadsTo', params: { to: 'anchor' } }, actions: 'take' } as const;
const chooses = { guard: { type: 'leadsTo', params: { to: 'value' } }, actions: ['take', tell] } as const;

const drawn = (view: CalendarView) =>
  pickerSetup.createStateConfig({
    on: {
      'page.turned': {
        guard: { type: 'canTurn', params: { view } },
        actions: { type: 'turn', params: { view } },
      },
      'key.pressed': { guard: 'isUsable', actions: { type: 'moveFocus', params: { view } } },
    },
  });

/** Days, months or years (PIC-1, PIC-2). Runs before the popup region: a pick is taken, then the popup closes. */
export const viewRegion = pickerSetup.createStateConfig({
  initial: 'deciding',
  on: {
    opened: '.deciding',
    'view.picked': [
      { guard: { type: 'mayShow', params: { view: 'day' } }, target: '.day' },
      { guard: { type: 'mayShow', params: { view: 'month' } }, target: '.month' },
      { guard: { type: 'mayShow', params: { view: 'year' } }, target: '.year' },
    ],
    'cell.picked': [
      { guard: { type: 'leadsTo', params: { to: 'month' } }, target: '.month', actions: 'goTo' },
      { guard: { type: 'leadsTo', params: { to: 'day' } }, target: '.day', actions: 'goTo' },
      chooses,
    ],
    'today.picked': chooses,
    'week.picked': chooses,
    'clear.picked': chooses,
    'custom.picked': { guard: 'isUsable', actions: assign({ isCustom: true }) },
    'cell.hovered': {
      guard: 'isHovered',
      actions: assign({
        hover: ({ event: { day, month } }) =>
          day !== null && month !== undefined && !day.startsWith(month) ? null : day,
      }),
    },
  },
  states: {
    deciding: {
      always: [
        { guard: { type: 'startsIn', params: { view: 'year' } }, target: 'year' },
        { guard: { type: 'startsIn', params: { view: 'month' } }, target: 'month' },
        { target: 'day' },
      ],
    },
    day: drawn('day'),
    month: drawn('month'),
    year: drawn('year'),
  },
});

/** What only a range has: a pick may start it, and a preset gives both ends. */
export const rangeViewRegion = pickerSetup.createStateConfig({
  ...viewRegion,
  on: {
    ...viewRegion.on,
    'cell.picked': [...viewRegion.on['cell.picked'], starts],
    'today.picked': [starts, chooses],
    'preset.picked': chooses,
  },
});

const closing = { target: 'closed', actions: 'close' } as const;
const closingPick = { guard: 'closes', ...closing } as const;

/** Whether the popup is open (PIC-4, PIC-7). */
export const popupRegion = pickerSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isInline', target: 'inline' }, { target: 'closed' }] },
    inline: {},
    closed: {
      on: {
        'open.asked': { guard: 'isEnabled', target: 'open', actions: ['prepare', raise({ type: 'opened' })] },
        'trigger.clicked': {
          guard: 'isEnabled',
          target: 'open',
          actions: ['prepare', raise({ type: 'opened' })],
        },
      },
    },
    open: {
      initial: 'opening',
      on: {
        'trigger.clicked': closing,
        'close.asked': closing,
        'escape.pressed': closing,
        'enter.pressed': closing,
        'outside.clicked': { guard: 'closesOutside', ...closing },
        'options.set': { guard: 'disables', ...closing },
        'cell.picked': closingPick,
        'today.picked': closingPick,
        'week.picked': closingPick,
        'clear.picked': closing,
        'time.changed': { guard: 'closesAtTime', ...closing },
      },
      states: { opening: { after: { motion: 'idle' } }, idle: {} },
    },
  },
});

export const rangePopupRegion = pickerSetup.createStateConfig({
  ...popupRegion,
  states: {
    ...popupRegion.states,
    open: {
      ...popupRegion.states.open,
      on: { ...popupRegion.states.open.on, 'preset.picked': closingPick },
    },
  },
});

const committing = { guard: 'isEdited', actions: ['commit', tell] } as const;

/** The field beside the calendar: in step with the value, being edited, or invalid (PIC-11, PIC-12). */
export const fieldRegion = pickerSetup.createStateConfig({
  initial: 'synced',
  on: {
    'text.typed': {
      guard: 'isEnabled',
      actions: assign({ text: ({ event }) => event.text, isEdited: true, errors: [] }),
    },
    'text.committed': committing,
    'enter.pressed': committing,
    'time.changed': {
      guard: 'hasTime',
      actions: [
        assign(({ context, event: { end, time } }) => {
          const times = context.times.with(end, must(time));
          return { ...valued(context, context.value, times), anchor: context.anchor, hover: context.hover };
        }),
        tell,
      ],
    },
    'value.set': { actions: assign(({ context, event }) => setValue(context, event.value, event.times)) },
    'options.set': { actions: assign(({ context, event }) => setOptions(context, event.options)) },
  },
  states: {
    synced: { always: { guard: 'isEdited', target: 'editing' } },
    editing: {
      always: [
        { guard: ({ context }) => !context.isEdited && context.errors.length > 0, target: 'invalid' },
        { guard: ({ context }) => !context.isEdited, target: 'synced' },
      ],
    },
    invalid: {
      always: [
        { guard: 'isEdited', target: 'editing' },
        { guard: ({ context }) => context.errors.length === 0, target: 'synced' },
      ],
    },
  },
});
