import { createElement } from 'react';
import { shapesOf, type GameArt } from '#domain/casino/game-art.ts';
import css from './game-tile.module.css';

/** The picture of a casino game: flat, two tones and the accent. Its name goes beside it. */
export function GameTile({ art }: { art: GameArt }) {
  return (
    <svg
      className={css.tile}
      viewBox="0 0 160 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      style={{ '--hue': art.hue } as object}
    >
      <rect className={css.ground} width="160" height="100" />
      <path className={css.slope} d="M0 100 L160 20 V100 Z" />
      {shapesOf(art).map(({ tag, tone, attributes, text }, index) =>
        createElement(tag, { key: index, className: css[tone], ...attributes }, text),
      )}
    </svg>
  );
}
