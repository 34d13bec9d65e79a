import { areas } from '../areas/all-areas.ts';
import type { CaseReader } from '../support/plan.ts';
import { readCricketSessions } from './cricket-sessions.ts';
import { readExposureVectors } from './exposure-vectors.ts';
import { readLadderNearest } from './ladder-nearest.ts';
import { readOrderBookVector } from './order-book-vector.ts';
import { readPickerCases } from './picker-cases.ts';
import { readPriceLadder } from './price-ladder.ts';
import { readReferenceCases } from './reference-cases.ts';

export const caseFiles: Readonly<Record<string, CaseReader>> = {
  'reference-cases.json': readReferenceCases(areas),
  'order-book-vector.json': readOrderBookVector,
  'exposure-vectors.json': readExposureVectors,
  'ladder-nearest.json': readLadderNearest,
  'price-ladder.json': readPriceLadder,
  'picker-cases.json': readPickerCases,
  'cricket-sessions.json': readCricketSessions,
};
