import { z } from 'zod';
import { isoTime, parseTime, parseUnit, toTime, type TimeUnit } from '#domain/calendar/time.ts';
import { isTimeValid, timeDefaults } from '#machines/time-picker/time-picker.machine.ts';
import { firstOf, worded, type PickerArea, type PickerCase, expectThat } from './picker-case.ts';
import { openTime, timeIn } from '#machines/testing/open-time.ts';

const unitOf = (text: string): TimeUnit =>
  /hour/i.test(text) ? 'hours' : /min/i.test(text) ? 'minutes' : 'seconds';

const timeParse: PickerArea = ({ given, when, data }) => {
  const text = /^'(.*)' is parsed/.exec(when)?.[1];
  if (text === undefined || !data || !('out' in data)) return undefined;
  return () => expectThat(parseUnit(text, unitOf(given), /12-hour/.test(given))).toBe(data.out);
};

const stepIn = z.object({ value: z.string(), fn: z.string(), step: z.number() });

/** Fields of 24 hours are those that the case writes without AM or PM. */
const shownAs = ({ then }: PickerCase) => /fields ([\d:]+(?: [AP]M)?)/.exec(then)?.[1];

const timeStep = firstOf(
  (one) => {
    const read = stepIn.safeParse(one.data?.in);
    if (!read.success) return undefined;
    const { value, fn, step } = read.data;
    const unit = unitOf(fn);
    return () => {
      const shown = shownAs(one);
      const time = openTime(timeIn(value), {
        steps: { ...timeDefaults.steps, [unit]: Math.abs(step) },
        hasMeridian: shown === undefined || shown.endsWith('M'),
        showSeconds: unit === 'seconds',
      });
      time.send({ type: 'unit.stepped', unit, by: step > 0 ? 1 : -1, source: 'button' });
      expectThat(time.iso()).toBe(isoTime(timeIn(String(one.data!.out))));
      if (shown !== undefined) expectThat(time.fields()).toBe(shown);
    };
  },
  worded(/^default options \| steps are read/, ({ data }) =>
    expectThat(Object.values(timeDefaults.steps)).toEqual(data!.out),
  ),
  worded(/^default options \| display options/, () =>
    expectThat(timeDefaults).toMatchObject({
      hasMeridian: true,
      showMinutes: true,
      showSeconds: false,
      hasWheel: true,
      hasKeys: true,
    }),
  ),
  worded(/^no value \| (hour|minute|second) (up|down)/, (one, [, unit = '', way]) => {
    const time = openTime(null, { hasMeridian: false });
    time.send({ type: 'unit.stepped', unit: unitOf(unit), by: way === 'up' ? 1 : -1, source: 'button' });
    expectThat(time.fields()).toBe(shownAs(one));
    expectThat(time.iso()).toBe(/at (\S+),/.exec(one.then)![1]);
  }),
);

const limitsIn = z.object({ value: z.string(), min: z.string().optional(), max: z.string().optional() });

const timeLimits = firstOf(
  (one) => {
    const read = limitsIn.strict().safeParse(one.data?.in);
    if (!read.success || !/step buttons/.test(one.when)) return undefined;
    const { value, min, max } = read.data;
    return () => {
      const { actor } = openTime(timeIn(value), {
        min: min ? timeIn(min) : null,
        max: max ? timeIn(max) : null,
      });
      const can = (unit: TimeUnit, by: 1 | -1) =>
        actor.getSnapshot().can({ type: 'unit.stepped', unit, by, source: 'button' }) ? 'y' : 'n';
      const toggle = actor.getSnapshot().can({ type: 'meridian.toggled' }) ? 'y' : 'n';
      const both = (unit: TimeUnit) => `${unit} +${can(unit, 1)} -${can(unit, -1)}`;
      expectThat(`${both('hours')}, ${both('minutes')}, AM/PM ${toggle}`).toBe(one.then);
    };
  },
  worded(
    /^value (\S+ \S+) \| (hour|minute) (up|down) (?:past|inside) (min|max) (\S+)/,
    (one, [, value = '', unit = '', way, limit = '', at = '']) => {
      const time = openTime(timeIn(value), { [limit]: timeIn(at) });
      time.send({ type: 'unit.stepped', unit: unitOf(unit), by: way === 'up' ? 1 : -1, source: 'button' });
      expectThat(time.fields()).toBe(shownAs(one));
    },
  ),
);

const timeMeridian = firstOf(
  worded(/^value (\S+ \S+) shown as (\S+ \S+).*\| the AM\/PM button/, (one, [, value = '', shown]) => {
    const time = openTime(timeIn(value));
    expectThat(time.fields()).toBe(shown);
    time.send({ type: 'meridian.toggled' });
    expectThat([time.iso(), time.fields()]).toEqual([isoTime(timeIn(String(one.data!.out))), shownAs(one)]);
  }),
  worded(/(12|24)-hour mode \| fields are rendered/, (one, [, hours]) =>
    expectThat(openTime(timeIn(String(one.data!.in)), { hasMeridian: hours === '12' }).fields()).toBe(
      one.then,
    ),
  ),
  worded(/^no value \| fields are rendered/, () => {
    const { context, fields } = openTime(null);
    expectThat([context().texts.hours, context().texts.minutes, fields()]).toEqual(['', '', ': AM']);
  }),
  worded(
    /^(24-hour mode|read-only|disabled), value (\S+) \| AM\/PM toggle is asked/,
    ({ then }, [, what = '', value = '']) => {
      const time = openTime(timeIn(value), {
        hasMeridian: !what.startsWith('24'),
        isReadonly: what === 'read-only',
        isDisabled: what === 'disabled',
      });
      time.send({ type: 'meridian.toggled' });
      expectThat(then).toBe(`nothing happens: ${time.fields()}`);
      expectThat(time.told).toEqual([]);
    },
  ),
);

const setIn = z.object({
  hour: z.union([z.string(), z.number()]),
  minute: z.string().default('0'),
  seconds: z.string().optional(),
  isPM: z.boolean().optional(),
});

/** A whole time, as it is pasted; what is no time leaves the old one. */
const timeSet = firstOf(
  (one) => {
    const read = setIn.strict().safeParse(one.data?.in);
    if (!read.success) return undefined;
    const { hour, minute, seconds, isPM } = read.data;
    const half = isPM === undefined ? '' : isPM ? ' PM' : ' AM';
    return () => {
      const time = openTime(timeIn(one.given), { hasMeridian: isPM !== undefined });
      time.send({
        type: 'time.pasted',
        text: `${hour}:${minute}${seconds === undefined ? '' : `:${seconds}`}${half}`,
      });
      expectThat(time.iso()).toBe(isoTime(timeIn(String(one.data!.out))));
    };
  },
  worded(/^no value \| (\d+:\d+) is entered/, ({ then }, [, text = '']) => {
    const time = openTime(null);
    const [hours = '', minutes = ''] = text.split(':');
    time.enter('hours', hours);
    time.enter('minutes', minutes);
    expectThat(then).toContain(time.iso());
    expectThat(parseTime(text, false)).toBe(toTime(Number(hours), Number(minutes), 0, null));
  }),
);

const typedOut = z.string().nullable();
const typedIn = z.object({ value: z.string(), field: z.string(), text: z.string() });

const timeTyped = firstOf(
  (one) => {
    const read = typedIn.safeParse(one.data?.in);
    if (!read.success) return undefined;
    const { value, field, text } = read.data;
    const unit = unitOf(field);
    return () => {
      const time = openTime(timeIn(value), {
        hasMeridian: !/24-hour/.test(one.given),
        showSeconds: unit === 'seconds',
      });
      time.enter(unit, text);
      const out = typedOut.parse(one.data!.out);
      expectThat(time.iso()).toBe(out === null ? null : isoTime(timeIn(out)));
      expectThat(time.context().bad).toBe(out === null ? unit : null);
      expectThat(isTimeValid(time.actor.getSnapshot())).toBe(out !== null);
    };
  },
  worded(
    /^min (\S+), max (\S+), value (\S+) \| '(\d+)' is typed in the hours field/,
    ({ then }, [, min = '', max = '', value = '', text = '']) => {
      const time = openTime(timeIn(value), { min: timeIn(min), max: timeIn(max), hasMeridian: false });
      time.enter('hours', text);
      expectThat(then).toContain(time.fields());
      expectThat(then.startsWith('accepted')).toBe(isTimeValid(time.actor.getSnapshot()));
    },
  ),
  worded(/^empty time allowed, value (\S+) \| the hours field is emptied/, (_one, [, value = '']) => {
    const time = openTime(timeIn(value), { allowEmpty: true });
    time.enter('hours', '');
    expectThat([time.iso(), time.context().bad, time.told]).toEqual([null, null, [null]]);
  }),
  worded(/^empty time not allowed \(default\), no value/, ({ then }) =>
    expectThat(then).toBe(`validity=${isTimeValid(openTime(null).actor.getSnapshot())}`),
  ),
  worded(/^disabled \| (minute|hour) up/, (_one, [, unit = '']) => {
    const time = openTime(timeIn('10:20'), { isDisabled: true });
    time.send({ type: 'unit.stepped', unit: unitOf(unit), by: 1, source: 'button' });
    expectThat([time.fields(), time.told]).toEqual(['10:20 AM', []]);
  }),
);

const timeSeconds = worded(
  /^(seconds|minutes) hidden.*, value (\S+) \| (minutes|hours) are changed to (\d+)/,
  (one, [, hidden, value = '', unit = '', text = '']) => {
    const time = openTime(timeIn(value), { showMinutes: hidden !== 'minutes', showSeconds: false });
    time.enter(unitOf(unit), text);
    expectThat(time.iso()).toBe(isoTime(timeIn(one.then)));
  },
);

const timeKeys = firstOf(
  worded(/^hours field focused, value (\S+) (AM|PM) \| ArrowUp/, (_one, [, value = '']) => {
    const from = timeIn(value);
    for (const [unit, by] of [
      ['hours', 3600],
      ['minutes', 300],
      ['seconds', 10],
    ] as const)
      for (const way of [1, -1] as const) {
        const time = openTime(from, { showSeconds: true });
        time.send({ type: 'unit.stepped', unit, by: way, source: 'key' });
        expectThat(time.context().value).toBe(from + by * way);
      }
  }),
  worded(/^arrow keys off \| ArrowUp/, ({ then }) => {
    const time = openTime(timeIn('10:20'), { hasKeys: false });
    time.send({ type: 'unit.stepped', unit: 'hours', by: 1, source: 'key' });
    expectThat(then).toContain(time.fields());
    time.send({ type: 'unit.stepped', unit: 'hours', by: 1, source: 'button' });
    expectThat(time.fields()).toBe('11:20 AM');
  }),
  worded(/^any time field \| more than two characters/, () => {
    const time = openTime(null);
    time.send({ type: 'unit.typed', unit: 'hours', text: '123' });
    expectThat(time.context().texts.hours).toBe('12');
  }),
);

export const timeAreas: Readonly<Record<string, PickerArea>> = {
  'time-parse': timeParse,
  'time-step': timeStep,
  'time-limits': timeLimits,
  'time-meridian': timeMeridian,
  'time-set': timeSet,
  'time-typed': timeTyped,
  'time-seconds': timeSeconds,
  'time-keys': timeKeys,
};
