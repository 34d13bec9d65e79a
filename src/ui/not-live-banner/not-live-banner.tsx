import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './not-live-banner.module.css';

export interface NotLiveBannerProps {
  /** It is about the whole page: it stands at the foot of the screen, so that it moves no price as it comes and goes. */
  floats?: boolean;
  children?: ReactNode;
}

/** Says that prices are not live and that betting waits. Announced when it appears. */
export function NotLiveBanner({ floats = false, children }: NotLiveBannerProps) {
  return (
    <div className={css.banner} data-floats={floats || undefined} role="status">
      <WifiOff aria-hidden />
      <p>
        <strong>Not live.</strong>{' '}
        {children ??
          'These prices may be old. Nothing can be bet until they are live again; your bets stand.'}
      </p>
    </div>
  );
}
