/**
 * How whoever reads this page has dates and numbers written. A language is a BCP 47 tag; its texts stay English. Empty:
 * the site's language, the device's zone. A server reads as the site does.
 */
export interface Reader {
  language: string;
  /** An IANA name. */
  zone: string;
}

let reader: Reader = { language: '', zone: '' };

/** Sets it for this page, before what depends on it is drawn anew. */
export const readAs = (chosen: Reader): void => {
  reader = chosen;
};

/** The language of numbers, or `usual` where none was chosen. */
export const readersLanguage = (usual: string): string => reader.language || usual;

/** The language of calendars: a code of theirs. */
export const readersCalendar = (): string => reader.language.split('-u-')[0] || 'en';

/** The zone that was chosen; undefined for the device's. */
export const readersZone = (): string | undefined => reader.zone || undefined;

const made = new Map<string, Intl.DateTimeFormat>();

/** Writes dates for the reader. Kept by `name`: making one takes a hundred times as long as using it. */
export function dateFormat(
  name: string,
  options: Intl.DateTimeFormatOptions,
  zone = readersZone(),
): Intl.DateTimeFormat {
  const key = `${name} ${reader.language} ${zone}`;
  const format =
    made.get(key) ?? new Intl.DateTimeFormat(readersLanguage('en-GB'), { ...options, timeZone: zone });
  made.set(key, format);
  return format;
}
