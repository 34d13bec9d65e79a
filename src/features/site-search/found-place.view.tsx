import { ChevronRight, FileText, History, Settings, Trash2 } from 'lucide-react';
import type { Score } from '#domain/market/event.ts';
import { sidesNamed } from '#domain/market/sides-named.ts';
import { splitByMatch } from '#domain/search/match.ts';
import { isTeamPlace } from '#domain/search/list-places.ts';
import type { Place } from '#domain/search/place.ts';
import { recentMark } from '#domain/search/recent.ts';
import { scoreText } from '#domain/words/score-words.ts';
import { formatStart } from '#domain/words/when.ts';
import { GameTile } from '#ui/game-tile/game-tile.tsx';
import { PairMark } from '#ui/identity/runner-face.tsx';
import { SideMark } from '#ui/identity/side-mark.tsx';
import { InPlayDot } from '#ui/in-play-dot/in-play-dot.tsx';
import { SportIcon } from '#ui/sport-icon/sport-icon.tsx';
import css from './search-panel.module.css';

/** What is heard of an event that has begun. */
export interface HeardState {
  inPlay: boolean;
  ended: boolean;
  score: Score | null;
}

export interface FoundPlaceViewProps {
  place: Place;
  text: string;
  /** Whether it is shown why the text found it. */
  isMarked: boolean;
  states: ReadonlyMap<string, HeardState>;
  /** RFC 3339; start times are relative to it. */
  now: string;
}

/** One row of what was found: a picture, the name, and what it is. */
export function FoundPlaceView({ place, text, isMarked, states, now }: FoundPlaceViewProps) {
  const { name, note, event, next, to } = place;
  const [before, match, after] = isMarked ? splitByMatch(name, text) : [name, '', ''];
  return (
    <>
      <Picture place={place} />
      <span className={css.name}>
        {before}
        {match && <mark className={css.match}>{match}</mark>}
        {after}
      </span>
      {note !== '' && (
        <span className={css.what} data-live={event !== undefined || undefined}>
          {note}
          {event && (
            <Standing
              {...{ event, now }}
              heard={states.get(event.exEventId)}
              isOver={hasEnded(event, states)}
            />
          )}
          {next && ` · ${next.inPlay ? 'in play' : formatStart(next.eventTime, now).replace(/^I/, 'i')}`}
        </span>
      )}
      {to.kind === 'text' && <ChevronRight aria-hidden size={16} className={css.end} />}
      {to.kind === 'game' && <span className={css.end}>Play</span>}
      {event && hasEnded(event, states) && <span className={css.end}>Result</span>}
    </>
  );
}

/** What is heard is newer than the list. */
const hasEnded = ({ exEventId, ended }: NonNullable<Place['event']>, states: FoundPlaceViewProps['states']) =>
  states.get(exEventId)?.ended ?? ended;

function Picture({ place }: { place: Place }) {
  const { art, sportId, event, to, id } = place;
  if (art)
    return (
      <span className={css.art}>
        <GameTile art={art} />
      </span>
    );
  const sides = event ? sidesNamed(event) : null;
  if (sportId !== undefined && sides) return <PairMark {...{ sides, sportId }} size={18} />;
  if (sportId !== undefined && isTeamPlace(place))
    return <SideMark name={place.name} sportId={sportId} size={18} />;
  if (sportId !== undefined) return <SportIcon sportId={sportId} size={16} />;
  if (to.kind === 'forget') return <Trash2 aria-hidden size={16} />;
  if (to.kind === 'more') return <ChevronRight aria-hidden size={16} />;
  if (id.startsWith(recentMark)) return <History aria-hidden size={16} />;
  return to.kind === 'setting' ? <Settings aria-hidden size={16} /> : <FileText aria-hidden size={16} />;
}

interface StandingProps {
  event: NonNullable<Place['event']>;
  heard: HeardState | undefined;
  isOver: boolean;
  now: string;
}

/** How an event in play stands; of another, when it starts or started. */
function Standing({ event: { eventTime }, heard, isOver, now }: StandingProps) {
  if (heard?.inPlay)
    return (
      <>
        {' ·\u00a0'}
        <InPlayDot isStill />
        {heard.score && <span className={css.score}>{scoreText(heard.score)}</span>}
      </>
    );
  return ` · ${isOver ? 'Ended · began ' : ''}${formatStart(eventTime, now)}`;
}
