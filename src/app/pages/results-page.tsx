import { useNavigate, useParams } from 'react-router-dom';
import { hiddenInSideNav, shortSports, sportIds } from '#domain/market/sport.ts';
import { hrefOf } from '#domain/site/route.ts';
import { Results } from '#features/results/results.tsx';
import { Standings } from '#features/standings/standings.tsx';
import { useIsSignedIn } from '#features/session/session.provider.tsx';
import { useLists } from '#features/startup/startup.provider.tsx';
import { Chip } from '#ui/chip/chip.tsx';
import { DisclosureCard } from '#ui/disclosure-card/disclosure-card.tsx';
import { useNow } from '../use-now.ts';
import css from './page.module.css';

/** The start-up list is without it (CAL-1). */
const binary = { sportId: sportIds.binary, sportName: 'Binary' };

/** How a sport's events ended, and the tables they add up to; for sports without a page of their own too. */
export function ResultsPage() {
  const { sportId = '' } = useParams();
  const listed = useLists()?.sports.filter((one) => !hiddenInSideNav.has(one.sportId));
  const sports = listed && [...listed, binary];
  const sport = sports?.find((one) => one.sportId === sportId);
  const navigate = useNavigate();
  const hasToken = useIsSignedIn();
  const now = useNow();
  return (
    <div className={css.page}>
      <h1 className={css.heading}>{sport ? `Results in ${sport.sportName}` : 'Results'}</h1>
      <div className={css.choices} role="group" aria-label="Results of a sport">
        {sports?.map(({ sportId: its, sportName }) => (
          <Chip
            key={its}
            pressed={its === sportId}
            onClick={() => void navigate(hrefOf('results', { sportId: its }))}
          >
            {sportName}
          </Chip>
        ))}
      </div>
      <Results key={sportId} {...{ sportId, now, hasToken }} />
      {!shortSports.has(sportId) && (
        <DisclosureCard title="Standings">
          <Standings sportId={sportId} />
        </DisclosureCard>
      )}
    </div>
  );
}
