function isKnown(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length > 0;
  } catch {
    return false;
  }
}

/**
 * uPlot formats numbers by the browser's language as soon as it is imported, and throws where that is no valid language
 * tag: Chromium reports `en-US@posix` where the system has no language. Call this before the import.
 */
export function sayKnownLanguage(): void {
  if (isKnown(navigator.language)) return;
  Object.defineProperty(navigator, 'language', { value: 'en', configurable: true });
}
