import type { GameMotif } from '#domain/casino/game-art.ts';
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

export interface SealNeeds {
  game: Game;
  seed: string;
  isPlayed: boolean;
  /** The seal of the round after it, if it is played; undefined where that is nobody's business. */
  nextSeal: string | null | undefined;
}

/** Lets anybody check that the outcome was fixed before the bets, and how it follows from the seed. */
export const sealPart = ({ game, seed, isPlayed, nextSeal }: SealNeeds): Html =>
  html`<section class="card seal">
    <h2>This round can be checked</h2>
    <dl>
      <dt>Sealed before your bets</dt>
      <dd class="code" id="seal">${sealOf(seed)}</dd>
      <dt>Seed, opened after them</dt>
      ${
        isPlayed
          ? html`<dd class="code tells" id="seed">${seed}</dd>`
          : html`<dd class="muted">Shown when the round is played</dd>`
      }
      ${
        nextSeal === undefined
          ? null
          : html`<dt>The next round, sealed already</dt>
              ${
                nextSeal === null
                  ? html`<dd class="muted">Shown with the seed</dd>`
                  : html`<dd class="code" id="next">${nextSeal}</dd>`
              }`
      }
    </dl>
    <p class="checked">
      ${isPlayed ? 'The seal is the SHA-256 of the seed.' : 'Your browser checks the seal when the seed is shown.'}
    </p>
    <details>
      <summary>How this round is drawn</summary>
      <p>The outcome was drawn and sealed before you bet. The seal is the SHA-256 of the seed.</p>
      <p>
        A number is drawn from n like this: take the first four bytes of the SHA-256 of the seed, a colon and
        a count (0, then 1, and so on), as one number, the highest byte first. If it is below the greatest
        multiple of n that four bytes hold, what it leaves when divided by n is the number; otherwise the next
        count is taken. ${readings[game.art.motif]}
      </p>
    </details>
  </section>`;
