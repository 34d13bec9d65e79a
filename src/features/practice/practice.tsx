import type { ReactNode } from 'react';
import { PracticeInsteadView, PracticeOfferView, PracticeStartView } from './practice-offer.view.tsx';
import { ribbonPropsOf, useOfferProps } from './practice-props.ts';
import { PracticeRibbonView } from './practice-ribbon.view.tsx';
import { usePractice, type PracticeWays } from './use-practice.ts';

export interface PracticeOfferProps extends PracticeWays {
  /** Whether the date of birth is asked for first. */
  asksAge: boolean;
}

function useOffer({ asksAge, ...ways }: PracticeOfferProps) {
  const [snapshot, send] = usePractice(ways);
  return useOfferProps(snapshot, send, asksAge);
}

/** Over a visitor's page. */
export const PracticeOffer = ({ onClose, ...offer }: PracticeOfferProps & { onClose: () => void }) => (
  <PracticeOfferView {...useOffer(offer)} onClose={onClose} />
);

/** In a line of a visitor's page. */
export const PracticeStart = (ways: PracticeWays) => (
  <PracticeStartView {...useOffer({ ...ways, asksAge: false })} />
);

/** Beside the sign-in form. */
export const PracticeInstead = (offer: PracticeOfferProps) => <PracticeInsteadView {...useOffer(offer)} />;

export interface PracticeRibbonProps extends PracticeWays {
  /** What is left to bet with, in minor units; null until known. */
  available: number | null;
  /** Whether there is other money to go on with. */
  mayBeKept: boolean;
  /** What else is offered to whoever has practice money. */
  offer: ReactNode;
}

/** Above the pages of a practice account. */
export function PracticeRibbon({ available, mayBeKept, offer, ...ways }: PracticeRibbonProps) {
  const [snapshot, send] = usePractice(ways);
  return (
    <PracticeRibbonView
      mayBeKept={mayBeKept}
      {...ribbonPropsOf(snapshot, available)}
      offer={offer}
      onRefill={() => send({ type: 'refill.pressed' })}
    />
  );
}
