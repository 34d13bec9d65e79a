import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** A page that is opened begins at its top, whatever scrolls: the window, or the middle column. Back stays as it is. */
export function useTopOfPage(): void {
  const { pathname, hash } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  // A hash leads to a place in the page, or opens what floats over it.
  const isWanted = !isBack && hash === '';
  useLayoutEffect(() => {
    if (!isWanted) return;
    window.scrollTo(0, 0);
    document.getElementById('content')?.parentElement?.scrollTo(0, 0);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a popup that closes opens no page
  }, [pathname]);
}
