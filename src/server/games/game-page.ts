import { casinoTileOf } from '#domain/casino-tile.ts';
import { formatMoney } from '#domain/money.ts';
import { html } from './html.ts';
import { page, type Page } from './page.ts';
import { picture } from './picture.ts';
import type { Table } from './tables.ts';

/** A game as its bettor finds it. */
export function gamePage({ userName, eventId, balance }: Table, siteUrl: string): Page {
  const tile = casinoTileOf(eventId);
  const available = balance.bankBalance - balance.exposure;
  const body = page({
    title: tile.title,
    userName,
    siteUrl,
    content: html`<section class="card game">
      ${picture(tile)}
      <div>
        <h1>${tile.title}</h1>
        <dl>
          <div>
            <dt>Available</dt>
            <dd>${formatMoney(available)}</dd>
          </div>
          <div>
            <dt>At risk in the exchange</dt>
            <dd>${formatMoney(balance.exposure)}</dd>
          </div>
        </dl>
        <p class="muted">This table takes no stakes yet: nothing here moves your money.</p>
        <p><a class="button" href="${siteUrl}/intcasino">Back to the casino</a></p>
      </div>
    </section>`,
  });
  return { status: 200, body };
}
