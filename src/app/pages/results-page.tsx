import { useParams } from 'react-router-dom';
import { shortSports } from '#domain/market/sport.ts';
import { Results } from '#features/results/results.tsx';
import { Standings } from '#features/standings/standings.tsx';
import { useIsSignedIn } from '#features/session/session.provider.tsx';
import { useLists } from '#features/startup/startup.provider.tsx';
import { DisclosureCard } from '#ui/disclosure-card/disclosure-card.tsx';
import { useNow } from '../use-now.ts';
import css from './page.module.css';

/** How a sport's events ended, and the tables they add up to; for sports without a page of their own too. */
export function ResultsPage() {
  const { sportId = '' } = useParams();
  const sport = useLists()?.sports.find((one) => one.sportId === sportId);
  const hasToken = useIsSignedIn();
  const now = useNow();
  return (
    <div className={css.page}>
      <h1 className={css.heading}>{sport ? `Results in ${sport.sportName}` : 'Results'}</h1>
      <Results key={sportId} {...{ sportId, now, hasToken }} />
      {!shortSports.has(sportId) && (
        <DisclosureCard title="Standings">
          <Standings sportId={sportId} />
        </DisclosureCard>
      )}
    </div>
  );
}
