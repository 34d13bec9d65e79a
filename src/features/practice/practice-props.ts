import { useState } from 'react';
import { practiceLow } from '#domain/money/practice-money.ts';
import type { PracticeEvent, PracticeSnapshot } from '#machines/practice/practice.machine.ts';

const noAnswer = 'No answer came. Nothing was changed; try again.';

/** Why the last press came to nothing; null if it did not. */
const troubleOf = (snapshot: PracticeSnapshot): string | null => {
  if (snapshot.matches({ ready: 'noAnswer' })) return noAnswer;
  return snapshot.context.refusal;
};

/** What an offer shows of its machine, and of the date of birth where that is asked for first. What was typed is the exchange's to judge. */
export function useOfferProps(
  snapshot: PracticeSnapshot,
  send: (event: PracticeEvent) => void,
  asksAge: boolean,
) {
  const [dateOfBirth, setDateOfBirth] = useState('');
  const said = dateOfBirth === '' ? {} : { dateOfBirth };
  return {
    birth: asksAge ? { value: dateOfBirth, onChange: setDateOfBirth } : null,
    isOpening: snapshot.matches('opening'),
    trouble: troubleOf(snapshot),
    onStart: () => send({ type: 'start.pressed', ...said }),
  };
}

/** What the ribbon shows of its machine. `available`: what is left to bet with, in minor units; null until known. */
export const ribbonPropsOf = (snapshot: PracticeSnapshot, available: number | null) => ({
  isLow: available !== null && available < practiceLow,
  isRefilling: snapshot.matches('refilling'),
  trouble: troubleOf(snapshot),
});
