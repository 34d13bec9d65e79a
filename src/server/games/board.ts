import { currencySign, formatMoney, minorToDecimalText, parseMoney } from '#domain/money/money.ts';
import type { GameMotif } from '#domain/casino/game-art.ts';
import { returnText } from '#domain/casino/return-to-player.ts';
import { paysText, type BetOffer } from '#contract/casino-games/game-description.ts';
import type { Told } from './croupier.ts';
import { colourOf } from './drawn-wheel.ts';
import { chipText } from './felt.ts';
import type { Form } from './form.ts';
import type { Game } from './game.ts';
import { html, type Html } from './html.ts';
import { stakeLimits, type Drawn } from './round.ts';

const { least, most } = stakeLimits;

/** Minor units. */
const chips = [10_00, 50_00, 100_00, 500_00, 1_000_00, 5_000_00] as const;
const firstChip = 100_00;

/** On a phone there is no room for their words. */
const acts = [
  ['Undo', html`<path d="M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10H9" />`],
  ['Double', html`<path d="m4 8 7 8M11 8l-7 8M14.5 10a2.8 2.8 0 1 1 5 1.6L14.5 17H20" />`],
  ['Clear', html`<path d="m6 6 12 12M18 6 6 18" />`],
] as const;

const verbs: Readonly<Record<GameMotif, string>> = {
  CARDS: 'Deal',
  WHEEL: 'Spin',
  DICE: 'Roll',
  REELS: 'Spin',
};

export interface BoardNeeds {
  game: Game;
  form: Form;
  /** The round on the table; null before it. */
  played: Drawn | null;
  /** What the bettor can stake, in minor units; null while it is not known. */
  available: number | null;
  /** Where the form goes. */
  action: string;
  /** Whether it repeats the round before. */
  isAgain: boolean;
}

/** The places to bet on and the chips. Without the script each place has a field for its stake. */
export const boardPart = ({ game, form, played, available, action, isAgain }: BoardNeeds): Html =>
  html`<form
    class="choice"
    method="post"
    action="${action}"
    data-verb="${verbs[game.art.motif]}"
    data-sign="${currencySign()}"
    data-least="${least}"
    data-most="${most}"
    ${available === null ? null : html`data-available="${available}"`}
    ${isAgain ? html`data-again` : null}
  >
    <fieldset class="places ${game.art.motif === 'WHEEL' ? 'wheel-places' : ''}">
      <legend class="unseen">Bet on</legend>
      ${game.bets.map((offer) => placePart(offer, form[offer.betId] ?? '', hasCome(offer, played)))}
    </fieldset>
    <div class="bar">
      <p class="total" hidden>
        <span class="label">Your bet</span> <output><span>${formatMoney(0)}</span></output>
      </p>
      <fieldset class="chips" hidden>
        <legend class="unseen">Chip to put down</legend>
        ${chips.map(chipPart)}
      </fieldset>
      <div class="acts" hidden>
        ${acts.map(
          ([act, drawing]) =>
            html`<button type="button" class="button quiet" data-act="${act}">
              <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">${drawing}</svg>
              <span>${act}</span>
            </button>`,
        )}
      </div>
      <button class="button main">${isAgain ? 'Play again' : verbs[game.art.motif]}</button>
    </div>
    <p class="limits">${formatMoney(least)} or more on each bet, ${formatMoney(most)} at most in all.</p>
  </form>`;

export const alertOf = (told: Told | null) => told && html`<p class="alert" role="alert">${told.message}</p>`;

/** Whether the last round paid this bet, whoever made it. */
const hasCome = ({ betId }: BetOffer, played: Drawn | null): boolean =>
  played !== null && (played.outcome.pays[betId] ?? 0) > 100;

function placePart(offer: BetOffer, text: string, isCome: boolean): Html {
  const stake = parseMoney(text);
  return html`<label
    class="place ${placeClass(offer)} ${typeof offer.pays === 'number' ? '' : 'in-ways'} ${isCome ? 'come' : ''}"
  >
    <span class="name">${offer.label}</span>
    <span class="pays">${paysText(offer)}<br />${returnsText(offer)}</span>
    <span class="laid">${stake === null ? null : html`<span class="chip">${chipText(stake)}</span>`}</span>
    <input
      name="${offer.betId}"
      inputmode="decimal"
      autocomplete="off"
      placeholder="Stake"
      value="${stake === null ? text : minorToDecimalText(stake)}"
    />
  </label>`;
}

/** Where it lies on the wheel's layout, and its colour there. */
const placeClass = ({ betId }: BetOffer): string => {
  const number = /^number(\d+)$/.exec(betId)?.[1];
  return number === undefined ? `on-${betId}` : `on-${betId} number ${colourOf(Number(number))}`;
};

const chipPart = (chip: number): Html =>
  html`<label class="chip chip-${chipText(chip)}">
    <input type="radio" name="chip" value="${chip}" ${chip === firstChip ? html`checked` : null} />
    <span>${chipText(chip)}</span>
  </label>`;

const returnsText = ({ returnToPlayer }: BetOffer): string =>
  `RTP ${returnText({ least: returnToPlayer, most: returnToPlayer })}`;
