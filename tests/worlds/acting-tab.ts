import { vi } from 'vitest';
import { must } from '#domain/must.ts';
import type { PageStorage } from '#kept/page-storage.ts';
import type { LaylineDatabase } from '#kept/layline-database.ts';
import type { SessionRef } from '#machines/session/session.machine.ts';
import type { LiveTransport } from '#live/transport.ts';
import type { TabClock } from './simulated-time.ts';

/** What a tab's code finds around it. */
export interface ActingTab {
  now: () => number;
  clock: TabClock;
  localStorage: PageStorage;
  sessionStorage: PageStorage;
  window: EventTarget;
  document: EventTarget;
  isHidden: boolean;
  location: { pathname: string; search: string; hash: string; reload(): void; replace(path: string): void };
  locks: LockManager | undefined;
  /** Run when the device wakes: they look for a clock that went on without them. */
  intervals: Map<number, () => void>;
  openChannel: (name: string) => BroadcastChannel;
  fetch: (init: RequestInit) => Promise<Response>;
  layline: LaylineDatabase;
  watchAccount: LiveTransport['watchAccount'];
  session: () => SessionRef;
  tellRefused: (token: string | null) => void;
  listenRefused: (listener: (token: string | null) => void) => () => void;
  reportFault: (error: unknown) => void;
}

/**
 * The tab whose code runs. Between two steps of a world everything that follows from a step has run, and a step concerns one
 * tab: so one variable says whose globals are meant.
 */
let acting: ActingTab | null = null;

export const actAs = (tab: ActingTab | null): void => void (acting = tab);
export const here = (): ActingTab => must(acting);

const storageOf = (area: 'localStorage' | 'sessionStorage'): PageStorage => ({
  getItem: (key) => here()[area].getItem(key),
  setItem: (key, value) => here()[area].setItem(key, value),
  removeItem: (key) => here()[area].removeItem(key),
  clear: () => here()[area].clear(),
});

type Listen = Parameters<EventTarget['addEventListener']>;
const targetOf = (name: 'window' | 'document') => ({
  addEventListener: (...args: Listen) => here()[name].addEventListener(...args),
  removeEventListener: (...args: Listen) => here()[name].removeEventListener(...args),
});

const real = { Date, setTimeout, clearTimeout, setInterval, clearInterval };

class WorldDate extends real.Date {
  constructor(...args: [] | [string | number]) {
    if (args.length === 0) super(WorldDate.now());
    else super(args[0]);
  }

  static override now = (): number => acting?.now() ?? real.Date.now();
}

const timers = {
  setTimeout: (run: () => void, ms = 0) =>
    acting ? acting.clock.setTimeout(run, ms) : real.setTimeout(run, ms),
  clearTimeout: (id: number) => (acting ? acting.clock.clearTimeout(id) : real.clearTimeout(id)),
  setInterval(run: () => void, ms = 0) {
    if (!acting) return real.setInterval(run, ms);
    const id = acting.intervals.size + 1;
    acting.intervals.set(id, run);
    return id;
  },
  clearInterval: (id: number) => (acting ? acting.intervals.delete(id) : real.clearInterval(id)),
};

/** Puts the acting tab's storage, windows, timers, clock, locks and wire in the place of the globals. */
export function stubBrowser(): void {
  const window = {
    ...targetOf('window'),
    get location() {
      return here().location;
    },
  };
  const document = {
    ...targetOf('document'),
    get hidden() {
      return here().isHidden;
    },
    get visibilityState() {
      return here().isHidden ? 'hidden' : 'visible';
    },
  };
  const globals = {
    ...timers,
    window,
    document,
    localStorage: storageOf('localStorage'),
    sessionStorage: storageOf('sessionStorage'),
    navigator: {
      get locks() {
        return here().locks;
      },
    },
    Date: WorldDate,
    BroadcastChannel: function openChannel(name: string) {
      return here().openChannel(name);
    },
    fetch: (_: unknown, init: RequestInit) => here().fetch(init),
    reportError: (error: unknown) => here().reportFault(error),
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  // XState's development build takes an event that an action sends for an action within that action.
  vi.spyOn(console, 'warn').mockImplementation((text: string) => {
    if (!text.startsWith('Custom actions should not call')) throw new Error(text);
  });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    here().clock.setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ms);
    return controller.signal;
  });
}

export function restoreBrowser(): void {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}
