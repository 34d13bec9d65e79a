import { fromCallback } from 'xstate';
import { timing } from '#domain/site/timing.ts';
import { sharedStorage } from '#kept/page-storage.ts';
import type { SessionEvent } from '#machines/session/session-events.ts';
import { isHalfWritten, readSession, storageKeys } from './session-storage.ts';
import type { TokenRefusals } from './token-refusals.ts';

const nowText = () => new Date().toISOString();

/** Tells the session machine of other tabs, of the page coming back, of the device waking, and of refused tokens. */
export const watchPage = (refusals: TokenRefusals) =>
  fromCallback<SessionEvent>(({ sendBack }) => {
    const stop = new AbortController();
    const { signal } = stop;
    const stored = () => ({ session: readSession(sharedStorage), now: nowText() });
    const tellStored = () => {
      if (!isHalfWritten(sharedStorage)) sendBack({ type: 'storage.changed', ...stored() });
    };
    const tellShown = () => {
      if (document.hidden) return;
      // The other tabs' storage events may still be on their way.
      tellStored();
      sendBack({ type: 'page.shown', now: nowText() });
    };
    const ours: ReadonlySet<string | null> = new Set([null, storageKeys.token, storageKeys.userDetail]);
    window.addEventListener(
      'storage',
      ({ key }) => {
        if (ours.has(key)) tellStored();
      },
      { signal },
    );
    document.addEventListener('visibilitychange', tellShown, { signal });
    for (const event of ['pageshow', 'online'] as const)
      window.addEventListener(event, tellShown, { signal });

    // A device that slept with the page in front fires no event; its timers stood still, its clock did not.
    let looked = Date.now();
    const looking = setInterval(() => {
      const slept = Date.now() - looked > 2 * timing.sleepLook;
      looked = Date.now();
      if (slept) tellShown();
    }, timing.sleepLook);

    const stopListening = refusals.listen((token) => sendBack({ type: 'token.refused', token, ...stored() }));
    return () => {
      stopListening();
      clearInterval(looking);
      stop.abort();
    };
  });
