import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '../../src/ui/tokens/reset.css';
import '../../src/ui/tokens/tokens.css';
import '../../src/ui/tokens/base.css';
import type { Act, Contestant, ShownDay } from './contestant.ts';

export interface Stage {
  /** Does it that many times, one by one; returns the milliseconds of each. */
  take: (act: Act, times: number) => Promise<number[]>;
  /** What is shown after doing it once. */
  look: (act: Act) => Promise<ShownDay[]>;
}

declare global {
  interface Window {
    stage: Stage;
  }
}

const patienceMs = 10_000;

/** Resolves once everything queued so far has run. */
const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });

const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

/** From the act until the page shows its result, laid out. */
async function time(act: () => void, isDone: () => boolean): Promise<number> {
  // Everything before has been painted.
  await nextFrame();
  await nextFrame();
  await nextTurn();
  if (isDone()) throw new Error('what was asked for was there before it was asked for');
  const start = performance.now();
  act();
  while (!isDone()) {
    await nextTurn();
    if (performance.now() - start > patienceMs) throw new Error('what was asked for did not appear');
  }
  void document.body.offsetHeight;
  return performance.now() - start;
}

const press = (selector: string) => document.querySelector<HTMLElement>(selector)!.click();
const hasTwoMonths = () => document.querySelectorAll('[role="grid"]').length === 2;

/** Puts a contestant where the bench can request its acts. */
export function setStage({ Inline, Popup, next, opener, month, isPlaced, days }: Contestant): void {
  const place = document.querySelector('#stage')!;

  async function act(name: Act, times: number, look?: () => void): Promise<number[]> {
    const taken: number[] = [];
    let root = createRoot(place);
    const show = (what: 'Inline' | 'Popup') =>
      flushSync(() => root.render(what === 'Inline' ? <Inline /> : <Popup />));
    if (name === 'next') show('Inline');
    for (let turn = 0; turn < times; turn++) {
      if (name === 'mount') taken.push(await time(() => show('Inline'), hasTwoMonths));
      else if (name === 'next') {
        const before = month();
        const isThere = () => month() !== before;
        taken.push(await time(() => press(next), isThere));
        continue;
      } else {
        show('Popup');
        const isThere = () => hasTwoMonths() && isPlaced();
        taken.push(await time(() => press(opener), isThere));
      }
      look?.();
      root.unmount();
      root = createRoot(place);
    }
    if (name === 'next') look?.();
    root.unmount();
    return taken;
  }

  window.stage = {
    take: (name, times) => act(name, times),
    look: async (name) => {
      let seen: ShownDay[] = [];
      await act(name, 1, () => (seen = days()));
      return seen;
    },
  };
}
