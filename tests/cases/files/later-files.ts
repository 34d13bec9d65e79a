import { z } from 'zod';
import type { PlannedCase } from '../support/plan.ts';
import { notBuilt } from '../support/reference-case.ts';

const picker = z.array(z.object({ id: z.string().min(1), area: z.string() }));
const session = z.array(z.object({ match: z.string().min(1), innings: z.array(z.unknown()) }));

/** Cases of the date, range and time pickers. */
export const readPickerCases = (contents: unknown): PlannedCase[] =>
  picker
    .parse(contents)
    .map(({ id }) => ({ id, area: 'picker-cases.json', ...notBuilt('the date and time pickers') }));

/** Cricket matches over by over, to settle fancies on. */
export const readCricketSessions = (contents: unknown): PlannedCase[] =>
  session
    .parse(contents)
    .map(({ match }) => ({ id: match, area: 'cricket-sessions.json', ...notBuilt('fancy markets') }));
