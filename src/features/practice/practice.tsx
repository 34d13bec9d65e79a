import { useState, type ReactNode } from 'react';
import { practiceLow } from '#domain/money/practice-money.ts';
import { PracticeInsteadView, PracticeOfferView, PracticeStartView } from './practice-offer.view.tsx';
import { PracticeRibbonView } from './practice-ribbon.view.tsx';
import { practiceTrouble } from './practice-trouble.ts';
import { usePractice, type PracticeWays } from './use-practice.ts';

export interface PracticeOfferProps extends PracticeWays {
  /** Whether the date of birth is asked for first. */
  asksAge: boolean;
}

/** What was typed is the exchange's to judge. */
function useOffer({ asksAge, ...ways }: PracticeOfferProps) {
  const [snapshot, send] = usePractice(ways);
  const [dateOfBirth, setDateOfBirth] = useState('');
  const said = dateOfBirth === '' ? {} : { dateOfBirth };
  return {
    birth: asksAge ? { value: dateOfBirth, onChange: setDateOfBirth } : null,
    isOpening: snapshot.matches('opening'),
    trouble: practiceTrouble(snapshot),
    onStart: () => send({ type: 'start.pressed', ...said }),
  };
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
      isLow={available !== null && available < practiceLow}
      isRefilling={snapshot.matches('refilling')}
      trouble={practiceTrouble(snapshot)}
      offer={offer}
      onRefill={() => send({ type: 'refill.pressed' })}
    />
  );
}
