import { backOff } from '#domain/wire/back-off.ts';
import { timing } from '#domain/site/timing.ts';

/** What the site answers: nothing, the page that this one is, or a newer one, which no longer has this one's scripts. */
export type SiteState = 'away' | 'same' | 'renewed';

/** A part of the site did not arrive. */
export class PartNotLoaded extends Error {
  override readonly name = 'PartNotLoaded';
  readonly site: SiteState;

  constructor(site: SiteState, cause: unknown) {
    super('A part of the site could not be loaded', { cause });
    this.site = site;
  }
}

export interface LoadEffects {
  /** Milliseconds. */
  wait: (ms: number) => Promise<void>;
  askSite: () => Promise<SiteState>;
}

const attempts = 3;

/**
 * Fetches a part of the site, retrying with growing waits. Throws `PartNotLoaded` after the last attempt, or after
 * `timing.partAnswer` in all.
 */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  effects: LoadEffects = { wait, askSite },
): Promise<Part> {
  const late = effects.wait(timing.partAnswer).then(() => {
    throw new Error('It was not there in time');
  });
  try {
    return await Promise.race([loadInTheEnd(load, effects), late]);
  } catch (cause) {
    throw new PartNotLoaded(await effects.askSite(), cause);
  }
}

async function loadInTheEnd<Part>(load: () => Promise<Part>, effects: LoadEffects): Promise<Part> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await load();
    } catch (error) {
      if (attempt === attempts) throw error;
      await effects.wait(backOff(attempt - 1, Math.random()));
    }
  }
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A renewed site's page names a different first script from the one this page was loaded with. */
export async function askSite(): Promise<SiteState> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  try {
    const answer = await fetch('/', {
      headers: { accept: 'text/html' },
      cache: 'no-store',
      signal: AbortSignal.timeout(timing.callAnswer),
    });
    if (!answer.ok) return 'away';
    return own && !(await answer.text()).includes(own) ? 'renewed' : 'same';
  } catch {
    return 'away';
  }
}
