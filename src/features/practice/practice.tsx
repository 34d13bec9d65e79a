import { practiceLow } from '#domain/money/practice-money.ts';
import { PracticeInsteadView, PracticeOfferView } from './practice-offer.view.tsx';
import { PracticeRibbonView } from './practice-ribbon.view.tsx';
import { practiceTrouble } from './practice-trouble.ts';
import { usePractice, type PracticeWays } from './use-practice.ts';

function useOffer(ways: PracticeWays) {
  const [snapshot, send] = usePractice(ways);
  return {
    isOpening: snapshot.matches('opening'),
    trouble: practiceTrouble(snapshot),
    onStart: () => send({ type: 'start.pressed' }),
  };
}

/** Over a visitor's page. */
export const PracticeOffer = ({ onClose, ...ways }: PracticeWays & { onClose: () => void }) => (
  <PracticeOfferView {...useOffer(ways)} onClose={onClose} />
);

/** Beside the sign-in form. */
export const PracticeInstead = (ways: PracticeWays) => <PracticeInsteadView {...useOffer(ways)} />;

/** Above the pages of a practice account. `available`: what is left to bet with, in minor units; null until known. */
export function PracticeRibbon({ available, ...ways }: PracticeWays & { available: number | null }) {
  const [snapshot, send] = usePractice(ways);
  return (
    <PracticeRibbonView
      isLow={available !== null && available < practiceLow}
      isRefilling={snapshot.matches('refilling')}
      trouble={practiceTrouble(snapshot)}
      onRefill={() => send({ type: 'refill.pressed' })}
    />
  );
}
