import { isoTime, parseUnit, type TimeOfDay, type TimeUnit } from '#domain/calendar/time.ts';
import { timeDefaults, type TimeOptions } from '#machines/time-picker/time-picker.machine.ts';
import { isTimeValid, openTime } from '#machines/testing/open-time.ts';
import { z } from 'zod';
import { expectThat, type PickerArea, type PickerCase } from '../picker-case.ts';
import { dayWord, plainly, quotedIn, timeWord, unquoted } from './said.ts';
import { timeOf } from './times.ts';

type OpenedTime = ReturnType<typeof openTime>;
type Act = (time: OpenedTime) => void;

const unitOf = (text: string): TimeUnit | undefined => {
  const word = /hour|minute|second/i.exec(text)?.[0].toLowerCase();
  return word === undefined ? undefined : (`${word}s` as TimeUnit);
};

const after = (text: string, word: string): TimeOfDay | null => {
  const found = new RegExp(
    `\\b${word}\\w*(?: time| is| of| at)*[ :=]+(?:${dayWord} )?(${timeWord})`,
    'i',
  ).exec(text)?.[1];
  return found === undefined ? null : timeOf(found);
};

const dataIn = z
  .looseObject({
    value: z.string(),
    min: z.string(),
    max: z.string(),
    fn: z.string(),
    step: z.number(),
    field: z.string(),
    text: z.string(),
  })
  .partial();

/** The current time and the options, from the words of a case and its data. */
function given(one: PickerCase): { value: TimeOfDay | null; options: Partial<TimeOptions> } {
  const data =
    typeof one.data?.in === 'string' ? { value: one.data.in } : (dataIn.safeParse(one.data?.in).data ?? {});
  const words = unquoted(plainly(one.given));
  const said = `${words}; ${plainly(one.when)}`;
  const unlimited = words.replaceAll(
    new RegExp(`\\b(?:min|max)\\w*(?: is| of)*[ :=]+(?:${dayWord} )?${timeWord}`, 'gi'),
    ' ',
  );
  // Where nothing happens, the value is the one that remains.
  const kept = /^nothing happens: (.*)/i.exec(one.then)?.[1] ?? '';
  const own = data.value ?? new RegExp(timeWord, 'i').exec(`${unlimited} ${kept}`)?.[0];
  const fields = fieldsIn(one.then);
  const is24 = /\b24[- ]hours?\b/i.test(words) || (fields !== undefined && !/[ap]m/i.test(fields));
  const unit = unitOf(data.fn ?? data.field ?? one.when);
  const step = data.step === undefined ? Number(/\bstep (\d+)/i.exec(said)?.[1] ?? 0) : Math.abs(data.step);
  const none = /\bno value\b|\bempty value\b|\bvalue (?:is )?(?:none|empty|null)\b/i.test(words);
  return {
    value:
      none || own === undefined
        ? /\bmidnight\b/i.test(words)
          ? 0
          : /\bnoon\b/i.test(words)
            ? 43_200
            : null
        : timeOf(/\d:\d\d/.test(own) ? own : '00:00'),
    options: {
      hasMeridian: !is24,
      showSeconds: unit === 'seconds' || (fields?.match(/:/g)?.length ?? 0) > 1,
      min: data.min === undefined ? after(said, 'min') : timeOf(data.min),
      max: data.max === undefined ? after(said, 'max') : timeOf(data.max),
      ...(/\bminutes (?:are )?hidden/i.test(words) && { showMinutes: false }),
      ...(/\bread-?only\b/i.test(words) && { isReadonly: true }),
      ...(/\bdisabled\b/i.test(words) && { isDisabled: true }),
      ...(/\barrow keys (?:are )?off\b/i.test(words) && { hasKeys: false }),
      ...(/\bempty (?:time )?(?:is )?allowed\b/i.test(words) && { allowEmpty: true }),
      ...(unit !== undefined && step > 0 && { steps: { ...timeDefaults.steps, [unit]: step } }),
    },
  };
}

const up = /\b(?:up|increase[ds]?|increment(?:ed|s)?|ArrowUp)\b/i;
const down = /\b(?:down|decrease[ds]?|decrement(?:ed|s)?|ArrowDown)\b/i;

function actsOf(one: PickerCase): Act[] | undefined {
  const when = plainly(one.when);
  const words = unquoted(when);
  const data = dataIn.safeParse(one.data?.in).data ?? {};
  const unit = unitOf(data.fn ?? data.field ?? words);
  const quoted = quotedIn(when)[0]?.quoted;
  const text = data.text ?? quoted ?? /\b(?:are|is) changed to (\d+)/i.exec(words)?.[1];
  if (/\bemptied\b|\bcleared\b/i.test(words) && unit) return [(time) => time.enter(unit, '')];
  if (text !== undefined && unit) return [(time) => time.enter(unit, text)];
  const way =
    data.step === undefined ? (up.test(words) ? 1 : down.test(words) ? -1 : 0) : Math.sign(data.step);
  if (unit && way !== 0) {
    const source = /\bArrow|\bkey\b/i.test(words) ? 'key' : 'button';
    return [(time) => time.send({ type: 'unit.stepped', unit, by: way > 0 ? 1 : -1, source })];
  }
  if (/\bAM\/PM\b|\bmeridian\b/i.test(words) && /\b(?:press|click|toggle|asked|switch)/i.test(words))
    return [(time) => time.send({ type: 'meridian.toggled' })];
  const entered = /^(\S+:\S+(?: [AP]M)?) is (?:entered|pasted|typed|set)/i.exec(when)?.[1];
  if (entered !== undefined) return [(time) => time.send({ type: 'time.pasted', text: entered })];
  return /\b(?:rendered|computed|read|shown|checked|listed|looked)\b/i.test(words) ? [] : undefined;
}

/** What the fields show, where the case says so. */
const fieldsIn = (then: string): string | undefined => {
  const plain = plainly(then);
  return (
    /\bfields?(?: show)? ([\d:]+(?: [AP]M)?)/i.exec(plain)?.[1] ??
    /\b(?:nothing happens|shows|stays)[: ]+([\d:]{4,}(?: [AP]M)?)/i.exec(plain)?.[1] ??
    /^([\d:]{4,}(?: [AP]M)?)$/i.exec(plain)?.[1]
  );
};

type Expectation = (time: OpenedTime) => void;

function expectationsOf(one: PickerCase): Expectation[] {
  const then = plainly(one.then);
  const words = unquoted(then);
  const all: Expectation[] = [];
  const shown = fieldsIn(one.then);
  if (shown !== undefined) all.push((time) => expectThat(time.fields(), 'fields').toBe(shown));
  const valued = new RegExp(
    `\\b(?:value|at|model|time)\\b(?: is| becomes| today| at)*[ :]+(?:${dayWord} )?(${timeWord})`,
    'i',
  ).exec(words)?.[1];
  const out = one.data?.out;
  if (out === null) all.push((time) => expectThat(time.iso(), 'value').toBeNull());
  else if (typeof out === 'string' && new RegExp(`^${dayWord}`).test(out))
    all.push((time) =>
      expectThat(time.iso(), 'value').toBe(isoTime(timeOf(/\d:\d\d/.test(out) ? out : '00:00'))),
    );
  else if (valued !== undefined)
    all.push((time) => expectThat(time.iso(), 'value').toBe(isoTime(timeOf(valued))));
  const validity = /\bvalid(?:ity)? ?[=:] ?(true|false)/i.exec(words)?.[1];
  if (validity !== undefined)
    all.push((time) =>
      expectThat(isTimeValid(time.actor.getSnapshot()), 'validity').toBe(validity === 'true'),
    );
  else if (/^invalid\b/i.test(words))
    all.push((time) => expectThat(isTimeValid(time.actor.getSnapshot())).toBe(false));
  if (/\bbecomes empty\b|\btime is emptied\b/i.test(words))
    all.push((time) => expectThat(time.iso()).toBeNull());
  const buttons = [...words.matchAll(/\b(hours?|minutes?|seconds?) \+ ?([yn])\w* - ?([yn])/gi)];
  const toggle = /\bAM\/PM ([yn])\b/i.exec(words)?.[1];
  for (const [, name = '', plus, minus] of buttons)
    all.push(({ actor }) => {
      const can = (by: 1 | -1) =>
        actor.getSnapshot().can({ type: 'unit.stepped', unit: unitOf(name)!, by, source: 'button' });
      expectThat(can(1), `${name} +`).toBe(plus === 'y');
      expectThat(can(-1), `${name} -`).toBe(minus === 'y');
    });
  if (toggle !== undefined)
    all.push(({ actor }) =>
      expectThat(actor.getSnapshot().can({ type: 'meridian.toggled' }), 'AM/PM').toBe(toggle === 'y'),
    );
  return all;
}

/** A field's text by itself. */
const parsed: PickerArea = (one) => {
  const unit = unitOf(one.given);
  const text = /\bparsed\b/i.test(one.when) ? quotedIn(plainly(one.when))[0]?.quoted : undefined;
  if (unit === undefined || text === undefined) return undefined;
  const said = /^invalid/i.test(one.then)
    ? null
    : /^\d+/.test(one.then)
      ? Number.parseInt(one.then, 10)
      : undefined;
  const out = one.data && 'out' in one.data ? one.data.out : said;
  return out === undefined
    ? undefined
    : () => expectThat(parseUnit(text, unit, /\b12[- ]hour/i.test(one.given))).toBe(out);
};

/** Any case of a time picker, read from its words and its data. */
export const timeByWords: PickerArea = (one) => {
  const alone = parsed(one);
  if (alone) return alone;
  const [acts, expectations] = [actsOf(one), expectationsOf(one)];
  if (!acts || expectations.length === 0) return undefined;
  return () => {
    const { value, options } = given(one);
    const time = openTime(value, options);
    for (const act of acts) act(time);
    for (const expectation of expectations) expectation(time);
  };
};
