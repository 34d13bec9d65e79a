import { useSyncExternalStore } from 'react';

/** The browser may ask its user whether to install the site; Chromium's alone, and not in the DOM's types. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

/** An offer can be taken up once. The browser makes it soon after the page is loaded, before anybody asks for it. */
let offer: InstallOffer | null = null;
let isInstalled = false;
const listeners = new Set<() => void>();
const set = (next: InstallOffer | null) => {
  offer = next;
  for (const listener of listeners) listener();
};

/** Keeps the browser's offer until the user asks how to install the site. */
export function holdInstallOffer(): () => void {
  const hold = (event: Event) => {
    // Else some browsers ask at once, over the page.
    event.preventDefault();
    set(event as InstallOffer);
  };
  const end = () => {
    isInstalled = true;
    set(null);
  };
  window.addEventListener('beforeinstallprompt', hold);
  window.addEventListener('appinstalled', end);
  return () => {
    window.removeEventListener('beforeinstallprompt', hold);
    window.removeEventListener('appinstalled', end);
  };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useIsOffered = (): boolean => useSyncExternalStore(subscribe, () => offer !== null);
export const useIsJustInstalled = (): boolean => useSyncExternalStore(subscribe, () => isInstalled);

/** Lets the browser ask. If the user says no, the other ways remain. */
export function takeInstallOffer(): void {
  void offer?.prompt();
  set(null);
}
