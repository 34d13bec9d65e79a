import { useEffect, useState } from 'react';
import type { SealedEvent } from '#domain/market/sealed-event.ts';
import { checkSeal, type SealCheck as Check, type SealedKind } from './check-seal.ts';
import { SealCheckView } from './seal-check.view.tsx';

export interface SealCheckProps {
  event: SealedEvent;
  kind: SealedKind;
}

/** A sealed event, checked as soon as what was sealed is revealed. */
export function SealCheck({ event, kind }: SealCheckProps) {
  const [checked, setChecked] = useState<{ key: string; check: Check } | null>(null);
  // What happens before the end is not checked.
  const key = JSON.stringify(event.revealed === null ? { ...event, told: [] } : event);
  useEffect(() => {
    let isWanted = true;
    void checkSeal(JSON.parse(key) as SealedEvent, kind).then(
      (check) => isWanted && setChecked({ key, check }),
    );
    return () => {
      isWanted = false;
    };
  }, [key, kind]);
  const pending = event.revealed === null ? 'sealed' : 'checking';
  return <SealCheckView event={event} kind={kind} check={checked?.key === key ? checked.check : pending} />;
}
