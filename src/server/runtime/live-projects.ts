import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { liveProjectFields, liveProjectNames, type LiveProjects } from '#domain/wire/live-project.ts';
import { WrongSetting, type Settings } from './settings.ts';

const text = z.string().min(1).max(500);
const config = z.strictObject(
  Object.fromEntries(liveProjectFields.map((field) => [field, text])) as Record<
    (typeof liveProjectFields)[number],
    typeof text
  >,
);
const projects = z.strictObject(
  Object.fromEntries(liveProjectNames.map((name) => [name, config.optional()])) as Record<
    (typeof liveProjectNames)[number],
    z.ZodOptional<typeof config>
  >,
);

/** Returns the Firestore projects in `LAYLINE_FIRESTORE`, none if it is not set. Throws `WrongSetting`. */
export function readLiveProjects({
  LAYLINE_FIRESTORE: file,
  FIRESTORE_EMULATOR_HOST: emulatorHost = null,
}: Pick<Settings, 'LAYLINE_FIRESTORE'> & {
  FIRESTORE_EMULATOR_HOST?: string | null | undefined;
}): LiveProjects {
  if (file === undefined) return { projects: {}, emulatorHost };
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new WrongSetting(`LAYLINE_FIRESTORE: ${file} cannot be read: ${(error as Error).message}`);
  }
  const result = projects.safeParse(given);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new WrongSetting(`LAYLINE_FIRESTORE: ${file}: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  const known = Object.entries(result.data).filter(([, project]) => project !== undefined);
  return { projects: Object.fromEntries(known), emulatorHost };
}
