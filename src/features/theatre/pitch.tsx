import type { MoveDetail, Play } from '#domain/market/play.ts';
import { lastOf } from '#domain/must.ts';
import { Callout } from './callout.tsx';
import { moveWords } from './play-words.ts';
import { arcOf, pathOf, type Spot } from './scene.ts';
import css from './scene.module.css';

/** Thousandths of a pitch or court, in its picture: the far side is shorter. */
function pitchSpot(x: number, y: number): Spot {
  const share = y / 1_000;
  return { x: 170 + (x / 500 - 1) * (122 + 36 * share), y: 36 + 122 * share };
}

const spots = (...places: readonly (readonly [x: number, y: number])[]): Spot[] =>
  places.map(([x, y]) => pitchSpot(x, y));
/** A circle on the ground, as a line: in metres, around a place in metres. */
function circleOf(
  middle: { x: number; y: number },
  radius: number,
  {
    length,
    wide,
    from = -Math.PI,
    to = Math.PI,
  }: { length: number; wide: number; from?: number; to?: number },
): string {
  const steps = Array.from({ length: 33 }, (_, at) => from + ((to - from) * at) / 32);
  return pathOf(
    steps.map((turn) =>
      pitchSpot(
        ((middle.x + radius * Math.cos(turn)) / length) * 1_000,
        ((middle.y + radius * Math.sin(turn)) / wide) * 1_000,
      ),
    ),
  );
}

const outline = pathOf(spots([0, 0], [1_000, 0], [1_000, 1_000], [0, 1_000]), true);
const soccerLines = [
  pathOf(spots([500, 0], [500, 1_000])),
  pathOf(spots([0, 204], [157, 204], [157, 796], [0, 796])),
  pathOf(spots([1_000, 204], [843, 204], [843, 796], [1_000, 796])),
  pathOf(spots([0, 365], [52, 365], [52, 635], [0, 635])),
  pathOf(spots([1_000, 365], [948, 365], [948, 635], [1_000, 635])),
  circleOf({ x: 52.5, y: 34 }, 9.15, { length: 105, wide: 68 }),
].join(' ');
const goals = [
  pathOf(spots([0, 446], [-18, 446], [-18, 554], [0, 554])),
  pathOf(spots([1_000, 446], [1_018, 446], [1_018, 554], [1_000, 554])),
].join(' ');
const nba = { length: 28.65, wide: 15.24 };
const courtLines = [
  pathOf(spots([500, 0], [500, 1_000])),
  pathOf(spots([0, 340], [203, 340], [203, 660], [0, 660])),
  pathOf(spots([1_000, 340], [797, 340], [797, 660], [1_000, 660])),
  circleOf({ x: 14.325, y: 7.62 }, 1.83, nba),
  circleOf({ x: 1.6, y: 7.62 }, 7.24, { ...nba, from: -1.35, to: 1.35 }),
  circleOf({ x: 27.05, y: 7.62 }, 7.24, { ...nba, from: Math.PI - 1.35, to: Math.PI + 1.35 }),
].join(' ');

const decisive: ReadonlySet<MoveDetail['what']> = new Set(['GOAL', 'BASKET', 'FREE_THROW']);
const toneOf = ({ what }: MoveDetail): string =>
  decisive.has(what) ? 'bright' : what === 'CARD' ? 'out' : 'plain';

interface PitchProps {
  plays: readonly Play[];
  sport: 'soccer' | 'basketball';
}

/** The pitch or court, which side attacks, and the ways of its newest moves. */
export function Pitch({ plays, sport }: PitchProps) {
  const moves = plays.filter((play) => play.kind === 'MOVE');
  if (moves.length === 0) return null;
  const newest = lastOf(moves);
  const latest = moves.filter(({ at, moment }) => at === newest.at && moment === newest.moment);
  /** The last attack: what one side did without the other. */
  const attack = latest.slice(latest.findLastIndex(({ side }) => side !== newest.side) + 1);
  const ball = pitchSpot(newest.x, newest.y);
  /** The basket that a player shoots at. */
  const shot = sport === 'basketball' && pitchSpot(newest.side === 'HOME' ? 944 : 56, 500);
  const isSoccer = sport === 'soccer';
  return (
    <>
      <rect className={isSoccer ? css.grassAround : css.floorAround} width="340" height="176" />
      <path className={isSoccer ? css.pitch : css.floor} d={outline} />
      <Danger side={newest.side} />
      <path className={css.marking} d={`${outline} ${isSoccer ? soccerLines : courtLines}`} />
      {isSoccer ? <path className={css.goals} d={goals} /> : <Hoops />}
      <g key={newest.number} data-side={newest.side}>
        {shot && <path className={css.way} pathLength={1} d={arcOf(ball, shot, 26)} />}
        {isSoccer && attack.length > 1 && (
          <path className={css.way} pathLength={1} d={pathOf(attack.map(({ x, y }) => pitchSpot(x, y)))} />
        )}
        {(isSoccer ? attack.slice(0, -1) : latest.slice(0, -1)).map((move) => {
          const { x, y } = pitchSpot(move.x, move.y);
          return (
            <circle key={move.number} className={css.player} data-side={move.side} cx={x} cy={y} r={4.5} />
          );
        })}
        <circle className={css.player} data-side={newest.side} cx={ball.x} cy={ball.y} r={6} />
        <circle className={css.ball} cx={ball.x} cy={ball.y} r={3.5} />
        <Callout at={ball} tone={toneOf(newest)}>
          {moveWords(newest).toUpperCase()}
        </Callout>
      </g>
    </>
  );
}

/** The half that is attacked. */
function Danger({ side }: { side: MoveDetail['side'] }) {
  const [from, to] = side === 'HOME' ? [560, 1_000] : [440, 0];
  return (
    <path
      className={css.danger}
      data-side={side}
      d={pathOf(spots([from, 500], [to, 120], [to, 880]), true)}
    />
  );
}

function Hoops() {
  return [56, 944].map((x) => {
    const { x: cx, y: cy } = pitchSpot(x, 500);
    return <circle key={x} className={css.hoop} cx={cx} cy={cy} r={3.2} />;
  });
}
