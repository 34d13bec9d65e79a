import { cellCount, probeCell, probeShown } from './cells.ts';
import type { UiContestant } from './contestant.ts';

export interface Measured {
  /** Changes that arrived before `until`, milliseconds after the first. */
  received: number;
  /** Milliseconds from a message to the frame that shows it, for each that was watched. */
  painted: number[];
  frames: number;
  missed: number;
}

export interface UiStage {
  show: (url: string) => void;
  cells: () => string[];
  start: () => void;
  count: () => number;
  stop: (until: number) => Measured;
}

declare global {
  interface Window {
    ui: UiStage;
  }
}

const frameMs = 1_000 / 60;

/** Counts what a page receives and shows, the same way for all. */
export function setStage({ show, cell }: UiContestant): void {
  const heardAt: number[] = [];
  let waiting: { count: number; at: number }[] = [];
  let probes = 0;
  let painted: number[] = [];
  let frames: number[] = [];
  let isOn = false;

  // The first listener of each socket, so that it hears before the page does.
  window.WebSocket = class extends WebSocket {
    constructor(...given: ConstructorParameters<typeof WebSocket>) {
      super(...given);
      this.addEventListener('message', ({ data }: MessageEvent<string>) => {
        if (!isOn || !data.includes('MarketChange"')) return;
        heardAt.push(performance.now());
        if (data.includes('"r0"')) waiting.push({ count: (probes += 1), at: performance.now() });
      });
    }
  };

  let probe: Element | null = null;
  const { port1, port2 } = new MessageChannel();
  // After the frame: what the page wrote in it has been painted.
  port1.addEventListener('message', () => {
    if (waiting.length === 0) return;
    if (!probe?.isConnected) probe = cell(probeCell);
    const shown = probeShown(probe?.textContent ?? '');
    const now = performance.now();
    while (waiting[0] && waiting[0].count <= shown) painted.push(now - waiting.shift()!.at);
  });
  port1.start();
  const frame = (at: number) => {
    if (!isOn) return;
    frames.push(at);
    port2.postMessage(null);
    requestAnimationFrame(frame);
  };

  window.ui = {
    show: (url) => show(document.querySelector<HTMLElement>('#stage')!, url),
    cells: () =>
      Array.from({ length: cellCount }, (_, at) =>
        (cell(at)?.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
      ),
    start: () => {
      isOn = true;
      requestAnimationFrame(frame);
    },
    count: () => heardAt.length,
    stop: (until) => {
      isOn = false;
      const end = heardAt[0]! + until;
      const shown = frames.filter((at) => at >= heardAt[0]! && at <= end);
      const expected = Math.round((shown.at(-1)! - shown[0]!) / frameMs);
      // What was never painted counts as late as it is by now.
      const late = waiting.map(({ at }) => performance.now() - at);
      return {
        received: heardAt.filter((at) => at <= end).length,
        painted: [...painted, ...late],
        frames: expected,
        missed: Math.max(0, expected - (shown.length - 1)),
      };
    },
  };
  Object.assign(window, { stage: true });
}
