import { formatMoney, minorToDecimalText } from '#domain/money/money.ts';
import { pips, type GameMotif } from '#domain/casino/game-art.ts';
import { cardPart, packPart } from './drawn-cards.ts';
import { wheelPart } from './drawn-wheel.ts';
import type { Face, Game, Outcome } from './game.ts';
import { html, type Html } from './html.ts';
import { picture } from './picture.ts';
import type { Drawn } from './round.ts';
import { stripTo } from './drawn-symbols.ts';

/** Sums up a round in a word or two, with what was won or lost. */
export function verdictOf({ stake, payout }: Drawn): string {
  if (payout === stake) return 'Stake back';
  return payout > stake ? `Won ${formatMoney(payout - stake)}` : `Lost ${formatMoney(stake - payout)}`;
}

const hints: Readonly<Record<GameMotif, string>> = {
  CARDS: 'Choose a chip, tap what to put it on, and deal.',
  WHEEL: 'Choose a chip, tap what to put it on, and spin.',
  DICE: 'Choose a chip, tap what to put it on, and roll.',
  REELS: 'Choose a chip, tap the spin, and let the reels turn.',
};

/**
 * The table as it lies before a round: the pack, the wheel at rest, or what the game is about. Why there is no round, if
 * one was asked for, stands where its end would.
 */
export const restingFelt = ({ art }: Game, alert: Html | null): Html =>
  html`<div class="felt">
    <div class="stage">
      <div class="lying">
        ${art.motif === 'CARDS' ? packPart : art.motif === 'WHEEL' ? wheelPart(null) : picture(art)}
      </div>
    </div>
    <div class="foot">${alert ?? html`<p class="hint">${hints[art.motif]}</p>`}</div>
  </div>`;

/** The cards, the wheel, the dice or the reels of a round, with what was won or lost, and on what. */
export const playedFelt = ({ art }: Game, drawn: Drawn, alert: Html | null): Html =>
  comeFelt(art.motif, drawn.outcome, alert ?? bannerPart(drawn, art.motif));

/** The same of a round without anybody's bets. */
export const shownFelt = ({ art }: Game, outcome: Outcome): Html =>
  comeFelt(art.motif, outcome, html`<div class="banner"><p class="came">${outcome.text}</p></div>`);

function comeFelt(motif: GameMotif, outcome: Outcome, foot: Html): Html {
  const hands = handsOf(outcome.faces);
  const fans = hands.some(({ length }) => length > 1) ? 'fans' : '';
  return html`<div class="felt round of-${outcome.faces.length}">
    <div class="stage">
      ${motif === 'CARDS' ? packPart : null}
      <div class="hands hands-${hands.length} ${fans}" role="img" aria-label="${outcome.text}">
        ${hands.map((hand) => handPart(hand, outcome, motif))}
      </div>
    </div>
    <div class="foot">${foot}</div>
  </div>`;
}

function bannerPart(drawn: Drawn, motif: GameMotif): Html {
  const { outcome, stake, payout } = drawn;
  const tone = payout > stake ? 'gain' : payout < stake ? 'loss' : '';
  const paid = payout > 0 ? `${formatMoney(payout)} was paid.` : 'Nothing was paid.';
  return html`<div class="banner ${tone}">
    <h2 class="verdict">${verdictOf(drawn)}</h2>
    <p>
      <span class="${motif === 'CARDS' ? 'unseen' : ''}">${outcome.text}.</span>
      ${stakesText(drawn)}. ${paid}
    </p>
  </div>`;
}

const stakesText = ({ bets, stake }: Drawn): string => {
  const [only, ...others] = bets;
  return others.length === 0 && only
    ? `${formatMoney(stake)} on ${only.offer.label}`
    : bets.map((bet) => `${formatMoney(bet.stake)} on ${bet.offer.label}`).join(', ');
};

/** A face with its place in the order in which all come. */
type Placed = Face & { at: number };

function handsOf(faces: readonly Face[]): Placed[][] {
  const hands = new Map<string | undefined, Placed[]>();
  for (const [at, face] of faces.entries())
    hands.set(face.hand, [...(hands.get(face.hand) ?? []), { ...face, at }]);
  return [...hands.values()];
}

function handPart(faces: readonly Placed[], outcome: Outcome, motif: GameMotif): Html {
  const name = faces[0]?.hand ?? '';
  const worth = outcome.worth?.[name];
  const { best } = outcome;
  const standing = best === undefined || name === '' ? '' : best === name ? 'best' : 'beaten';
  return html`<div class="hand ${standing}">
    ${
      name === ''
        ? null
        : html`<p class="whose">
            <b>${name}</b>${worth === undefined ? null : html` <span>${worth}</span>`}
            ${standing === 'best' ? html`<span class="mark">Wins</span>` : null}
          </p>`
    }
    <p class="faces">${faces.map((face) => facePart(face, motif))}</p>
  </div>`;
}

function facePart(face: Placed, motif: GameMotif): Html {
  switch (motif) {
    case 'CARDS':
      return html`<span class="slot">${cardPart(face, face.at)}</span>`;
    case 'WHEEL':
      return wheelPart(Number(face.text));
    case 'DICE':
      return diePart(face);
    case 'REELS':
      return reelPart(face);
  }
}

const diePart = ({ text, at }: Placed): Html =>
  html`<svg class="die at-${at}" viewBox="0 0 60 60">
    <rect class="paper" x="1" y="1" width="58" height="58" rx="11" />
    ${(pips[text] ?? []).map(
      (place) =>
        html`<circle
          cx="${30 + ((place % 3) - 1) * 16}"
          cy="${30 + (Math.floor(place / 3) - 1) * 16}"
          r="5.5"
        />`,
    )}
  </svg>`;

const reelPart = ({ text, at }: Placed): Html =>
  html`<span class="reel at-${at}"><span class="strip">${stripTo(text)}</span></span>`;

/** An amount as a chip has it: no currency, and cents only where there are some. */
export const chipText = (minor: number): string => minorToDecimalText(minor).replace(/\.00$/, '');
