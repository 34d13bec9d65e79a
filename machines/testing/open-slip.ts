import { createActor } from 'xstate';
import type { Bet, BetReport, IntentState } from '#domain/bet/intent.ts';
import type { PickedPrice } from '#domain/bet/slip-card.ts';
import { sampleOrder } from './samples.ts';
import { samplePrice } from '#domain/bet/sample-price.test-data.ts';
import { isPlacedFrom } from '#domain/bet/card-bet.ts';
import { defaultSlipSettings, type SlipSettings } from '#domain/bet/slip-settings.ts';
import { betSlipMachine } from '../bet-slip/bet-slip.machine.ts';
import { placeableCards } from '../bet-slip/slip-selectors.ts';
import type { Bettor } from '../bet-slip/bet-slip.types.ts';

export const home = '1.1/home/BACK';
export const away = '1.1/away/LAY';
export const awayToLay = samplePrice({ runnerId: 'away', side: 'LAY', odds: 300 });

const clickTime = '2026-11-21T10:00:00.000Z';

/** The slip of a signed-in bettor in an open market. `placed` lists the bets it opened intents for. */
export function openSlip(bettor: Bettor = 'bettor', settings: Partial<SlipSettings> = {}) {
  const placed: Bet[] = [];
  const slip = createActor(
    betSlipMachine.provide({ actions: { openIntents: (_, { bets }) => void placed.push(...bets) } }),
    {
      input: {
        bettor,
        settings: { ...defaultSlipSettings, quickStakes: [10_000, 50_000], ...settings },
      },
    },
  ).start();
  slip.send({ type: 'market.changed', marketId: '1.1', reason: null });
  const now = () => slip.getSnapshot();
  let ids = 0;
  return {
    slip,
    placed,
    now,
    cards: () => now().context.cards,
    state: () => now().value,
    pick: (price: PickedPrice = samplePrice(), changedAt = 0, at = 10_000) =>
      slip.send({
        type: 'price.picked',
        price,
        at,
        changedAt,
        reason: null,
        clientId: `client-${++ids}`,
        chosenAt: clickTime,
      }),
    /** What backers of Home are offered now, hundredths; null: nothing. */
    homeIsAt: (odds: number | null) =>
      slip.send({
        type: 'price.changed',
        marketId: '1.1',
        runnerId: 'home',
        side: 'BACK',
        odds,
        offered: odds === null ? [] : [[odds, 100_000]],
      }),
    stake: (id: string, text: string) => slip.send({ type: 'stake.typed', id, text }),
    /** `pressedAt`: ms on the page's clock. */
    place: (pressedAt = 20_000) =>
      slip.send({
        pressedAt,
        type: 'place.chosen',
        clientIds: placeableCards(now()).map(() => `client-${++ids}`),
        at: clickTime,
      }),
    /** `shownFor`: ms that the prices stood on the button. */
    take: (shownFor = Infinity, pressedAt = 20_000) =>
      slip.send({
        type: 'take.chosen',
        clientIds: placeableCards(now()).map(() => `client-${++ids}`),
        at: clickTime,
        pressedAt,
        shownFor,
      }),
    /** Places a bet that came to nothing once more. `shownFor`: ms that its price stood there. */
    again: (id: string, shownFor = Infinity, pressedAt = 20_000) =>
      slip.send({
        type: 'again.chosen',
        id,
        clientId: `client-${++ids}`,
        at: clickTime,
        pressedAt,
        shownFor,
      }),
    /** `clientId`: a bet's, or that of the card from which it was placed. */
    report: (clientId: string, state: IntentState, facts: Partial<BetReport> = {}) =>
      slip.send({
        type: 'bet.changed',
        report: {
          clientId: placed.find((bet) => isPlacedFrom(clientId, bet))?.clientId ?? clientId,
          state,
          take: null,
          order: state === 'matched' ? sampleOrder(10_000) : null,
          refusal: null,
          ...facts,
        },
      }),
  };
}

/** The ids of the cards from which bets were placed. */
export const cardsIdsOf = (placed: readonly Bet[]): string[] =>
  placed.map(({ clientId }) => clientId.replace(/\..*/, ''));

/** A slip with a placeable back of 100.00 on Home. */
export function openFilledSlip(bettor: Bettor = 'bettor', settings: Partial<SlipSettings> = {}) {
  const opened = openSlip(bettor, settings);
  opened.pick();
  opened.stake(home, '100');
  return opened;
}
