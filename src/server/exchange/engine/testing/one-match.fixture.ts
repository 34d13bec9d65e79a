import { openEngine, rupee, type Engine } from './engine.fixture.ts';

export const settle = (engine: Engine, winners: string[]) =>
  engine.run({ type: 'SETTLE_MARKET', marketId: 'm1', winners });

/** Bob backs r1 at 3.00 with Ann for ₹100, and has ₹20 unmatched on r2. */
export function openBets(): Engine {
  const engine = openEngine();
  engine.placed('ann', 'r1', 'LAY', 300, 100 * rupee);
  engine.placed('bob', 'r1', 'BACK', 300, 100 * rupee);
  engine.placed('bob', 'r2', 'BACK', 300, 20 * rupee);
  return engine;
}
