import type { CSSProperties } from 'react';
import type { Play } from '#domain/market/play.ts';
import { clothOf, orderOf, type Cast, type RunnerOnCard } from './play-words.ts';
import { figure } from './scene.ts';
import css from './scene.module.css';

/** Where the leader is drawn, and the width that the field may take. */
const leaderX = 276;
const fieldWidth = 236;
/** The fewest metres that the picture shows, so that a few lengths do not look like many. */
const leastShown = 24;
const railY = 44;
/** The ground between the rail and the viewer, for as many lanes as there are runners. */
const ground = { from: railY + 20, to: 160 };
/** Metres between the posts of the rail. */
const postEvery = 10;

const move = (x: number, y: number): CSSProperties => ({
  transform: `translate(${figure(x)}px, ${figure(y)}px)`,
});

/** The track with the runners at their distances from the leader, and the winning post when it is near. */
export function RaceTrack({ plays, cast }: { plays: readonly Play[]; cast: Cast }) {
  const field = plays.findLast((play) => play.kind === 'POSITIONS');
  if (!field) return null;
  const { run, lanes, distance } = field;
  const runners = orderOf(field);
  const runOf = (runner: number | undefined): number => run[runner ?? -1] ?? 0;
  const lead = runOf(runners[0]);
  const metres = (runner: number | undefined) => (lead - runOf(runner)) / 100;
  const scale = fieldWidth / Math.max(leastShown, metres(runners.at(-1)) + 2);
  const post = leaderX + (distance - lead / 100) * scale;
  const posts = Array.from({ length: 14 }, (_, at) => at);
  const firstPost = leaderX - (((lead / 100) % postEvery) + 6 * postEvery) * scale;
  // Those nearer to the viewer are drawn last.
  const drawn = runners.toSorted((a, b) => (lanes[a] ?? 0) - (lanes[b] ?? 0));
  return (
    <>
      <rect className={css.sky} width="340" height="52" />
      <path className={css.hills} d="M0 40 Q90 22 180 36 T340 30 V56 H0 Z" />
      <rect className={css.turf} y="46" width="340" height="130" />
      <rect className={css.progress} x="12" y="10" width="150" height="4" rx="2" />
      <rect
        className={css.progressDone}
        x="12"
        y="10"
        width={150 * Math.min(1, lead / 100 / distance)}
        height="4"
        rx="2"
      />
      <path className={css.rail} d={`M0 ${railY} H340 M0 ${railY + 8} H340`} />
      {posts.map((at) => (
        <path
          key={at}
          className={css.rail}
          d={`M${figure(firstPost + at * postEvery * scale)} ${railY - 2} v14`}
        />
      ))}
      {post < 336 && (
        <g className={css.post} style={move(post, 0)}>
          <path d="M0 36 V170" />
          <circle cx="0" cy="34" r="5" />
        </g>
      )}
      {drawn.map((runner) => {
        const share = (lanes[runner] ?? 0) / (run.length * 10);
        const x = leaderX - metres(runner) * scale;
        return (
          <g
            key={runner}
            className={css.runner}
            style={move(x, ground.from + (ground.to - ground.from) * share)}
          >
            <Runner number={clothOf(runner, cast)} silks={silksOf(runner, cast)} />
          </g>
        );
      })}
    </>
  );
}

/** A horse whose nose is at 0, with its rider in the silks of its owner and the number on its cloth. */
function Runner({ number, silks }: { number: number; silks: CSSProperties }) {
  return (
    <>
      <path
        className={css.horse}
        d="M0 -5 L-6 -7 L-12 0 Q-20 -3 -30 0 Q-33 4 -31 9 L-35 16 L-32 16 L-26 9 L-15 9 L-9 16 L-6 15 L-9 7 L-5 -1 Z"
      />
      <path className={css.silks} style={silks} d="M-21 -1 L-17 -11 L-9 -10 L-11 0 Z" />
      <circle className={css.silks} style={silks} cx="-11" cy="-14" r="3.4" />
      <circle className={css.cloth} cx="-23" cy="5" r="6.6" />
      <text className={css.number} x="-23" y="8.2" textAnchor="middle">
        {number}
      </text>
    </>
  );
}

/** The card's silks; without a card, hues far from each other for neighbours in number. */
function silksOf(runner: number, { runners }: Cast): CSSProperties {
  const colours: RunnerOnCard['colours'] = runners[runner]?.colours ?? null;
  if (colours) return { fill: colours.main, stroke: colours.trim };
  return { '--hue': (runner * 137) % 360 } as CSSProperties;
}
