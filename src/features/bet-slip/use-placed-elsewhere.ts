import { useEffect } from 'react';
import { showToast } from '#ui/toast/toast.tsx';
import { useSlip } from './bet-slip.provider.tsx';
import { openOtherTabs, watchOtherTabs } from './other-tabs.ts';

/** Hears what other tabs place and remove, whether the slip is shown or not. */
export function usePlacedElsewhere(): void {
  const slip = useSlip();
  useEffect(
    () =>
      watchOtherTabs(slip, openOtherTabs(), (runnerName) =>
        showToast('info', `${runnerName} was placed in another tab, and is gone from this slip.`),
      ),
    [slip],
  );
}
