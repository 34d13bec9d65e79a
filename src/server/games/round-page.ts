import { drawFrom } from '#contract/draw.ts';
import { shownFelt } from './felt.ts';
import type { Game } from './game.ts';
import { html } from './html.ts';
import { page, type Page } from './page.ts';
import { sealPart } from './seal-part.ts';

/** A round that was played, for whoever was told its id: what came, its seed and its seal. It tells nobody's bets. */
export function roundPage(game: Game, seed: string, siteUrl: string): Page {
  const outcome = game.play(drawFrom(seed));
  const body = page({
    title: `A round of ${game.name}`,
    heading: game.name,
    siteUrl,
    hasScript: true,
    content: html`<div class="play">
        ${shownFelt(game, outcome)}
        <div class="choice">
          <h2>A round that was played</h2>
          <p>
            The seal stood at its table before the bets were made. If this seed has that seal, it was not
            changed since, and what lies on the table follows from it alone. Your statement and your profit
            and loss tell the same round with your bets.
          </p>
        </div>
      </div>
      <div class="beside">
        ${sealPart({ game, seed, isPlayed: true, nextSeal: undefined })}
        <details class="card" id="rules" open>
          <summary>Rules of ${game.name}</summary>
          <p>${game.rules}</p>
        </details>
        <p class="ways">
          <a class="button quiet" href="${siteUrl}/profitloss">Profit and loss</a>
          <a class="button quiet" href="${siteUrl}/accountstatment">Statement</a>
        </p>
      </div>`,
  });
  return { status: 200, body };
}
