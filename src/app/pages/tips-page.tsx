import { Tips } from '#features/tips/tips.tsx';
import { useLists } from '#features/startup/startup.provider.tsx';
import { sportIds } from '#domain/market/sport.ts';
import { useNow } from '../use-now.ts';
import css from './page.module.css';

/** Sports whose events have tips: those with sides or horses that come again. */
const tipped: ReadonlySet<string> = new Set([
  sportIds.cricket,
  sportIds.tennis,
  sportIds.soccer,
  sportIds.horseRacing,
  sportIds.basketball,
]);

/** Previews of the events to come and reviews of those that have ended. */
export function TipsPage() {
  const sports = useLists()?.sports.filter(({ sportId }) => tipped.has(sportId)) ?? [];
  const now = useNow();
  return (
    <div className={css.page}>
      <h1 className={css.heading}>Tips & Review</h1>
      <Tips now={now} sports={sports} />
    </div>
  );
}
