import type { Score } from '#domain/market/event.ts';
import type { Play } from '#domain/market/play.ts';
import { sportIds } from '#domain/market/sport.ts';
import type { ScoreNotLive } from '#machines/score-feed/score-feed.machine.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { CricketField } from './cricket-field.tsx';
import { FieldOrder } from './field-order.tsx';
import { Pitch } from './pitch.tsx';
import { bowlerWords, clothOf, orderOf, sentenceOf, type Cast } from './play-words.ts';
import { RaceTrack } from './race-track.tsx';
import { height, width } from './scene.ts';
import { TennisCourt } from './tennis-court.tsx';
import type { TheatreEvent } from './theatre.tsx';
import sceneCss from './scene.module.css';
import css from './theatre.module.css';

export interface TheatreViewProps {
  event: TheatreEvent | null;
  /** Oldest first. */
  plays: readonly Play[];
  notLive: ScoreNotLive | null;
  /** It stands above markets: low, and as wide as they are. */
  isLow?: boolean;
}

/** How many of the last plays are listed. */
const listed = 6;

/** The ground with its newest play, what it was in words, and the plays before it. */
export function TheatreView({ event, plays, notLive, isLow = false }: TheatreViewProps) {
  const last = plays.at(-1);
  // A field that was still running when it was seen last says nothing of a race that is over.
  const isOutdated = event?.ended === true && last?.kind === 'POSITIONS' && last.moment !== 'Finish';
  const newest = isOutdated ? undefined : last;
  const cast = castOf(event);
  const isLive = notLive === null && event?.inPlay === true;
  return (
    <div className={css.theatre} data-low={isLow || undefined}>
      <div className={css.frame} data-live={isLive || undefined}>
        {event && newest ? (
          <>
            <p className={css.head}>
              <span className={css.what}>{headOf(newest, cast)}</span>
              <span className={css.score}>{scoreOf(event.score, newest, cast)}</span>
            </p>
            <svg className={sceneCss.scene} viewBox={`0 0 ${width} ${height}`} aria-hidden>
              <Scene plays={plays} newest={newest} sportId={event.sportId} cast={cast} />
            </svg>
          </>
        ) : (
          <p className={css.empty}>{emptyWords(event, notLive)}</p>
        )}
      </div>
      <div className={css.foot}>
        <p className={css.sentence} role="status">
          {newest ? sentenceOf(newest, cast) : ''}
        </p>
        {newest && event?.ended && <Badge>Ended</Badge>}
        {newest && !event?.ended && notLive !== null && <Badge tone="warning">Not live</Badge>}
        <Badge>Simulated</Badge>
      </div>
      {newest && <LastPlays plays={plays} newest={newest} cast={cast} />}
    </div>
  );
}

interface LastPlaysProps {
  plays: readonly Play[];
  newest: Play;
  cast: Cast;
}

interface SceneProps extends LastPlaysProps {
  sportId: string;
}

function Scene({ plays, newest, sportId, cast }: SceneProps) {
  switch (newest.kind) {
    case 'BALL':
      return <CricketField plays={plays} />;
    case 'POINT':
      return <TennisCourt plays={plays} />;
    case 'MOVE':
      return <Pitch plays={plays} sport={sportId === sportIds.basketball ? 'basketball' : 'soccer'} />;
    case 'POSITIONS':
      return <RaceTrack plays={plays} cast={cast} />;
  }
}

/** What was played before, newest first; of a race, its order. */
function LastPlays({ plays, newest, cast }: LastPlaysProps) {
  if (newest.kind === 'POSITIONS') return <FieldOrder field={newest} cast={cast} />;
  const before = plays.slice(-listed - 1, -1).toReversed();
  if (before.length === 0) return null;
  return (
    <ol className={css.last} aria-label="Before that">
      {before.map((play) => (
        <li key={play.number}>{sentenceOf(play, cast)}</li>
      ))}
    </ol>
  );
}

/** Sports whose plays are told. */
const withPlays: ReadonlySet<string> = new Set([
  sportIds.cricket,
  sportIds.tennis,
  sportIds.soccer,
  sportIds.basketball,
  sportIds.horseRacing,
  sportIds.virtualSports,
]);

const castOf = (event: TheatreEvent | null): Cast => ({
  HOME: event?.home ?? 'Home',
  AWAY: event?.away ?? 'Away',
  players: event?.players ?? { HOME: [], AWAY: [] },
  runners: event?.runners ?? [],
});

function emptyWords(event: TheatreEvent | null, notLive: ScoreNotLive | null): string {
  if (!event) return 'Nothing to see yet';
  if (!withPlays.has(event.sportId)) return 'This event has no picture';
  if (event.ended) return 'It has ended';
  if (!event.inPlay) return 'The picture begins when play does';
  if (notLive === 'connecting') return 'Connecting…';
  return notLive === null ? 'Nothing has been played yet' : 'The picture is not live. It goes on by itself.';
}

function headOf(play: Play, cast: Cast): string {
  switch (play.kind) {
    case 'BALL':
      return [play.moment, bowlerWords(play, cast)].filter((text) => text !== '').join(' · ');
    case 'POINT':
      return `${cast[play.server]} serves · ${play.rally === 0 ? 'no rally' : `rally of ${play.rally}`}`;
    case 'MOVE':
      return `${play.moment} · ${cast[play.side]}`;
    case 'POSITIONS':
      return play.moment === 'Finish' ? 'Finish' : `${play.moment} to go`;
  }
}

/** The score in a line; of a race, the numbers of the first three. */
function scoreOf(score: Score | null, play: Play, cast: Cast): string {
  if (play.kind === 'POSITIONS')
    return orderOf(play)
      .slice(0, 3)
      .map((runner) => clothOf(runner, cast))
      .join(' · ');
  if (!score) return '';
  if (play.kind === 'BALL') return play.side === 'HOME' ? score.home : score.away;
  const [home, away] = [score.home.split(' '), score.away.split(' ')];
  return home.map((figure, at) => `${figure}–${away[at] ?? ''}`).join(' ');
}
