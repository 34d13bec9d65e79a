import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where `npm run find-browser` writes its result. */
export const browserNote = fileURLToPath(new URL('../node_modules/.cache/browser.json', import.meta.url));

interface FoundBrowser {
  readonly path: string;
  readonly args: string[];
  readonly env: Record<string, string>;
}

/**
 * How to launch the Chromium that `npm run find-browser` chose. Without that result nothing is set, and Playwright uses
 * the browser that it installed itself.
 */
export function browserLaunchOptions() {
  if (!existsSync(browserNote)) return {};
  const found = JSON.parse(readFileSync(browserNote, 'utf8')) as FoundBrowser;
  const inherited = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return {
    executablePath: found.path,
    args: found.args,
    env: { ...(Object.fromEntries(inherited) as Record<string, string>), ...found.env },
  };
}
