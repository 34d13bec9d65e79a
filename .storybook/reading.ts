import { isRightToLeft } from '../src/domain/bettor/display-language.ts';
import { wearReader } from '../src/app/wear-reader.ts';

let worn = '';

/** Has dates and numbers written in a language; its calendar is fetched first. */
export async function wearLanguage(locale: string): Promise<void> {
  const language = locale === 'site' ? '' : locale;
  if (language === worn) return;
  await wearReader(language, '');
  worn = language;
}

/** The direction of the page: that of the language, unless one is chosen. */
export function wearDirection(direction: string, locale: string): void {
  const root = document.documentElement;
  const own = isRightToLeft(locale) ? 'rtl' : 'ltr';
  const chosen = direction === 'language' ? own : direction;
  // As on the site: a page from left to right says nothing.
  if (chosen === 'rtl') root.dir = 'rtl';
  else root.removeAttribute('dir');
}
