import { isoTime } from '#domain/calendar/time.ts';
import type { OpenedPicker } from '#machines/testing/open-picker.ts';
import { expectThat } from '../picker-case.ts';
import { dayWord, plainly, quotedIn, timeWord, unquoted } from './said.ts';
import { timeOf } from './times.ts';

import type { Before, Expectation } from './expectation.ts';
import { ofCells } from './expectations-of-cells.ts';

const captionText = /^(?:\p{L}+ \d{4}|\d{4}(?: - \d{4})?)(?: \| .+)*$/u;

const captions: Expectation = (then, words) => {
  const quoted = quotedIn(then)
    .map((one) => one.quoted)
    .find((text) => captionText.test(text));
  const plain = /(?:[A-Z]\p{L}+ \d{4}|\b\d{4} - \d{4})(?: ?\| ?[^;,|]+)*/u.exec(words)?.[0]?.trim();
  const listed = /\bcalendars? shows? (\d{4}(?:(?:, | and )\d{4})*)/i
    .exec(words)?.[1]
    ?.match(/\d{4}/g)
    ?.join(' | ');
  const wanted = quoted ?? listed ?? plain;
  return wanted === undefined
    ? undefined
    : (picker) => expectThat(picker.captions().join(' | '), 'captions').toBe(wanted);
};

const monthsCount: Expectation = (_, words) => {
  const count = /\b(\d) months? (?:are )?shown/i.exec(words)?.[1];
  return count === undefined
    ? undefined
    : (picker) => expectThat(picker.captions()).toHaveLength(Number(count));
};

const pendingWords = new RegExp(
  `\\b(?:pending(?: start)?|restarts?(?: at)?:?(?: pending start)?|new start)(?: is| at|:)? (${dayWord})`,
  'i',
);
const pending: Expectation = (_, words) => {
  if (/\b(?:no pending|nothing pending|not pending)/i.test(words))
    return (picker) => expectThat(picker.context().anchor, 'pending').toBeNull();
  const day = pendingWords.exec(words)?.[1];
  return day === undefined ? undefined : (picker) => expectThat(picker.context().anchor, 'pending').toBe(day);
};

const two = new RegExp(`(${dayWord})(?: ${timeWord})?(?: (?:to|until|then|and|–|-) )(${dayWord})`, 'i');
const oneDay = new RegExp(
  `\\b(?:value|selects?|selected|selection|picked|date|model|happens|unchanged|day)\\b(?: (?:is|becomes|set|to|still|stays|remains|that|of|a|the|one))*[: ]+(${dayWord})`,
  'i',
);
const value: Expectation = (_, words) => {
  const said = words
    .replace(pendingWords, ' ')
    .replaceAll(/\b(?:in-range|enabled|first cell|starts? with)\b[^;]*/gi, ' ');
  const pair = two.exec(said);
  if (pair) return (picker) => expectThat(picker.value(), 'value').toEqual([pair[1], pair[2]]);
  const single = oneDay.exec(said)?.[1];
  if (single !== undefined) return (picker) => expectThat(picker.value(), 'value').toEqual([single]);
  const end = new RegExp(`\\b(start|end) (?:is )?[^,;]*?(${dayWord})`, 'i').exec(said);
  if (end)
    return (picker) => expectThat(picker.value()[end[1]!.toLowerCase() === 'end' ? 1 : 0]).toBe(end[2]);
  if (
    /\bvalue (?:is |becomes )?(?:undefined|none|null|empty|dropped)\b|\b(?:previous value dropped|empties|nothing (?:is )?selected|value emptied|no value)\b/i.test(
      said,
    )
  )
    return (picker) => expectThat(picker.value(), 'value').toEqual([]);
  return /\bvalue is today\b/i.test(said)
    ? (picker) => expectThat(picker.value(), 'value').toEqual([picker.context().today])
    : undefined;
};

const times: Expectation = (_, words) => {
  const all = [...words.matchAll(new RegExp(`(?:${dayWord}|shows|from|to) (${timeWord})`, 'gi'))].map(
    ([, time]) => timeOf(time!),
  );
  return all.length === 0
    ? undefined
    : (picker) => expectThat(picker.context().times.map(isoTime), 'times').toEqual(all.map(isoTime));
};

const field: Expectation = (then) => {
  const text = quotedIn(then).find(({ before }) => /\b(?:input|field|text)\b[^,;]*$/i.test(before))?.quoted;
  const plain = /\binput shows (\d\S*?)[;,]?(?: |$)/i.exec(then)?.[1];
  const wanted = text ?? plain;
  return wanted === undefined
    ? undefined
    : (picker) => expectThat(picker.context().text, 'text').toBe(wanted);
};

const open: Expectation = (_, words) => {
  const said = [...words.matchAll(/\bopen ?[=:] ?(true|false)/gi)].at(-1)?.[1];
  const isOpen =
    said !== undefined
      ? said.toLowerCase() === 'true'
      : /\b(?:stays|remains|still|keeps|is) open\b|\bpopup opens\b/i.test(words)
        ? true
        : /\b(?:popup|calendar|dialog) (?:is )?(?:closes|closed|shut)\b|\bcloses the (?:popup|dialog)\b|\bstays closed\b/i.test(
              words,
            )
          ? false
          : undefined;
  return isOpen === undefined ? undefined : (picker) => expectThat(picker.isOpen(), 'open').toBe(isOpen);
};

const kinds: readonly (readonly [kind: string, words: RegExp])[] = [
  ['invalid', /\binvalid(?: date)?(?: error)?\b|\bdate error\b/i],
  ['minDate', /\bmin(?:imum)?[ -]?date error\b|\bminimum error\b/i],
  ['maxDate', /\bmax(?:imum)?[ -]?date error\b|\bmaximum error\b/i],
  ['maxRange', /\b(?:range-length|max(?:imum)?[ -]?range) error\b/i],
  ['disabled', /\bdisabled(?:[ -]date)? error\b/i],
];
const errors: Expectation = (_, words) => {
  const named = kinds.filter(([, said]) => said.test(words)).map(([kind]) => kind);
  // The result of a second validation is stated further on.
  if (named.length > 0) return (picker) => expectThat(picker.errors(), 'errors').toEqual(named);
  return /\bno error\b|\berrors?[=:]? ?(?:null|none)\b/i.test(words)
    ? (picker) => expectThat(picker.errors(), 'errors').toEqual([])
    : undefined;
};

const view: Expectation = (_, words) => {
  const modes = /\bmodes? ((?:day|month|year)(?: ?-> ?(?:day|month|year))+)/i
    .exec(words)?.[1]
    ?.split(/ ?-> ?/);
  if (modes) return (_picker, { views }) => expectThat([...new Set(views)], 'views').toEqual(modes);
  const name =
    /\bmode (day|month|year)\b/i.exec(words)?.[1] ?? /\b(day|month|year) (?:view|mode)\b/i.exec(words)?.[1];
  return name === undefined || /hidden in/.test(words)
    ? undefined
    : (picker) => expectThat(picker.view(), 'view').toBe(name.toLowerCase());
};

const nothing: Expectation = (_, words) =>
  /\bnothing happens\b|\b(?:value|selection|range) (?:is )?(?:unchanged|does not change|stays)\b|\brefused\b/i.test(
    words,
  )
    ? (picker, before) => {
        expectThat(picker.value(), 'value').toEqual(before.value);
        expectThat(picker.context().anchor, 'pending').toBe(before.anchor);
        if (!/\bnothing happens\b/i.test(words)) return;
        expectThat(picker.told.length, 'told').toBe(before.told);
        expectThat(picker.view(), 'view').toBe(before.view);
      }
    : undefined;

const all: readonly Expectation[] = [
  captions,
  monthsCount,
  pending,
  value,
  times,
  field,
  open,
  errors,
  view,
  nothing,
  ...ofCells,
];

/** Everything that the words say; empty when they are not understood. */
export function expectationsOf(said: string): ((picker: OpenedPicker, before: Before) => void)[] {
  const then = plainly(said);
  const words = unquoted(then).replaceAll(/\s+/g, ' ').trim();
  return all.flatMap((one) => one(then, words) ?? []);
}
