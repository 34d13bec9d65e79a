import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { isAskingPartner } from '#machines/partner-launch/partner-launch.machine.ts';
import { usePartnerLaunch } from './partner-launch.provider.tsx';

export interface PartnerButtonProps {
  className?: string;
  /** Called when it is pressed: a drawer closes. */
  onChosen?: () => void;
  children: ReactNode;
}

/** Asks for the partner's site (SID-1, SID-4). */
export function PartnerButton({ className, onChosen, children }: PartnerButtonProps) {
  const launch = usePartnerLaunch();
  const isAsking = useSelector(launch, isAskingPartner);
  const choose = () => {
    launch.send({ type: 'partner.chosen' });
    onChosen?.();
  };
  return (
    <button type="button" className={className} aria-busy={isAsking || undefined} onClick={choose}>
      {children}
    </button>
  );
}
