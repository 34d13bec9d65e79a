/** What became of a press on a price. */
export interface Pressed {
  /** Milliseconds from the press until the frame with “Matched” had been painted; null if it did not come. */
  ms: number | null;
  /** What the slip said instead. */
  said: string;
}

declare global {
  interface Window {
    /** By side: the best price's odds, and since when they stand there. */
    stands?: Record<string, { odds: string; since: number }>;
  }
}

/**
 * Runs in the page. Takes the slip's cards away, waits until the best price of the first runner stands still, presses
 * it, and waits for the slip to say that this bet is matched.
 */
export async function pressUntilMatched(side: string): Promise<Pressed> {
  const patience = { still: 20_000, matched: 5_000 };
  /** A price that changed less than half a second ago waits for a second press. */
  const stillMs = 600;
  const slip = document.querySelector('[aria-label="Bet slip"]');
  if (!slip) throw new Error('There is no bet slip');
  for (const remove of slip.querySelectorAll<HTMLElement>('button[aria-label^="Remove "]')) remove.click();

  const { port1, port2 } = new MessageChannel();
  port1.start();
  const stands = (window.stands ??= {});
  // Methods, since the page does not have what the bench's compiler puts around a named function.
  const look = {
    /** Resolves after the next frame's painting: a message sent in a frame arrives then. */
    painted() {
      return new Promise<void>((resolve) =>
        requestAnimationFrame(() => {
          port1.addEventListener('message', () => resolve(), { once: true });
          port2.postMessage(null);
        }),
      );
    },
    /** The price, once it stands still beside an empty slip. */
    stillPrice(): HTMLElement | null {
      const cell = document.querySelector<HTMLElement>(
        `main button[data-side="${side}"][data-depth="0"][data-state="open"]:not([data-empty])`,
      );
      const odds = cell?.firstElementChild?.textContent ?? '';
      if (stands[side]?.odds !== odds) stands[side] = { odds, since: performance.now() };
      const isStill = performance.now() - stands[side].since >= stillMs;
      return cell && isStill && !slip.querySelector('article') ? cell : null;
    },
  };
  const from = performance.now();
  let cell = look.stillPrice();
  while (!cell && performance.now() - from < patience.still) {
    await look.painted();
    cell = look.stillPrice();
  }
  if (!cell) return { ms: null, said: 'no price stood still beside an empty slip' };

  const card = `article[aria-label="${cell.dataset['purpose']}"]`;
  const start = performance.now();
  cell.click();
  while (performance.now() - start < patience.matched) {
    await look.painted();
    const said = slip.querySelector(`${card} [role="status"] strong`)?.textContent ?? '';
    if (said === 'Matched') return { ms: performance.now() - start, said };
    if (said !== '' && said !== 'Placing…') return { ms: null, said };
    if (slip.querySelector(`${card} input`)) return { ms: null, said: 'the bet waits in the slip' };
  }
  return { ms: null, said: slip.querySelector(card)?.textContent ?? 'the press did nothing' };
}
