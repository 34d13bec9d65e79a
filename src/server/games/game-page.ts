import { formatMoney } from '#domain/money/money.ts';
import { inPracticeMoney } from '#domain/money/practice-money.ts';
import { alertOf, boardPart } from './board.ts';
import type { Standing, Told } from './croupier.ts';
import { playedFelt, restingFelt, verdictOf } from './felt.ts';
import type { Form } from './form.ts';
import type { Game } from './game.ts';
import { historyPart } from './history-part.ts';
import { Html, html } from './html.ts';
import { page, type Page } from './page.ts';
import { formOf } from './round.ts';
import { sealPart } from './seal-part.ts';
import type { Table } from './table.ts';

export interface GamePageNeeds {
  table: Table;
  game: Game;
  siteUrl: string;
  /** Null while the exchange gives no answer. */
  standing: Standing | null;
  /** The outcome of the last attempt; null before the first. */
  told: Told | null;
  /** What was submitted last; null if nothing was. */
  form: Form | null;
  /** Whether the bets were for the round after the one that was played. */
  isAgain: boolean;
  /** Where a round of the bettor's can be checked; null if it cannot be told. */
  checkOf: (roundId: string) => string | null;
  /** The seal of the round that follows; null while this one is not played. */
  nextSeal: string | null;
}

/** The page of a game: its table with the round that was played, if one was, and the form of the next. */
export function gamePage(needs: GamePageNeeds): Page {
  const { table, game, siteUrl, standing, form, checkOf, nextSeal } = needs;
  const { userName, tableId, theme } = table;
  const played = standing?.played ?? null;
  const isAgain = needs.isAgain || played !== null;
  // Whatever became of the attempt: a round that was played is told.
  const told = played && !needs.isAgain && needs.told?.kind !== 'other' ? null : needs.told;
  const action = `/tables/${tableId}/${isAgain ? 'again' : 'play'}`;
  const laid = form ?? (played ? formOf(played.bets) : {});
  // It lies where the round's end does. Of a round that was played with other bets, its end is told, too.
  const alert = told?.kind === 'other' || told?.kind === 'noAnswer' ? null : alertOf(told);
  const available = standing && availableOf(standing.balance);
  const start = told && told.kind !== 'other' ? 'Not played · ' : played ? `${verdictOf(played)} · ` : '';
  const body = page({
    title: `${start}${game.name}`,
    userName,
    theme,
    siteUrl,
    heading: game.name,
    balance: standing && balancePart(standing, table.isPractice),
    hasScript: true,
    content: html`<div class="play">
        ${played ? playedFelt(game, played, alert) : restingFelt(game, alert)}
        ${told?.kind === 'other' ? alertOf(told) : null}
        ${
          told?.kind === 'noAnswer'
            ? askAgainPart(told, action, laid)
            : boardPart({ game, form: laid, played, available, action, isAgain })
        }
      </div>
      <div class="beside">
        ${sealPart({ game, seed: table.seed, isPlayed: played !== null, nextSeal })}
        ${standing && historyPart(standing.rounds, table, checkOf)}
        <details class="card" id="rules" ${played ? null : html`open`}>
          <summary>Rules of ${game.name}</summary>
          <p>${game.rules}</p>
        </details>
        <p class="ways"><a class="button quiet" href="${siteUrl}/accountstatment">Statement</a></p>
      </div>`,
  });
  return { status: statusOf(told), body: table.isPractice ? new Html(inPracticeMoney(body.text)) : body };
}

const statusOf = (told: Told | null): number =>
  told?.kind === 'wrong' ? 422 : told?.kind === 'noAnswer' ? 503 : 200;

const availableOf = ({ bankBalance, exposure }: Standing['balance']): number => bankBalance - exposure;

/** While a round is shown the balance is the one without its payout, so that it tells nothing beforehand. */
const balancePart = ({ balance, played }: Standing, isPractice: boolean): Html => {
  const available = availableOf(balance);
  return html`<dl class="balance">
    <dt>${isPractice ? 'Practice' : 'Balance'}</dt>
    ${played && played.payout > 0 ? html`<dd class="sooner">${formatMoney(available - played.payout)}</dd>` : null}
    <dd class="${played && played.payout > 0 ? 'later' : ''}">${formatMoney(available)}</dd>
  </dl>`;
};

/** Sends the same bets again. For others the exchange would report the round as already played. */
const askAgainPart = (told: Told, action: string, form: Form): Html =>
  html`<form class="choice" method="post" action="${action}">
    ${alertOf(told)}
    <p>
      Asking again asks for this same round and never plays a second one. Your account statement says it too.
    </p>
    ${Object.entries(form).map(([name, stake]) => html`<input type="hidden" name="${name}" value="${stake}" />`)}
    <button class="button">Ask again</button>
  </form>`;
