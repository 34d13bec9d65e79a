import { must } from '#domain/must.ts';
import { paysText, type BetOffer } from '#contract/casino-games/game-description.ts';
import { returnText } from '#domain/site/return-to-player.ts';
import { formatMoney, parseMoney } from '#domain/money/money.ts';
import type { Standing, Told } from './croupier.ts';
import type { Form } from './form.ts';
import type { Game } from './game.ts';
import { html, type Html } from './html.ts';
import { page, type Page } from './page.ts';
import { picture } from './picture.ts';
import { playedPart, verdictOf } from './played-part.ts';
import { sealPart } from './seal-part.ts';
import { stakeLimits, type Drawn } from './round.ts';
import type { Table } from './table.ts';

const { least, most } = stakeLimits;

export interface GamePageNeeds {
  table: Table;
  game: Game;
  siteUrl: string;
  /** Null while the exchange gives no answer. */
  standing: Standing | null;
  /** The outcome of the last attempt; null before the first. */
  told: Told | null;
  form: Form;
}

/** The page of a game: with its form, with a button to ask again, or with the round played. */
export function gamePage({ table, game, siteUrl, standing, told, form }: GamePageNeeds): Page {
  const { userName, tableId } = table;
  const played = standing?.played ?? null;
  const part = partOf(played, { game, form, told, path: `/tables/${tableId}` });
  // Once a round is played, nothing but its own cards or dice is to be seen.
  const art = played ? null : picture(game.art);
  const body = page({
    title: `${part.title}${game.name}`,
    userName,
    siteUrl,
    table: `/tables/${tableId}`,
    content: html`<section class="card game">
      ${art}
      <div>
        <h1>${game.name}</h1>
        <p class="muted">${game.rules}</p>
        ${standing && availablePart(standing)} ${part.content}
        <p class="ways">
          <a class="button quiet" href="${siteUrl}/intcasino">Back to the casino</a>
          ${played ? html`<a class="button quiet" href="${siteUrl}/accountstatment">Statement</a>` : null}
        </p>
        ${sealPart(game, table.seed, played !== null)}
      </div>
    </section>`,
  });
  return { status: played ? 200 : statusOf(told), body };
}

const statusOf = (told: Told | null): number =>
  told?.kind === 'wrong' ? 422 : told?.kind === 'noAnswer' ? 503 : 200;

const availablePart = ({ balance, played }: Standing): Html =>
  html`<dl>
    <div>
      <dt>${played ? 'Available now' : 'Available'}</dt>
      <dd>${formatMoney(balance.bankBalance - balance.exposure)}</dd>
    </div>
  </dl>`;

interface Playing {
  game: Game;
  form: Form;
  told: Told | null;
  /** The table's. */
  path: string;
}

/** Returns the main part of the page, and the start of the page's title. */
function partOf(played: Drawn | null, playing: Playing): { title: string; content: Html } {
  const { told } = playing;
  if (played)
    return { title: `${verdictOf(played)} · `, content: html`${playedPart(played)} ${againPart(playing)}` };
  if (told?.kind === 'noAnswer') return { title: '', content: askAgainPart(playing, told) };
  return { title: told ? 'Not played · ' : '', content: choosePart(playing) };
}

const alertOf = (told: Told | null) => told && html`<p class="alert" role="alert">${told.message}</p>`;

const choosePart = ({ game, form, told, path }: Playing): Html =>
  html`<form class="choice" method="post" action="${path}/play">
    ${alertOf(told)}
    <fieldset>
      <legend>Bet on</legend>
      <div class="bets">
        ${game.bets.map(
          (bet) =>
            html`<label class="bet">
              <input
                type="radio"
                name="bet"
                value="${bet.betId}"
                required
                ${checked(bet.betId === form.bet)}
              />
              <span>${bet.label}</span><span class="muted">${paysText(bet)}<br />${returnsText(bet)}</span>
            </label>`,
        )}
      </div>
    </fieldset>
    <label class="stake">
      Stake, ${formatMoney(least)} to ${formatMoney(most)}
      <input name="stake" inputmode="decimal" autocomplete="off" required value="${form.stake}" />
    </label>
    <button class="button" ${form.bet !== '' && !told ? html`autofocus` : null}>Play one round</button>
  </form>`;

/** Leads to the next round, which is sealed before it is shown. */
const againPart = ({ path }: Playing): Html =>
  html`<form class="again" method="post" action="${path}/again">
    <button class="button">Play again</button>
  </form>`;

const returnsText = ({ returnToPlayer }: BetOffer): string =>
  `RTP ${returnText({ least: returnToPlayer, most: returnToPlayer })}`;

const checked = (isSo: boolean) => (isSo ? html`checked` : null);

/** Sends the same choice again. For a different choice the exchange would report the round as already played. */
const askAgainPart = ({ game, form, path }: Playing, told: Told): Html =>
  html`<form class="choice" method="post" action="${path}/play">
    ${alertOf(told)}
    <p>
      ${formatMoney(must(parseMoney(form.stake)))} on
      ${must(game.bets.find(({ betId }) => betId === form.bet)).label}: asking again asks for this same round
      and never plays a second one. Your account statement says it too.
    </p>
    <input type="hidden" name="bet" value="${form.bet}" />
    <input type="hidden" name="stake" value="${form.stake}" />
    <button class="button">Ask again</button>
  </form>`;
