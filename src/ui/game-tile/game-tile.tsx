import type { ReactNode } from 'react';
import type { CasinoTile, TileMotif } from '#domain/site/casino-tile.ts';
import css from './game-tile.module.css';

const spokes = [0, 45, 90, 135];
const pips: readonly [x: number, y: number][] = [
  [68, 38],
  [80, 50],
  [92, 62],
];

const motifs: Readonly<Record<TileMotif, ReactNode>> = {
  cards: (
    <>
      <rect className={css.dim} x="56" y="24" width="34" height="50" rx="4" transform="rotate(-14 73 49)" />
      <rect className={css.bright} x="76" y="24" width="34" height="50" rx="4" transform="rotate(10 93 49)" />
      <path className={css.accent} d="M94 38 l9 12 -9 12 -9 -12 z" transform="rotate(10 94 50)" />
    </>
  ),
  dice: (
    <>
      <rect className={css.dim} x="92" y="18" width="34" height="34" rx="6" transform="rotate(18 109 35)" />
      <rect className={css.bright} x="58" y="28" width="44" height="44" rx="7" />
      {pips.map(([x, y]) => (
        <circle key={x} className={css.accent} cx={x} cy={y} r="4" />
      ))}
    </>
  ),
  wheel: (
    <>
      <circle className={css.bright} cx="80" cy="50" r="32" />
      {spokes.map((turn) => (
        <path
          key={turn}
          className={css.dim}
          d="M80 50 L80 18 A32 32 0 0 1 92 20 Z"
          transform={`rotate(${turn * 2} 80 50)`}
        />
      ))}
      <circle className={css.accent} cx="80" cy="50" r="8" />
    </>
  ),
  reels: (
    <>
      {[40, 68, 96].map((x) => (
        <rect key={x} className={css.bright} x={x} y="26" width="24" height="48" rx="4" />
      ))}
      <circle className={css.accent} cx="52" cy="50" r="8" />
      <path className={css.accent} d="M80 40 l9 18 h-18 z" />
      <rect className={css.accent} x="100" y="42" width="16" height="16" rx="2" />
    </>
  ),
};

/** The picture of a casino game: flat, two tones and the accent. Its name goes beside it. */
export function GameTile({ tile: { motif, hue } }: { tile: CasinoTile }) {
  return (
    <svg
      className={css.tile}
      viewBox="0 0 160 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      style={{ '--hue': hue } as object}
    >
      <rect className={css.ground} width="160" height="100" />
      <path className={css.slope} d="M0 100 L160 20 V100 Z" />
      {motifs[motif]}
    </svg>
  );
}
