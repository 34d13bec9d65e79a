import { partnerGames } from '#contract/casino-games/partner-games.ts';
import type { GameDescription } from '#contract/casino-games/game-description.ts';
import { hrefOf } from '#domain/site/route.ts';
import { html } from './html.ts';
import { page, type Page } from './page.ts';
import { picture } from './picture.ts';

/** Stands in for a partner's site. It is opened without credentials, so it knows nobody. */
export function partnerPage(game: GameDescription | null, siteUrl: string): Page {
  const title = game ? `${game.name} at Vimaan` : 'Vimaan';
  const content = html`<section class="card game">
    ${game && picture(game.art)}
    <div>
      <h1>${title}</h1>
      <p class="muted">${game ? game.rules : 'Vimaan is a partner of Layline, with a site of its own.'}</p>
      <p>
        This page stands where a partner’s own site is: it is opened as its address says, and nothing of your
        account was handed over. Nothing can be played here.
      </p>
      <p>
        Money for Vimaan stands in a wallet of its own at Layline. You move it there, and back at any time, on
        one page.
      </p>
      <p class="ways">
        <a class="button" href="${siteUrl}/intcasino">Back to the casino</a>
        <a class="button" href="${siteUrl}${hrefOf('transfer')}">Your Vimaan wallet</a>
      </p>
    </div>
  </section>`;
  return { status: 200, body: page({ title, siteUrl, content }) };
}

/** The page of one of the partner's games; null if the partner has no such game. */
export function partnerGame(eventId: string, siteUrl: string): Page | null {
  const game = partnerGames.find((one) => one.eventId === eventId);
  return game ? partnerPage(game, siteUrl) : null;
}
