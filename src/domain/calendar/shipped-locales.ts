import { itemAt, must } from '../must.ts';
import { defineLocale, findLocale, hasLocale, unknownLocale, type LocaleDefinition } from './locale.ts';

/** The languages shipped besides English, each in a file of its own that is fetched on demand. */
const shipped: Readonly<Record<string, () => Promise<LocaleDefinition>>> = {
  ar: () => import('./locales/ar.ts').then(({ arabic }) => arabic),
  bn: () => import('./locales/bn.ts').then(({ bengali }) => bengali),
  de: () => import('./locales/de.ts').then(({ german }) => german),
  'en-gb': () => import('./locales/en-gb.ts').then(({ britishEnglish }) => britishEnglish),
  es: () => import('./locales/es.ts').then(({ spanish }) => spanish),
  fa: () => import('./locales/fa.ts').then(({ persian }) => persian),
  fr: () => import('./locales/fr.ts').then(({ french }) => french),
  he: () => import('./locales/he.ts').then(({ hebrew }) => hebrew),
  hi: () => import('./locales/hi.ts').then(({ hindi }) => hindi),
  ja: () => import('./locales/ja.ts').then(({ japanese }) => japanese),
  'pt-br': () => import('./locales/pt-br.ts').then(({ portuguese }) => portuguese),
  pt: () => import('./locales/pt-br.ts').then(({ portuguese }) => portuguese),
  ru: () => import('./locales/ru.ts').then(({ russian }) => russian),
  'zh-cn': () => import('./locales/zh-cn.ts').then(({ chinese }) => chinese),
};

/** @internal For tests, which go through all of them. */
export const shippedLocales: readonly string[] = Object.keys(shipped);

const loading = new Map<string, Promise<void>>();

const codeOf = (code: string): string | undefined => {
  const key = code.toLowerCase().replaceAll('_', '-');
  return [key, itemAt(key.split('-'), 0)].find((one) => Object.hasOwn(shipped, one));
};

/** Whether it must be fetched before use. Its language does not stand in for a region that is shipped. */
export const isToBeLoaded = (code: string): boolean => {
  const own = codeOf(code);
  return own !== undefined && !hasLocale(own);
};

/**
 * Defines a shipped language; one that is already defined stays. Returns the same promise for the same language while
 * it is being fetched. Rejects with the exact text for a language that nobody has defined, or when its file cannot be
 * fetched.
 */
export function loadLocale(code: string): Promise<void> {
  const own = codeOf(code);
  if (own === undefined) {
    return findLocale(code) ? Promise.resolve() : Promise.reject(new Error(unknownLocale(code)));
  }
  if (hasLocale(own)) return Promise.resolve();
  let fetched = loading.get(own);
  if (!fetched) {
    fetched = must(shipped[own])().then(
      (definition) => defineLocale(own, definition),
      (error: unknown) => {
        // The next call may succeed.
        loading.delete(own);
        throw error;
      },
    );
    loading.set(own, fetched);
  }
  return fetched;
}
