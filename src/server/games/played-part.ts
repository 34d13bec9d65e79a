import { formatMoney } from '#domain/money/money.ts';
import type { Face } from './game.ts';
import { html, type Html } from './html.ts';
import type { Drawn } from './round.ts';

/** Sums up a round in a word or two, with what was won or lost. */
export function verdictOf({ stake, payout }: Drawn): string {
  if (payout === stake) return 'Stake back';
  return payout > stake
    ? `Won ${formatMoney(payout - stake, { sign: true })}`
    : `Lost ${formatMoney(payout - stake, { sign: true })}`;
}

/** Shows the cards, dice or reels, what was won or lost, and on what. */
export function playedPart(drawn: Drawn): Html {
  const { bet, stake, payout, outcome } = drawn;
  const tone = payout > stake ? 'gain' : payout < stake ? 'loss' : '';
  return html`<div class="round">
    <div class="hands" role="img" aria-label="${outcome.text}">${handsOf(outcome.faces).map(handPart)}</div>
    <h2 class="verdict ${tone}">${verdictOf(drawn)}</h2>
    <p>
      ${formatMoney(stake)} on ${bet.label}; ${outcome.text}.
      ${payout > 0 ? `${formatMoney(payout)} was paid.` : 'Nothing was paid.'}
    </p>
  </div>`;
}

/** Puts together the faces of one hand. Games without hands have one. */
function handsOf(faces: readonly Face[]): Face[][] {
  const hands: Face[][] = [];
  for (const face of faces) {
    const last = hands.at(-1);
    if (last?.[0]?.hand === face.hand) last?.push(face);
    else hands.push([face]);
  }
  return hands;
}

const handPart = (faces: readonly Face[]): Html => {
  const name = faces[0]?.hand;
  return html`<div>
    ${name === undefined ? null : html`<p class="muted">${name}</p>`}
    <p class="faces">${faces.map(faceOf)}</p>
  </div>`;
};

const faceOf = ({ text, isRed }: Face): Html => html`<span class="face ${isRed ? 'red' : ''}">${text}</span>`;
