import { casinoTileOf } from '#domain/site/casino-tile.ts';
import { html } from './html.ts';
import { page, type Page } from './page.ts';

/** Stands in for a partner's site. It is opened without credentials, so it knows nobody. */
export function partnerPage(eventId: string | null, siteUrl: string): Page {
  const title = eventId === null ? 'Vimaan' : `${casinoTileOf(eventId).title} at Vimaan`;
  const content = html`<section class="card note">
    <h1>${title}</h1>
    <p>
      This page stands where a partner’s own site is: it is opened as its address says, and nothing of your
      account was handed over. Nothing can be played here.
    </p>
    <p><a class="button" href="${siteUrl}/">Back to Layline</a></p>
  </section>`;
  return { status: 200, body: page({ title, siteUrl, content }) };
}
