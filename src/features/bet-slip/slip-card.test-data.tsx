import { useSelector } from '@xstate/react';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import type { Bet } from '#domain/bet/intent.ts';
import type { Order } from '#domain/bet/order.ts';
import { cardIdOf, type PickedPrice } from '#domain/bet/slip-card.ts';
import { defaultSlipSettings, takeOf, type SlipSettings } from '#domain/bet/slip-settings.ts';
import { must } from '#domain/must.ts';
import { refusalText } from '#domain/words/refusal-words.ts';
import type { betIntentMachine, BetIntentSnapshot } from '#machines/bet-intent/bet-intent.machine.ts';
import { reportOf } from '#machines/bet-intent/bet-report.ts';
import type { BetSlipSnapshot } from '#machines/bet-slip/bet-slip.machine.ts';
import type { BetSlipEvent } from '#machines/bet-slip/bet-slip.types.ts';
import { openSlip } from '#machines/testing/open-slip.ts';
import { sampleOrder } from '#machines/testing/samples.ts';
import { answers, passes, rejects, sends } from '#tests/stories/machine-path.ts';
import type { Reached } from '#tests/stories/story-of.tsx';
import { awayToLay, homeToBack, type OpenSlip } from './bet-slip.test-data.tsx';
import { SlipCardView } from './slip-card.view.tsx';
import { slipPropsOf } from './slip-props.ts';

interface CardProps {
  snapshot: BetSlipSnapshot;
  send: (event: BetSlipEvent) => void;
  onChoose?: Parameters<typeof SlipCardView>[0]['onChoose'];
}

/** The slip's first card, as the slip shows it. */
export function FirstCard({ snapshot, send, onChoose = () => undefined }: CardProps): ReactNode {
  const { cards, settings, noBetReasons, isConfirming, isTaking, made } = slipPropsOf(snapshot);
  const [card] = cards;
  return (
    card && (
      <SlipCardView
        card={card}
        quickStakes={settings.quickStakes}
        policy={takeOf(settings)}
        noBetReason={noBetReasons.get(card.id) ?? null}
        isConfirming={isConfirming}
        isTakenBelow={isTaking && made.includes(card)}
        send={send}
        onAgain={() => undefined}
        onChoose={onChoose}
      />
    )
  );
}

/** A slip from which one bet of 100.00 was placed. */
export function placedSlip(price: PickedPrice = homeToBack, settings: Partial<SlipSettings> = {}): OpenSlip {
  const opened = openSlip('bettor', { ...defaultSlipSettings, ...settings });
  opened.pick(price);
  opened.stake(cardIdOf(price), '100');
  opened.place();
  opened.slip.send({ type: 'settings.changed', settings: defaultSlipSettings });
  return opened;
}

/** The same beside another bet that is being made, so that the Place button is about that one. */
export function placedBesideAnother(): OpenSlip {
  const opened = placedSlip();
  opened.pick(awayToLay);
  opened.stake(cardIdOf(awayToLay), '100');
  return opened;
}

/** The input of the machine of that bet. */
export const betOf = (opened: OpenSlip): { bet: Bet; isFound: boolean; seed: number } => ({
  bet: must(opened.placed[0]),
  isFound: false,
  seed: 1,
});

interface PlacedCardProps extends Reached<typeof betIntentMachine> {
  open: () => OpenSlip;
}

const tell = ({ slip }: Pick<OpenSlip, 'slip'>, snapshot: BetIntentSnapshot): void =>
  slip.send({ type: 'bet.changed', report: reportOf(snapshot) });

/** The card of a bet in its slip, which hears of the bet as the site's does. */
export function PlacedCard({ snapshot, send, open }: PlacedCardProps) {
  const [{ slip }] = useState(() => {
    const opened = open();
    tell(opened, snapshot);
    return opened;
  });
  useLayoutEffect(() => tell({ slip }, snapshot), [slip, snapshot]);
  const now = useSelector(slip, (state) => state);
  return <FirstCard snapshot={now} send={slip.send} onChoose={(_, choice) => send({ type: choice })} />;
}

/** The order of the bet, with this much matched. */
export const orderOf = ({ bet }: { bet: Bet }, matched: number, changes: Partial<Order> = {}): Order =>
  sampleOrder(matched, { clientId: bet.clientId, ...changes });

/** Steps of a bet. */
export const stored = answers('storeIntent');
export const unanswered = [stored, rejects('sendBet')] as const;
export const accepted = (order: Order) => [stored, answers('sendBet', { kind: 'accepted', order })] as const;
const absent = answers('lookUpBet', { kind: 'neverArrived' });
export const neverArrived = [...unanswered, passes('backOff'), absent, passes('backOff'), absent] as const;
/** Of a bet of an earlier visit, which may still be on its way for a while. */
export const foundAbsent = [absent, passes('placeAnswer'), absent] as const;
export const dropping = sends({ type: 'drop.chosen' });
export const givenUp = answers('giveUpBet', {
  kind: 'refused',
  refusal: { code: 'GIVEN_UP', message: refusalText('GIVEN_UP') },
});
/** Without the funds. */
export const uncovered = {
  kind: 'refused',
  refusal: {
    code: 'INSUFFICIENT_BALANCE',
    message: 'Your available balance does not cover this bet. ₹42.00 is available.',
  },
} as const;
