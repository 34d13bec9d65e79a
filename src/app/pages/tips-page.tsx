import { Tips } from '#features/tips/tips.tsx';
import { useLists } from '#features/startup/startup.provider.tsx';
import { tippedSports } from '#domain/market/sport.ts';
import { useNow } from '../use-now.ts';
import css from './page.module.css';

/** Previews of the events to come and reviews of those that have ended. */
export function TipsPage() {
  const sports = useLists()?.sports.filter(({ sportId }) => tippedSports.has(sportId)) ?? [];
  const now = useNow();
  return (
    <div className={css.page}>
      <h1 className={css.heading}>Tips & Review</h1>
      <Tips now={now} sports={sports} />
    </div>
  );
}
