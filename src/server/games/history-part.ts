import { formatMoney } from '#domain/money/money.ts';
import { html, type Html } from './html.ts';
import type { Table } from './table.ts';
import type { PlayedRound } from './wallet.ts';

/** The bettor's last rounds of the game, each with the way to its seed. */
export function historyPart(
  rounds: readonly PlayedRound[],
  { roundId: now }: Table,
  checkOf: (roundId: string) => string | null,
): Html | null {
  if (rounds.length === 0) return null;
  const net = rounds.reduce((sum, { stake, payout }) => sum + payout - stake, 0);
  return html`<section class="card history">
    <h2>Your last rounds <span class="tells ${toneOf(net)}">${formatMoney(net, { sign: true })}</span></h2>
    <ol>
      ${rounds.map((round) => roundPart(round, checkOf(round.roundId), round.roundId === now))}
    </ol>
    <p class="muted">Every round is drawn afresh: what came before says nothing about what comes.</p>
  </section>`;
}

const toneOf = (net: number): string => (net > 0 ? 'gain' : net < 0 ? 'loss' : '');

/** A round of several bets has its stake on each in its text. */
const stakedText = (bet: string, stake: number): string =>
  bet.includes('; ')
    ? `${formatMoney(stake)}: ${bet.replaceAll('; ', ', ')}`
    : `${formatMoney(stake)} on ${bet}`;

function roundPart({ bet, result, stake, payout }: PlayedRound, check: string | null, isNow: boolean): Html {
  const net = payout - stake;
  // While a round is being shown, its line would tell how it ends.
  return html`<li class="${isNow ? 'tells' : ''}">
    <div class="line">
      <span class="came">${result}</span>
      <span class="net ${toneOf(net)}">${formatMoney(net, { sign: true })}</span>
      <span class="staked">${stakedText(bet, stake)}</span>
      ${check === null ? null : html`<a class="opens" href="${check}">Check</a>`}
    </div>
  </li>`;
}
