import type { GameMotif } from '#domain/site/game-art.ts';
import { sealOf } from '#contract/draw.ts';
import type { Game } from './game.ts';
import { html, type Html } from './html.ts';

/** How a drawn number becomes what is seen on the table. */
const readings: Readonly<Record<GameMotif, string>> = {
  CARDS:
    'It is the place of the next card among those left, from 0. At first they lie pack after pack: spades, hearts, diamonds, clubs, each from the lowest rank to the highest, the ace after the king.',
  DICE: 'With one added, it is what the next die shows.',
  WHEEL: 'It is the pocket that comes.',
  REELS: 'It is the place of the next reel’s symbol, from 0, in the order of the alphabet.',
};

/** Lets anybody check that the outcome was fixed before the choice, and how it follows from the seed. */
export const sealPart = ({ art }: Game, seed: string, isPlayed: boolean): Html =>
  html`<details>
    <summary>How this round is drawn</summary>
    <p>The outcome was drawn and sealed before you chose. The seal is the SHA-256 of the seed:</p>
    <p class="code">${sealOf(seed)}</p>
    ${
      isPlayed
        ? html`<p>The seed, from which the outcome follows:</p>
            <p class="code">${seed}</p>`
        : html`<p>The seed is shown when the round is played.</p>`
    }
    <p>
      A number is drawn from n like this: take the first four bytes of the SHA-256 of the seed, a colon and a
      count (0, then 1, and so on), as one number, the highest byte first. If it is below the greatest
      multiple of n that four bytes hold, what it leaves when divided by n is the number; otherwise the next
      count is taken. ${readings[art.motif]}
    </p>
  </details>`;
