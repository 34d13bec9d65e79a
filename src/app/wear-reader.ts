import { isRightToLeft, languageTag } from '#domain/bettor/display-language.ts';
import { loadLocale } from '#domain/calendar/shipped-locales.ts';
import { isZone } from '#domain/calendar/zone-day.ts';
import { readAs } from '#domain/words/reader.ts';

/** Has this page write dates and numbers so from now on. What is drawn already must be drawn anew. */
export async function wearReader(language: string, zone: string): Promise<void> {
  // Calendars of the language are opened with its words.
  if (language !== '') await loadLocale(language);
  readAs({ language: languageTag(language), zone: isZone(zone) ? zone : '' });
  const { documentElement: root } = document;
  if (isRightToLeft(language)) root.dir = 'rtl';
  else root.removeAttribute('dir');
}
