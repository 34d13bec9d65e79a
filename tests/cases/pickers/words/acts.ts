import { addDays, monthOf, toMonth, yearOf } from '#domain/calendar/day.ts';
import type { CalendarView, FocusKey } from '#machines/date-picker/picker-context.ts';
import { caseDay, type OpenedPicker } from '#machines/testing/open-picker.ts';
import { dayWord, monthCalled, plainly, quotedIn, timeWord, unquoted } from './said.ts';
import { timeOf } from './times.ts';

/** What is done to the picker. */
export type Act = (picker: OpenedPicker) => void;

interface ActWord {
  words: RegExp;
  act: (found: RegExpExecArray, when: string, given: string) => Act | undefined;
}

const picked = /\b(?:pick|click|select|choos|chosen|press|tap)/i;
const looked =
  /\b(?:computed|calculated|flagged|flags|rendered?s?|renders|listed|read|shown|checked|inspected|looked|validated|offered|asked)\b/i;

const turn =
  (by: 1 | -1, times: number): Act =>
  (picker) => {
    for (let done = 0; done < times; done++) picker.send({ type: 'page.turned', by });
  };
const timesIn = (when: string): number => {
  const count = /\b(twice|three times|(\d+) times)\b/i.exec(when);
  return count ? Number(count[2] ?? (count[1]!.startsWith('twice') ? 2 : 3)) : 1;
};
const view =
  (name: string): Act =>
  (picker) =>
    picker.send({ type: 'view.picked', view: name.toLowerCase() as CalendarView });
const key =
  (name: string, isShift: boolean): Act =>
  (picker) =>
    picker.send({ type: 'key.pressed', key: name as FocusKey, isShift });

/** One kind of act each. A `when` may name several; they are done in its order. */
const actWords: readonly ActWord[] = [
  {
    words: new RegExp(`(${dayWord})`, 'g'),
    act: ([, day = ''], when) => dayAct(day, when),
  },
  {
    words: /\b(?:year (?:cell )?)?(?<![-/\d])(\d{4})\b(?![-/\d])/g,
    act: ([, year = ''], when) => (picked.test(when) ? (picker) => picker.pick(year) : undefined),
  },
  {
    words: /\b([A-Z][a-z]{2,8})\b(?! \d{4})/g,
    act: ([, name = ''], when) => {
      const month = monthCalled(name);
      if (month === 0 || !picked.test(when)) return undefined;
      return (picker) => picker.pick(toMonth(yearOf(picker.context().at), month));
    },
  },
  {
    words: /\b(next|forward|previous|prev|back)\b(?! (?:first|pick))/gi,
    act: ([, way = ''], when) => turn(/next|forward/i.test(way) ? 1 : -1, timesIn(when)),
  },
  {
    words: /\b(day|month|year) (?:view|mode)(?:\b)/gi,
    act: ([, name = '']) => view(name),
  },
  {
    words: /\b(month|year) (?:caption|title|button|heading)\b/gi,
    act: ([, name = '']) => view(name),
  },
  {
    words:
      /\b(?:popup|calendar|dialog|picker|dropdown) (?:is )?(?:re-?)?open(?:s|ed)?\b|\bopen is asked|\bopened? again\b|\bopens again\b/gi,
    act: () => (picker) => picker.open(),
  },
  {
    words: /\b(?:popup|calendar|dialog) (?:is )?close[sd]\b|\bclose is asked/gi,
    act: () => (picker) => picker.send({ type: 'close.asked' }),
  },
  {
    words: /\btoggle[sd]?\b|\b(?:input|trigger|field) is clicked/gi,
    act: () => (picker) => picker.send({ type: 'trigger.clicked', today: caseDay }),
  },
  {
    words: /\b(?:lands|click(?:ed)?|press(?:ed)?) outside\b|\boutside (?:is clicked|click)/gi,
    act: () => (picker) => picker.send({ type: 'outside.clicked' }),
  },
  { words: /\besc(?:ape)?\b/gi, act: () => (picker) => picker.send({ type: 'escape.pressed' }) },
  { words: /\bpreset\b(?! list)/gi, act: (_, when) => (picked.test(when) ? pickPreset : undefined) },
  { words: /\btoday\b(?! later)/gi, act: (_, when) => (picked.test(when) ? pickToday : undefined) },
  {
    words: /\bclear(?:ed)?\b/gi,
    act: () => (picker) => picker.send({ type: 'clear.picked' }),
  },
  {
    words: /\b(?:text|input|field) (?:is )?(?:emptied|cleared)/gi,
    act: () => (picker) => picker.type(''),
  },
  {
    words: /\b([Ss]hift ?\+ ?)?(Arrow(?:Left|Right|Up|Down)|Home|End|PageUp|PageDown)\b/g,
    act: ([, shift, name = '']) => key(name, shift !== undefined),
  },
  {
    words: /\b(?:space|enter)\b/gi,
    act: (_, __, given) => (picker) =>
      /\bcell|\bgrid|focused day/i.test(given)
        ? picker.pick(picker.context().focus)
        : picker.send({ type: 'enter.pressed' }),
  },
  {
    words: /\bweek number\b/gi,
    act: (_, __, given) => (picker) => {
      const first = new RegExp(`row (${dayWord})`, 'i').exec(given)?.[1] ?? '2024-02-04';
      const end =
        new RegExp(`row ${dayWord} (?:to|-|–) (${dayWord})`, 'i').exec(given)?.[1] ?? addDays(first, 6);
      const month = monthOf(first) < monthOf(end) && /of [A-Z]/.test(given) ? monthOf(end) : monthOf(first);
      picker.send({ type: 'week.picked', first, month });
    },
  },
  {
    words: /\b(?:a|any|some|another) day\b/gi,
    act: (_, when) => (picked.test(when) ? (picker) => picker.pick('2024-02-20') : undefined),
  },
  {
    words: /\bthe same day\b/gi,
    act: () => (picker) => {
      const same = picker.value()[0] ?? caseDay;
      picker.pick(same);
      if (!picker.isOpen()) picker.open();
      picker.pick(same);
    },
  },
  {
    words: new RegExp(`\\b(start|end) (?:hours?|minutes?|seconds?|time)[^,;]*?(?:to )(${timeWord})`, 'gi'),
    act:
      ([, end = '', time = '']) =>
      (picker) =>
        picker.send({ type: 'time.changed', end: end.toLowerCase() === 'end' ? 1 : 0, time: timeOf(time) }),
  },
];

const pickPreset: Act = (picker) => picker.send({ type: 'preset.picked', place: 0 });
const pickToday: Act = (picker) => picker.send({ type: 'today.picked', today: picker.context().today });

/** A day is picked, is under the pointer, or is typed in the field's format. */
function dayAct(day: string, when: string): Act | undefined {
  if (/\b(?:enters?|hover(?:s|ed)?|over|moves to|pointer|mouse)\b/i.test(when))
    return (picker) => picker.send({ type: 'cell.hovered', day, month: monthOf(day) });
  if (/\b(?:typed|entered|validated|written)\b/i.test(when))
    return (picker) => picker.type(`${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`);
  if (/\bflag(?:ged|s)\b/i.test(when)) return () => undefined;
  if (!picked.test(when)) return undefined;
  const at = /\b(?:trailing|leading|other[- ]month)\b/i.test(when);
  return (picker) => {
    const month = at ? picker.context().at : undefined;
    picker.send({ type: 'cell.picked', cell: day, ...(month && { month }) });
  };
}

/** What is done, in the order of the words. Undefined when nothing in them is understood. */
export function actsOf(whenSaid: string, givenSaid: string): Act[] | undefined {
  const [when, given] = [plainly(whenSaid), plainly(givenSaid)];
  const typed = /\b(?:typed|entered|written|pasted)\b/i.test(when) ? quotedIn(when).at(0)?.quoted : undefined;
  if (typed !== undefined) return [(picker) => picker.type(typed)];
  const range =
    /^(\d\S+ - \d\S+) is typed/.exec(whenSaid)?.[1] ?? /^(\d\d\/\d\d\/\d{4}) is typed/.exec(whenSaid)?.[1];
  if (range !== undefined) return [(picker) => picker.type(range)];
  const locale = /locale/i.test(when) ? quotedIn(when).at(-1)?.quoted : undefined;
  if (locale !== undefined)
    return [(picker) => picker.send({ type: 'options.set', options: { locale }, today: caseDay })];
  const words = unquoted(when);
  const found = actWords.flatMap(({ words: word, act }) =>
    [...words.matchAll(word)].flatMap((match) => {
      const one = act(match, words, given);
      return one ? [{ at: match.index, one }] : [];
    }),
  );
  if (found.length > 0) return found.toSorted((a, b) => a.at - b.at).map(({ one }) => one);
  return looked.test(words) ? [] : undefined;
}
