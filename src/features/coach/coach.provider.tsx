import { useEffect, useEffectEvent } from 'react';
import { openActor, usePage, usePageActor } from '#actors/page-actors.tsx';
import { keepCoach } from '#kept/kept-coach.ts';
import { openLayline } from '#kept/layline-database.ts';
import type { CoachRef } from '#machines/coach/coach.machine.ts';
import { provideCoach, type CoachEffects } from './coach.actors.ts';

// A connection of its own to the database: the first page needs none of this.
const kept = keepCoach(openLayline());

export interface OpenCoachProps extends Omit<CoachEffects, 'kept'> {
  isPractice: boolean;
}

/** Opens the coach of an account for as long as it is signed in. Import it only from code that is itself loaded later. */
export function useOpenCoach({ userName, isPractice, slip, ...ways }: OpenCoachProps): void {
  const page = usePage();
  const findMatch = useEffectEvent(ways.findMatch);
  const openMatch = useEffectEvent(ways.openMatch);
  const showSlip = useEffectEvent(ways.showSlip);
  useEffect(() => {
    const machine = provideCoach({
      userName,
      kept,
      slip,
      findMatch: () => findMatch(),
      openMatch: (path) => openMatch(path),
      showSlip: () => showSlip(),
    });
    openActor(page, 'coach', machine, { isPractice });
    return () => page.send({ type: 'actor.closed', id: 'coach' });
  }, [page, userName, isPractice, slip]);
}

/** Null for a visitor, and until it is loaded. */
export const useCoach = (): CoachRef | null => usePageActor<CoachRef>('coach');
