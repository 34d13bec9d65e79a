import type { ReactNode } from 'react';
import { shownZone } from '#actors/device-zone.ts';
import { newId } from '#actors/new-id.ts';
import { hasChosenDepositLimit } from '#domain/limits/deposit-room.ts';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { exchangeClock } from '#ui/exchange-clock/exchange-clock.ts';
import { DepositRoomView, type DepositRoomViewProps } from './deposit-room.view.tsx';
import { FirstLimitView } from './first-limit.view.tsx';
import { useLimits } from './use-limits.ts';

type Typed = Pick<DepositRoomViewProps, 'amount' | 'least' | 'onAmount'>;

interface BeforeDepositProps {
  /** Whether the bettor has ever asked to pay in; null until known. */
  hasDeposited: boolean | null;
  /** The form of the deposit, with what draws how much the bettor's limit leaves of an amount. */
  children: (renderRoom: (typed: Typed) => ReactNode) => ReactNode;
}

/** Asks for a deposit limit before the first deposit, and tells what is left of it from then on. */
export function BeforeDeposit({ hasDeposited, children }: BeforeDepositProps) {
  const [snapshot, send] = useLimits();
  const { limits } = snapshot.context;
  // What is not known keeps nobody from paying in: the exchange holds them to their limits all the same.
  const isKnown = snapshot.matches('noAnswer') || (limits !== null && hasDeposited !== null);
  if (!isKnown) return <SkeletonRows rows={4} label="Loading your limits" />;
  if (limits && !hasDeposited && !hasChosenDepositLimit(limits))
    return <FirstLimitView {...{ snapshot, send }} nextClientId={newId} />;
  return children(
    (typed) =>
      limits && <DepositRoomView {...typed} {...{ limits, zone: shownZone() }} now={exchangeClock.text()} />,
  );
}
