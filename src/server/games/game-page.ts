import { casinoTileOf } from '#domain/site/casino-tile.ts';
import { formatMoney, minorToDecimalText } from '#domain/money/money.ts';
import type { Form, Told } from './croupier.ts';
import type { Face, Game } from './game.ts';
import { html, type Html } from './html.ts';
import { page, type Page } from './page.ts';
import { picture } from './picture.ts';
import { stakeLimits, type Drawn, type Round } from './round.ts';
import type { Table } from './tables.ts';

const { least, most } = stakeLimits;

export interface GamePageParts {
  table: Table;
  game: Game;
  siteUrl: string;
  /** What came of the last try; null before the first. */
  told: Told | null;
  form: Form;
}

/** A game as its bettor finds it: to choose, to ask again, or played. */
export function gamePage({ table, game, siteUrl, told, form }: GamePageParts): Page {
  const { userName, eventId, balance, round, tableId } = table;
  const tile = casinoTileOf(eventId);
  const message = told === null || told.kind === 'played' ? null : told.message;
  const part = partOf(round, { game, form, message, action: `/tables/${tableId}/play` });
  const available = formatMoney(balance.bankBalance - balance.exposure);
  const body = page({
    title: `${part.title}${tile.title}`,
    userName,
    siteUrl,
    content: html`<section class="card game">
      ${picture(tile)}
      <div>
        <h1>${tile.title}</h1>
        <p class="muted">${game.rules}</p>
        <dl>
          <div>
            <dt>${round.isPaid ? 'Available now' : 'Available'}</dt>
            <dd>${available}</dd>
          </div>
        </dl>
        ${part.content}
        <p class="ways">
          <a class="button ${round.isPaid ? '' : 'quiet'}" href="${siteUrl}/intcasino">Back to the casino</a>
          ${round.isPaid ? html`<a class="button quiet" href="${siteUrl}/accountstatment">Statement</a>` : null}
        </p>
        ${sealPart(round)}
      </div>
    </section>`,
  });
  return { status: told?.kind === 'wrong' ? 422 : told?.kind === 'noAnswer' ? 503 : 200, body };
}

interface Playing {
  game: Game;
  form: Form;
  message: string | null;
  action: string;
}

/** What stands in the middle, and what of it begins the page's title. */
function partOf({ sent, isPaid }: Round, playing: Playing): { title: string; content: Html } {
  if (sent && isPaid) return { title: `${verdictOf(sent)} · `, content: playedPart(sent) };
  if (sent) return { title: '', content: askAgainPart(sent, playing) };
  return { title: playing.message === null ? '' : 'Not played · ', content: choosePart(playing) };
}

const alertOf = (message: string | null) =>
  message === null ? null : html`<p class="alert" role="alert" id="told">${message}</p>`;

const choosePart = ({ game, form, message, action }: Playing): Html =>
  html`<form method="post" action="${action}">
    ${alertOf(message)}
    <fieldset>
      <legend>Bet on</legend>
      <div class="bets">
        ${game.bets.map(
          ({ betId, label, pays }) =>
            html`<label class="bet">
              <input type="radio" name="bet" value="${betId}" required ${checked(betId === form.bet)} />
              <span>${label}</span><span class="muted">${pays}</span>
            </label>`,
        )}
      </div>
    </fieldset>
    <label class="stake">
      Stake, ${formatMoney(least)} to ${formatMoney(most)}
      <input name="stake" inputmode="decimal" autocomplete="off" required value="${form.stake}" />
    </label>
    <button class="button">Play one round</button>
  </form>`;

const checked = (isSo: boolean) => (isSo ? html`checked` : null);

const askAgainPart = ({ bet, stake }: Drawn, { message, action }: Playing): Html =>
  html`<form method="post" action="${action}">
    ${alertOf(message)}
    <p>
      ${formatMoney(stake)} on ${bet.label}: asking again asks for this same round and never plays a second
      one. Your account statement says it too.
    </p>
    <button class="button">Ask again</button>
  </form>`;

/** In one word or two, with the gain over the stake. */
function verdictOf({ stake, payout }: Drawn): string {
  if (payout === stake) return 'Stake back';
  return payout > stake
    ? `Won ${formatMoney(payout - stake, { sign: true })}`
    : `Lost ${formatMoney(payout - stake, { sign: true })}`;
}

function playedPart(drawn: Drawn): Html {
  const { bet, stake, payout, outcome } = drawn;
  const tone = payout > stake ? 'gain' : payout < stake ? 'loss' : '';
  return html`<div class="round">
    <p class="faces" role="img" aria-label="${outcome.text}">${outcome.faces.map(faceOf)}</p>
    <h2 class="verdict ${tone}">${verdictOf(drawn)}</h2>
    <p>
      ${formatMoney(stake)} on ${bet.label}; ${outcome.text}.
      ${payout > 0 ? `${formatMoney(payout)} was paid.` : 'Nothing was paid.'}
    </p>
  </div>`;
}

const faceOf = ({ text, isRed }: Face): Html => html`<span class="face ${isRed ? 'red' : ''}">${text}</span>`;

/** Lets anybody check that the chance was there before the choice. */
const sealPart = ({ seed, seal, isPaid }: Round): Html =>
  html`<details>
    <summary>How this round is drawn</summary>
    <p>The outcome was drawn and sealed before you chose. The seal is the SHA-256 of the seed:</p>
    <p class="code">${seal}</p>
    ${
      isPaid
        ? html`<p>The seed, from which the outcome follows:</p>
            <p class="code">${seed}</p>`
        : html`<p>The seed is shown when the round is played.</p>`
    }
  </details>`;

/** What the form holds before anything was filled in: a hundred of the currency. */
export const emptyForm: Form = { bet: '', stake: minorToDecimalText(100_00) };
