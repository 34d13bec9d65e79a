import { z } from 'zod';
import { calendarAreas } from '../pickers/calendar-areas.ts';
import { localeAreas } from '../pickers/locale-areas.ts';
import { pickerCase, type PickerArea, type PickerCase } from '../pickers/picker-case.ts';
import { popupAreas } from '../pickers/popup-areas.ts';
import { rangeAreas } from '../pickers/range-areas.ts';
import { timeAreas } from '../pickers/time-areas.ts';
import { typingAreas } from '../pickers/typing-areas.ts';
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

/** What only a page shows, or is no option of these pickers. */
const notRun: readonly (readonly [words: RegExp, why: string])[] = [
  [/Tab is pressed/, 'focus inside the dialog: a story drives it in a browser'],
  [/a click lands inside the popup/, 'of the page: a story drives it in a browser'],
  [/opens below its input/, 'an animation: a story drives it in a browser'],
  [/positioning is read/, 'of the page: a story drives it in a browser'],
  [/^wheel$/, 'of the page: a story drives it in a browser'],
  [/trigger text is parsed/, 'the only trigger here is a click, the default'],
];

/** Cases of the date, range and time pickers: sentences, read by their area. */
export const readPickerCases = (contents: unknown): PlannedCase[] =>
  z.array(pickerCase).parse(contents).map(planned);

function planned(one: PickerCase): PlannedCase {
  const { id } = one;
  const area = `picker ${one.area}`;
  const left = notRun.find(([words]) => words.test(one.when));
  if (left) return { id, area, ...notOurs(left[1]) };
  if (!Object.hasOwn(areas, one.area))
    return {
      id,
      area,
      state: 'unknown area',
      check: () => {
        throw new Error(`No adapter knows the area ${one.area}`);
      },
    };
  const check = areas[one.area]!(one);
  return check
    ? { id, area, state: 'run', check: () => inZones(check) }
    : { id, area, ...notOurs(`its words are not understood: ${one.given}, when ${one.when}`) };
}
