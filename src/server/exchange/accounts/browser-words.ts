import Bowser from 'bowser';

/** Longer ones are no browser's, and reading them takes time. */
const longest = 512;

const unknown = 'An unknown browser';

/** A browser in words, `Chrome on Android`, as its user agent names it. Anybody can send any: it proves nothing. */
export function browserWords(userAgent: string | undefined): string {
  if (!userAgent || userAgent.length > longest) return unknown;
  const { browser, os, platform } = Bowser.parse(userAgent);
  const place = platform.type === 'desktop' ? os.name : (platform.model ?? os.name);
  const name = browser.name?.replace(' for Android', '');
  if (!name) return place ?? unknown;
  return place ? `${name} on ${place}` : name;
}
