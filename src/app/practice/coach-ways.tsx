import { useSelector } from '@xstate/react';
import { CoachAgainView, CoachOfferView } from '#features/coach/coach-offer.view.tsx';
import { useCoach } from '#features/coach/coach.provider.tsx';
import type { CoachRef } from '#machines/coach/coach.machine.ts';

/** In the ribbon of practice money. */
export function CoachOffer() {
  const coach = useCoach();
  return coach && <Offer coach={coach} />;
}

function Offer({ coach }: { coach: CoachRef }) {
  const snapshot = useSelector(coach, (now) => now);
  return <CoachOfferView snapshot={snapshot} onStart={() => coach.send({ type: 'start.pressed' })} />;
}

/** Among the rules, for whoever is signed in and may bet. `onStart`: whatever stands over the page gives way. */
export function CoachAgain({ onStart }: { onStart?: () => void }) {
  const coach = useCoach();
  return coach && <Again {...{ coach, onStart }} />;
}

function Again({ coach, onStart }: { coach: CoachRef; onStart: (() => void) | undefined }) {
  const snapshot = useSelector(coach, (now) => now);
  const start = () => {
    onStart?.();
    coach.send({ type: 'start.pressed' });
  };
  return <CoachAgainView snapshot={snapshot} onStart={start} />;
}
