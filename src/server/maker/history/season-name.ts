const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** `25 November`. `time`: epoch ms. */
export const dayText = (time: number): string => day.format(time);

/**
 * Names a season by the day on which it begins: a league plays one after the other without a pause, so a number would
 * run into the ten thousands. `Season of 25 November`; another that begins on that day is `Season 2 of 25 November`.
 * `start` and `startBefore`, of the season before it: epoch ms.
 */
export function seasonName(start: number, startBefore: number): string {
  const length = start - startBefore;
  const dayStart = new Date(start).setUTCHours(0, 0, 0, 0);
  const number = Math.floor((start - dayStart) / length) + 1;
  return number === 1 ? `Season of ${dayText(start)}` : `Season ${number} of ${dayText(start)}`;
}
