import { Link } from 'react-router-dom';
import { dayInstead, dayWords, type EventDay } from '#domain/market/event-days.ts';
import { sportInstead } from '#domain/market/sport-page.ts';
import { sportDestination } from '#domain/market/sport-tab.ts';
import { tabIds } from '#domain/site/exchange-tab.ts';
import { competitionPath, sportPath } from '#domain/site/sport-path.ts';
import type { SiteLists } from '#features/startup/startup.actors.ts';
import { useLists } from '#features/startup/startup.provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import type { SportPart } from '../use-sport-part.ts';
import css from './page.module.css';

interface NothingListedProps {
  sportId: string;
  sportName: string;
  /** Only what is in play was asked for. */
  isInPlay: boolean;
  day: EventDay | null;
  /** Where there is something of what else was asked for. */
  days: readonly { day: EventDay; count: number }[];
  /** RFC 3339 */
  now: string;
  part: SportPart;
}

interface Instead {
  to: string;
  words: string;
  count: number;
}

/** Says what of a sport is not there, and leads to the next that is. */
export function NothingListed(props: NothingListedProps) {
  const instead = insteadOf(props, useLists());
  const action = (
    <span className={css.instead}>
      {instead.map(({ to, words, count }) => (
        <Button key={to} asChild>
          <Link to={to} replace>
            {words} · {count}
          </Link>
        </Button>
      ))}
    </span>
  );
  const { title, text } = wordsOf(props);
  return (
    <EmptyState {...{ title }} {...(instead.length > 0 && { action })}>
      {text}
    </EmptyState>
  );
}

function wordsOf({ sportName, day, part }: NothingListedProps): { title: string; text: string } {
  const name = sportName.toLowerCase();
  if (part.market !== null)
    return { title: `Nothing here has ${part.market} now`, text: 'Choose another market above.' };
  if (part.competition !== null && day === null)
    return {
      title: 'No match of this competition is listed now',
      text: 'Its next matches appear here by themselves as they are announced.',
    };
  if (day === 'live') return { title: `No ${name} is in play`, text: 'Matches appear here as they start.' };
  return {
    title: day === null ? `No ${name} is listed` : `No ${name} on that day`,
    text: 'Matches appear here by themselves as they are announced.',
  };
}

/** Where the next events are: on another day, or where the sport has none that is asked for, in another sport. */
function insteadOf(
  { sportId, sportName, isInPlay, day, days, now, part }: NothingListedProps,
  lists: SiteLists | null,
): Instead[] {
  const next = day !== null && !isInPlay && dayInstead(days, day);
  if (next)
    return [{ to: part.addressOf('day', next.day), words: dayWords(next.day, now), count: next.count }];
  if (part.market !== null || !lists) return [];
  const { competition } = part;
  const own = {
    to: competition === null ? sportPath('root', sportId) : competitionPath(sportId, competition),
    words: `${sportName} to come`,
    count: days.reduce((sum, { count }) => sum + count, 0),
  };
  const events = isInPlay ? lists.allEvents.filter(({ inPlay }) => inPlay) : lists.allEvents;
  const other = sportInstead(lists.sports, sportId, events);
  const others = other && {
    to: sportDestination(other.sport.sportId, isInPlay ? tabIds.inPlay : tabIds.home).path,
    words: isInPlay ? `${other.sport.sportName} in play` : other.sport.sportName,
    count: other.count,
  };
  return [...(own.count > 0 ? [own] : []), ...(others ? [others] : [])];
}
