import { useCallback, type ReactNode } from 'react';
import type { NoticeKind } from '#domain/bettor/notices.ts';
import { timing } from '#domain/site/timing.ts';
import { useBettorSettingsRef } from '#features/bettor-settings/bettor-settings.provider.tsx';
import { showToast, type ToastKind } from '#ui/toast/toast.tsx';

export interface Notice {
  kind: NoticeKind;
  as: ToastKind;
  /** On the page. */
  text: ReactNode;
  /** By the browser. */
  words: string;
  /** What it is of: several tabs tell it once. */
  of: string;
}

/** Whether the browser may tell it, too: the bettor wants it, it has leave, and nobody looks at this tab. */
const isForBrowser = (isToldOutside: boolean): boolean =>
  isToldOutside && document.hidden && 'Notification' in window && Notification.permission === 'granted';

/** Tells what the bettor wants to be told of: on the page, and by the browser where the tab is out of sight. */
export function useTell(): (notice: Notice) => void {
  const settings = useBettorSettingsRef();
  return useCallback(
    ({ kind, as, text, words, of }) => {
      const { notices, isToldOutside } = settings.getSnapshot().context.settings;
      if (!notices.includes(kind)) return;
      showToast(as, text, timing.settlementNews);
      if (!isForBrowser(isToldOutside)) return;
      try {
        const told = new Notification('Layline', { body: words, tag: `${kind} ${of}` });
        told.addEventListener('click', () => window.focus());
      } catch {
        // Chrome on Android has the object, and throws: there only a worker may tell.
      }
    },
    [settings],
  );
}

/** Whether the browser would tell it now. */
export function useIsForBrowser(): () => boolean {
  const settings = useBettorSettingsRef();
  return useCallback(() => isForBrowser(settings.getSnapshot().context.settings.isToldOutside), [settings]);
}
