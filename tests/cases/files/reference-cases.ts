import { z } from 'zod';
import { overruledIds } from '../support/overruled-ids.ts';
import type { PlannedCase } from '../support/plan.ts';
import { overruled, referenceCase, type Area, type ReferenceCase } from '../support/reference-case.ts';

const file = z.object({ cases: z.array(referenceCase) });

/** Cases by area; each area has its adapter. */
export const readReferenceCases =
  (areas: Readonly<Record<string, Area>>) =>
  (contents: unknown): PlannedCase[] =>
    file.parse(contents).cases.map((one) => planned(areas, one));

function planned(areas: Readonly<Record<string, Area>>, one: ReferenceCase): PlannedCase {
  const { id, area: name } = one;
  const area = Object.hasOwn(areas, name) ? areas[name] : undefined;
  if (!area) return { id, area: name, state: 'unknown area', check: () => failUnknown(name) };
  const decision = overruledIds.get(id);
  const leftOut = decision === undefined ? area.leaveOut?.(one) : overruled(decision);
  return leftOut
    ? { id, area: name, ...leftOut }
    : { id, area: name, state: 'run', check: () => area.check(one) };
}

function failUnknown(area: string): never {
  throw new Error(`No adapter knows the area ${area}`);
}
