import { z } from 'zod';
import { calendarAreas } from '../pickers/calendar-areas.ts';
import { localeAreas } from '../pickers/locale-areas.ts';
import { firstOf, pickerCase, type PickerArea, type PickerCase } from '../pickers/picker-case.ts';
import { popupAreas } from '../pickers/popup-areas.ts';
import { rangeAreas } from '../pickers/range-areas.ts';
import { timeAreas } from '../pickers/time-areas.ts';
import { typingAreas } from '../pickers/typing-areas.ts';
import { areasByData } from '../pickers/words/by-data.ts';
import { pickerByWords } from '../pickers/words/read-picker.ts';
import { timeByWords } from '../pickers/words/time-words.ts';
import { inZones } from '../pickers/in-zones.ts';
import { viewAreas } from '../pickers/view-areas.ts';
import type { PlannedCase } from '../support/plan.ts';
import { notOurs } from '../support/reference-case.ts';

const areas: Readonly<Record<string, PickerArea>> = {
  ...calendarAreas,
  ...typingAreas,
  ...rangeAreas,
  ...popupAreas,
  ...viewAreas,
  ...localeAreas,
  ...timeAreas,
};

/** What only a page shows, or what these pickers have no option for. */
const notRun: readonly (readonly [words: RegExp, why: string])[] = [
  [/\btab\b/i, 'focus inside the dialog: a story drives it in a browser'],
  [/\bclick(?:s|ed)?\b.*\binside\b/i, 'of the page: a story drives it in a browser'],
  [/\bopens (?:below|above) its\b/i, 'an animation: a story drives it in a browser'],
  [/\bpositioning\b/i, 'of the page: a story drives it in a browser'],
  [/\bwheel\b/i, 'of the page: a story drives it in a browser'],
  [/\btriggers?\b.*\bparsed\b/i, 'the only trigger here is a click, the default'],
];

/** Areas whose cases are read only by their words. */
const areasByWords: readonly string[] = [
  'disabled-days',
  'disabled-months',
  'disabled-years',
  'keyboard-grid',
  'range',
  'range-flags',
  'select-date',
  'time-limits',
  'time-parse',
  'time-seconds',
  'time-set',
  'today-clear',
];

const isKnown = (area: string): boolean =>
  Object.hasOwn(areas, area) || Object.hasOwn(areasByData, area) || areasByWords.includes(area);

const none: PickerArea = () => undefined;

/** Reads a case by its words when its area has no reader of its own or that reader does not understand it. */
const byWords = (area: string): PickerArea => (area.startsWith('time-') ? timeByWords : pickerByWords);

/** Cases of the date, range and time pickers: sentences that their areas' readers interpret. */
export const readPickerCases = (contents: unknown): PlannedCase[] =>
  z.array(pickerCase).parse(contents).map(planned);

function planned(one: PickerCase): PlannedCase {
  const { id } = one;
  const area = `picker ${one.area}`;
  const left = notRun.find(([words]) => words.test(one.when));
  if (left) return { id, area, ...notOurs(left[1]) };
  if (!isKnown(one.area))
    return {
      id,
      area,
      state: 'unknown area',
      check: () => {
        throw new Error(`No adapter knows the area ${one.area}`);
      },
    };
  const check = firstOf(areasByData[one.area] ?? none, areas[one.area] ?? none, byWords(one.area))(one);
  return { id, area, state: 'run', check: check ? () => inZones(check) : () => failUnread(one) };
}

function failUnread({ given, when, then }: PickerCase): never {
  throw new Error(`The words are not understood: given ${given}, when ${when}, then ${then}`);
}
