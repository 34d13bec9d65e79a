import {
  boundaryMetres,
  type BallDetail,
  type BallLength,
  type BallLine,
  type Play,
} from '#domain/market/play.ts';
import { Callout } from './callout.tsx';
import { ballWords } from './play-words.ts';
import { arcOf, figure, type Spot } from './scene.ts';
import css from './scene.module.css';

const ground = { x: 170, y: 92, rx: 158, ry: 76 };
const batter: Spot = { x: 170, y: 118 };
/** The pitch, wider towards the viewer: the bowler's end is at the top. */
const pitch = { top: 54, bottom: 134, halfTop: 12, halfBottom: 21 };

const across: Readonly<Record<BallLine, number>> = {
  WIDE: 0.95,
  OUTSIDE_OFF: 0.5,
  OFF: 0.2,
  MIDDLE: 0,
  LEG: -0.25,
};
const along: Readonly<Record<BallLength, number>> = { SHORT: 0.42, GOOD: 0.58, FULL: 0.7, YORKER: 0.79 };

/** Where the ball bounces. */
function bounceOf({ line, length }: BallDetail): Spot {
  const share = along[length];
  const half = pitch.halfTop + (pitch.halfBottom - pitch.halfTop) * share;
  return { x: batter.x + across[line] * half, y: pitch.top + (pitch.bottom - pitch.top) * share };
}

/** Where the ball goes: at the boundary's distance it is on the drawn boundary, whatever the direction. */
function endOf({ angle, distance }: BallDetail): Spot {
  const turn = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.sin(turn), -Math.cos(turn)];
  // The ray from the batter meets the ellipse where this quadratic is zero.
  const offset = (batter.y - ground.y) / ground.ry;
  const [a, b, c] = [
    (dx / ground.rx) ** 2 + (dy / ground.ry) ** 2,
    (2 * offset * dy) / ground.ry,
    offset ** 2 - 1,
  ];
  const reach = (-b + Math.sqrt(b * b - 4 * a * c)) / (2 * a);
  const share = Math.min(1.08, distance / boundaryMetres);
  return { x: batter.x + dx * reach * share, y: batter.y + dy * reach * share };
}

const toneOf = ({ wicket, runs }: BallDetail): string =>
  wicket ? 'out' : runs === 6 || runs === 4 ? 'bright' : 'plain';

/** The field, the last balls' ways and bounces, and the newest ball. `plays`: oldest first. */
export function CricketField({ plays }: { plays: readonly Play[] }) {
  const balls = plays.filter((play) => play.kind === 'BALL').slice(-6);
  const newest = balls.at(-1);
  if (!newest) return null;
  const [bounce, end] = [bounceOf(newest), endOf(newest)];
  const { top, bottom, halfTop, halfBottom } = pitch;
  return (
    <>
      <rect className={css.grassAround} width="340" height="176" />
      <ellipse className={css.grass} cx={ground.x} cy={ground.y} rx={ground.rx} ry={ground.ry} />
      <ellipse className={css.ring} cx={ground.x} cy={ground.y} rx={ground.rx * 0.5} ry={ground.ry * 0.52} />
      <path
        className={css.strip}
        d={`M${170 - halfTop} ${top} H${170 + halfTop} L${170 + halfBottom} ${bottom} H${170 - halfBottom} Z`}
      />
      <path className={css.crease} d={`M${170 - 15} 64 H${170 + 15} M${170 - 21} 122 H${170 + 21}`} />
      <path
        className={css.stumps}
        d="M167 60 V53 M170 60 V53 M173 60 V53 M165 128 V118 M170 128 V118 M175 128 V118"
      />
      {balls.slice(0, -1).map((ball) => {
        const [was, to] = [bounceOf(ball), endOf(ball)];
        return (
          <g key={ball.number} className={css.earlier} data-tone={toneOf(ball)}>
            {ball.distance > 0 && <path d={`M${batter.x} ${batter.y} L${figure(to.x)} ${figure(to.y)}`} />}
            <circle cx={was.x} cy={was.y} r={1.8} />
          </g>
        );
      })}
      <g key={newest.number} data-tone={toneOf(newest)}>
        <path className={css.dotted} d={arcOf({ x: 172, y: 58 }, bounce, 6)} />
        <circle className={css.bounce} cx={bounce.x} cy={bounce.y} r={3} />
        {newest.distance > 0 && (
          <path className={css.flight} pathLength={1} d={arcOf(batter, end, newest.runs === 6 ? 30 : 4)} />
        )}
        <circle className={css.batter} data-side={newest.side} cx={batter.x - 8} cy={batter.y - 1} r={5} />
        <circle
          className={css.ball}
          cx={newest.distance > 0 ? end.x : bounce.x}
          cy={newest.distance > 0 ? end.y : bounce.y}
          r={4}
        />
        <Callout at={newest.distance > 0 ? end : bounce} tone={toneOf(newest)}>
          {ballWords(newest).toUpperCase()}
        </Callout>
      </g>
    </>
  );
}
