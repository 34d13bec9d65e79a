import type { Incident } from '#domain/market/scoreboard.ts';
import { sealedDrawOf } from '#domain/market/sealed-draw.ts';
import { DrawCheck } from '#features/draw-check/draw-check.tsx';

/** The seal of a lottery's draw, and how to check it; nothing until it is told. */
export function EventDraw({ incidents }: { incidents: readonly Incident[] }) {
  const draw = sealedDrawOf(incidents);
  return draw && <DrawCheck draw={draw} />;
}
