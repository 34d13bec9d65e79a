import { displayLanguages, languageTag } from '#domain/bettor/display-language.ts';
import { isZone } from '#domain/calendar/zone-day.ts';
import { formatMoney, currencyInUse } from '#domain/money/money.ts';

type Options = readonly (readonly [value: string, words: string])[];

/** Each by its own name: whoever looks for it reads it. */
export const languageNames = (): Options =>
  displayLanguages.map((language) => [language, language === '' ? 'English' : ownName(language)]);

function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Zones by how far they are from UTC at `now`: `Asia/Kolkata, UTC+5:30`. */
export function zoneNames(now: string): Options {
  const at = new Date(now);
  return ['UTC', ...Intl.supportedValuesOf('timeZone')]
    .filter((zone, place, all) => isZone(zone) && all.indexOf(zone) === place)
    .map((zone) => [zone, `${zone.replaceAll('_', ' ')}, ${offsetText(zone, at)}`]);
}

function offsetText(zone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(
    at,
  );
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return offset.replace('GMT', 'UTC');
}

export interface WrittenSample {
  money: string;
  date: string;
  /** The first days of its week. */
  days: string;
}

/** How an amount, this moment and a week are written in a language, without choosing it. */
export function writtenSample(language: string, zone: string, now: string): WrittenSample {
  const tag = languageTag(language) || 'en-GB';
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: zone || undefined } as const;
  const weekday = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' });
  return {
    money: formatMoney(10_000_000, { locale: languageTag(language) || currencyInUse().locale }),
    date: new Intl.DateTimeFormat(tag, options).format(new Date(now)),
    // 1 to 3 January 2024 were a Monday and the days after it.
    days: [1, 2, 3].map((day) => weekday.format(Date.UTC(2024, 0, day))).join(' '),
  };
}
