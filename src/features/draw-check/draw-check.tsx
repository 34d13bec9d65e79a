import { useEffect, useState } from 'react';
import type { SealedDraw } from '#domain/market/sealed-draw.ts';
import { checkDraw, type DrawCheck as Check } from './check-draw.ts';
import { DrawCheckView } from './draw-check.view.tsx';

/** A draw, checked as soon as its seed is revealed. */
export function DrawCheck({ draw }: { draw: SealedDraw }) {
  const [checked, setChecked] = useState<{ key: string; check: Check } | null>(null);
  const key = JSON.stringify(draw);
  useEffect(() => {
    let isWanted = true;
    void checkDraw(JSON.parse(key) as SealedDraw).then((check) => isWanted && setChecked({ key, check }));
    return () => {
      isWanted = false;
    };
  }, [key]);
  const pending = draw.seed === null ? 'sealed' : 'checking';
  return <DrawCheckView draw={draw} check={checked?.key === key ? checked.check : pending} />;
}
