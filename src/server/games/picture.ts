import type { CasinoTile, TileMotif } from '#domain/site/casino-tile.ts';
import { html, type Html } from './html.ts';

/** Drawings, in two tones, of what games are played with. */
const motifs: Readonly<Record<TileMotif, Html>> = {
  cards: html`<rect
      fill="#fff"
      opacity="0.45"
      x="130"
      y="16"
      width="40"
      height="58"
      rx="5"
      transform="rotate(-12 150 45)"
    />
    <rect fill="#fff" x="152" y="16" width="40" height="58" rx="5" transform="rotate(9 172 45)" />
    <path fill="#f0883e" d="M173 33 l9 12 -9 12 -9 -12 z" transform="rotate(9 173 45)" />`,
  dice: html`<rect
      fill="#fff"
      opacity="0.45"
      x="166"
      y="14"
      width="40"
      height="40"
      rx="7"
      transform="rotate(16 186 34)"
    />
    <rect fill="#fff" x="126" y="24" width="48" height="48" rx="8" />
    <circle fill="#f0883e" cx="138" cy="36" r="4.5" />
    <circle fill="#f0883e" cx="150" cy="48" r="4.5" />
    <circle fill="#f0883e" cx="162" cy="60" r="4.5" />`,
  wheel: html`<circle fill="#fff" cx="160" cy="45" r="34" />
    <circle fill="#f0883e" cx="160" cy="45" r="9" />`,
  reels: html`<rect fill="#fff" x="112" y="18" width="28" height="54" rx="5" />
    <rect fill="#fff" x="146" y="18" width="28" height="54" rx="5" />
    <rect fill="#fff" x="180" y="18" width="28" height="54" rx="5" />
    <circle fill="#f0883e" cx="126" cy="45" r="8" />
    <path fill="#f0883e" d="M160 36 l9 17 h-18 z" />
    <rect fill="#f0883e" x="186" y="37" width="16" height="16" rx="2" />`,
};

/** A game's picture, in the colour of its lobby tile. */
export const picture = ({ motif, hue }: CasinoTile): Html =>
  html`<svg class="picture" viewBox="0 0 320 90" aria-hidden="true">
    <rect width="320" height="90" fill="hsl(${hue} 45% 34%)" />
    ${motifs[motif]}
  </svg>`;
