import { z } from 'zod';
import type { PlannedCase } from '../support/plan.ts';
import { notBuilt } from '../support/reference-case.ts';

const session = z.array(z.object({ match: z.string().min(1), innings: z.array(z.unknown()) }));

/** Cricket matches over by over, to settle fancies on. */
export const readCricketSessions = (contents: unknown): PlannedCase[] =>
  session
    .parse(contents)
    .map(({ match }) => ({ id: match, area: 'cricket-sessions.json', ...notBuilt('fancy markets') }));
