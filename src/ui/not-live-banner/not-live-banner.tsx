import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './not-live-banner.module.css';

/** Says that prices are not live and that betting waits. Announced when it appears. */
export function NotLiveBanner({ children }: { children?: ReactNode }) {
  return (
    <div className={css.banner} role="status">
      <WifiOff aria-hidden />
      <p>
        <strong>Not live.</strong>{' '}
        {children ??
          'These prices may be old. Nothing can be bet until they are live again; your bets stand.'}
      </p>
    </div>
  );
}
