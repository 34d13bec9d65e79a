import { must } from '#domain/must.ts';
import type { Face } from './game.ts';
import { html, type Html } from './html.ts';

/** Suits, drawn in a square of 24. */
const suits: Readonly<Record<string, string>> = {
  '♠': 'M12 2C6 8 2 11 2 15a5 5 0 0 0 9 3c0 2-1 3-3 4h8c-2-1-3-2-3-4a5 5 0 0 0 9-3c0-4-4-7-10-13z',
  '♥': 'M12 21.5C5 15.5 2 12 2 8a5.3 5.3 0 0 1 10-2 5.3 5.3 0 0 1 10 2c0 4-3 7.5-10 13.5z',
  '♦': 'M12 1.5 20.5 12 12 22.5 3.5 12z',
  '♣': 'M12 1.5a4.7 4.7 0 0 1 4 7.3A4.8 4.8 0 1 1 13 17c0 2 1 4 3 5H8c2-1 3-3 3-5a4.8 4.8 0 1 1-3-8.2 4.7 4.7 0 0 1 4-7.3z',
};

const suitAt = (suit: string, place: string): Html =>
  html`<path d="${must(suits[suit])}" transform="${place}" />`;

/** Pictures are of the house: a tinted field with three laylines. */
const pictured = html`<rect class="tint" x="36" y="44" width="54" height="84" rx="6" />
  <path class="lines" d="M36 92 66 44M36 128 86 48M56 128 90 74" />`;

/** A card as it lies on the table. */
export function cardPart({ text, isRed }: Face, at: number): Html {
  const [rank, suit] = [text.slice(0, -1), text.slice(-1)];
  return html`<svg class="card at-${at} ${isRed ? 'red' : 'black'}" viewBox="0 0 100 140">
    <rect class="paper" x="1" y="1" width="98" height="138" rx="9" />
    ${/[JQK]/.test(rank) ? pictured : null}
    <text x="10" y="36">${rank}</text>
    ${suitAt(suit, 'translate(10 44) scale(.9)')} ${suitAt(suit, 'translate(38 72) scale(2.1)')}
  </svg>`;
}

/** The pack the cards come from. */
export const packPart = html`<svg class="pack" viewBox="0 0 112 150" aria-hidden="true">
  <rect class="under" x="9" y="9" width="98" height="138" rx="9" />
  <rect class="under" x="5" y="5" width="98" height="138" rx="9" />
  <rect class="back" x="1" y="1" width="98" height="138" rx="9" />
  <path class="lines" d="M12 128 50 12M34 128 86 12M62 128 90 44" />
</svg>`;
