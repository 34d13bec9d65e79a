import type { Page } from 'playwright';

/** How a page answered: of each slow interaction how long it took, and how many there were in all. */
export interface Interactions {
  /** Milliseconds from the input to the next painting, of those that took 16 ms and longer; the browser rounds to 8. */
  slow: { ms: number; what: string }[];
  count: number;
}

interface Heard {
  longest: Map<number, { ms: number; what: string }>;
  counted: number;
}

declare global {
  interface Window {
    heard?: Heard;
  }
}

/** Runs in the page before anything else: keeps the longest event of each interaction. */
export function hearInteractions(): void {
  const heard: Heard = (window.heard = { longest: new Map(), counted: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration, name, target } = entry as PerformanceEventTiming;
      if (!interactionId || duration <= (heard.longest.get(interactionId)?.ms ?? 0)) continue;
      const on = target instanceof Element ? (target.closest('a, button, [aria-label]') ?? target) : null;
      const word = on ? (on.getAttribute('aria-label') ?? on.textContent) : 'on what is gone';
      heard.longest.set(interactionId, { ms: duration, what: `${name} ${word}`.slice(0, 60) });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** What has come since it was last asked. */
export const takeInteractions = (page: Page): Promise<Interactions> =>
  page.evaluate(() => {
    const heard = window.heard!;
    const slow = [...heard.longest.values()];
    const { interactionCount = 0 } = performance as unknown as { interactionCount?: number };
    const count = interactionCount - heard.counted;
    heard.longest.clear();
    heard.counted = interactionCount;
    return { slow, count };
  });

/** Interaction to Next Paint: the longest, but one in fifty is left out. */
export function inpOf({ slow, count }: Interactions): number {
  const sorted = slow.map(({ ms }) => ms).sort((a, b) => b - a);
  return sorted[Math.floor(count / 50)] ?? 16;
}
