import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { WrongSetting } from './settings.ts';

/** Where an exchange has a call, if not where the contract has it. */
export type CallPlace = Partial<Pick<Call, 'method' | 'path'>>;

const table = z.record(
  z.string(),
  z.strictObject({
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).optional(),
    path: z
      .string()
      .regex(/^(\/[\w.~:-]+)+$/, 'not a path such as /markets/:marketId/book')
      .optional(),
  }),
);

/** Reads the file that `LAYLINE_CALLS` names. Throws `WrongSetting`. */
export function readCallTable(file: string): Readonly<Record<string, CallPlace>> {
  const result = table.safeParse(jsonOf(file));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new WrongSetting(`LAYLINE_CALLS: ${file}: ${issue?.path.join('.')}: ${issue?.message}`);
}

function jsonOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new WrongSetting(`LAYLINE_CALLS: ${file} cannot be read: ${(error as Error).message}`);
  }
}
