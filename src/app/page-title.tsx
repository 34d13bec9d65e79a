import { useEffect } from 'react';
import { useTheme } from '#features/startup/startup.provider.tsx';

const ownTitle = 'Layline';

/** Sets the window's title: the page's, then the exchange's. Home shows the exchange's alone. */
export function PageTitle({ title }: { title: string }) {
  const site = useTheme()?.exchangeTitle || ownTitle;
  useEffect(() => {
    document.title = title === 'Home' || title === site ? site : `${title} · ${site}`;
  }, [title, site]);
  return null;
}
