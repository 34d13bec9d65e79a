import { backOff } from '#domain/site/back-off.ts';
import { timing } from '#domain/site/timing.ts';

/** A part of the site did not arrive. */
export class PartNotLoaded extends Error {
  override readonly name = 'PartNotLoaded';
  /** The site was rebuilt since this page was loaded, so what the page asks for is no longer there. */
  readonly isOutdated: boolean;

  constructor(isOutdated: boolean, cause: unknown) {
    super('A part of the site could not be loaded', { cause });
    this.isOutdated = isOutdated;
  }
}

export interface LoadEffects {
  /** Milliseconds. */
  wait: (ms: number) => Promise<void>;
  isOutdated: () => Promise<boolean>;
}

const attempts = 3;

/**
 * Fetches a part of the site, retrying with growing waits. Throws `PartNotLoaded` after the last attempt, or after
 * `timing.partAnswer` in all.
 */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  effects: LoadEffects = { wait, isOutdated: isSiteRenewed },
): Promise<Part> {
  const late = effects.wait(timing.partAnswer).then(() => {
    throw new Error('It was not there in time');
  });
  try {
    return await Promise.race([loadInTheEnd(load, effects), late]);
  } catch (cause) {
    throw new PartNotLoaded(await effects.isOutdated(), cause);
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

/** Whether the site's page now names a different first script from the one this page was loaded with. */
async function isSiteRenewed(): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  try {
    const answer = await fetch('/', {
      headers: { accept: 'text/html' },
      cache: 'no-store',
      signal: AbortSignal.timeout(timing.callAnswer),
    });
    return answer.ok && !!own && !(await answer.text()).includes(own);
  } catch {
    // Nobody answers, so the connection is at fault, not the part.
    return false;
  }
}
