import type { Play, PointDetail } from '#domain/market/play.ts';
import type { ScoreSide } from '#domain/market/scoreboard.ts';
import { Callout } from './callout.tsx';
import { endingWords } from './play-words.ts';
import { arcOf, pathOf, type Spot } from './scene.ts';
import css from './scene.module.css';

/** Seen from behind home's baseline: thousandths of the court, in its picture. */
function spotOf(x: number, y: number): Spot {
  const depth = 1 - x / 1_000;
  const share = depth > 0 ? depth ** 1.2 : depth;
  const half = 66 + 74 * share;
  return { x: 170 + (y / 500 - 1) * half, y: 34 + 126 * share };
}

const line = (x1: number, y1: number, x2: number, y2: number): string =>
  pathOf([spotOf(x1, y1), spotOf(x2, y2)]);
const lines = [
  line(0, 125, 1_000, 125),
  line(0, 875, 1_000, 875),
  line(231, 125, 231, 875),
  line(769, 125, 769, 875),
  line(231, 500, 769, 500),
].join(' ');
const corners = [spotOf(0, 0), spotOf(0, 1_000), spotOf(1_000, 1_000), spotOf(1_000, 0)];
const net = [spotOf(500, -40), spotOf(500, 1_040)] as const;

const other: Readonly<Record<ScoreSide, ScoreSide>> = { HOME: 'AWAY', AWAY: 'HOME' };
/** Behind the baseline of that side. */
const standOf = (side: ScoreSide, y: number): Spot => spotOf(side === 'HOME' ? 25 : 975, y);

/** Who played the last stroke: the server plays the odd ones, and serves the double fault. */
const lastOf = ({ server, rally }: PointDetail): ScoreSide =>
  rally === 0 || rally % 2 === 1 ? server : other[server];

/** The court with the newest point: its serve dotted, its last stroke, and where the ball ended. */
export function TennisCourt({ plays }: { plays: readonly Play[] }) {
  const point = plays.findLast((play) => play.kind === 'POINT');
  if (!point) return null;
  const { server, winner, x, y, ending, number } = point;
  const striker = lastOf(point);
  const isServe = ending === 'ACE' || ending === 'DOUBLE_FAULT';
  // Who is asked to run stands where the ball is not.
  const stand = standOf(striker, isServe ? 560 : 1_000 - y);
  const from = standOf(server, 560);
  const end = spotOf(x, y);
  return (
    <>
      <rect className={css.surround} width="340" height="176" />
      <path className={css.court} d={pathOf(corners, true)} />
      <path className={css.marking} d={lines} />
      <path className={css.net} d={`${pathOf(net)} m0 -9 L${net[0].x} ${net[0].y - 9}`} />
      <g key={number} data-tone={winner === striker ? 'lime' : 'out'}>
        {!isServe && (
          <path className={css.dotted} d={arcOf(from, spotOf(server === 'HOME' ? 700 : 300, 330), 16)} />
        )}
        <path className={css.flight} pathLength={1} d={arcOf(stand, end, ending === 'NET' ? 8 : 22)} />
        <circle className={css.player} data-side={striker} cx={stand.x} cy={stand.y} r={6} />
        <circle
          className={css.player}
          data-side={other[striker]}
          {...circleAt(standOf(other[striker], isServe ? 440 : (y + 500) / 2))}
          r={6}
        />
        <circle className={css.ball} cx={end.x} cy={end.y} r={4} />
        <Callout at={end} tone={winner === striker ? 'lime' : 'out'}>
          {endingWords[ending].toUpperCase()}
        </Callout>
      </g>
    </>
  );
}

const circleAt = ({ x, y }: Spot) => ({ cx: x, cy: y });
