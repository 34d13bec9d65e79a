/** Languages that have a calendar of their own here, as BCP 47 tags. Empty: English, as the site is written. */
export const displayLanguages: readonly string[] = [
  '',
  'en-GB',
  'ar',
  'bn',
  'de',
  'es',
  'fa',
  'fr',
  'he',
  'hi',
  'ja',
  'pt-BR',
  'ru',
  'zh-CN',
];

/** Those that write numbers in digits of their own, as their calendars do. */
const digits: Readonly<Record<string, string>> = { ar: 'arab', bn: 'beng', fa: 'arab', hi: 'deva' };

/** The tag by which dates and numbers are written: on the calendar that betting goes by, in the language's own digits. */
export function languageTag(language: string): string {
  if (language === '') return '';
  const own = digits[language];
  return `${language}-u-ca-gregory${own === undefined ? '' : `-nu-${own}`}`;
}

/** Pages run from right to left. */
export const isRightToLeft = (language: string): boolean => ['ar', 'fa', 'he'].includes(language);
