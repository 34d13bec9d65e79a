import { readFile } from 'node:fs/promises';
import { BadRecording } from './bad-recording.ts';
import { expectations, type Expectations } from './checkpoints.ts';
import { verifyRecording } from './verify-recording.ts';

/** `npm run replay:verify -- FILE EXPECTED.json`. Exits with 1 unless every checkpoint is equal. */

const shownAPoint = 3;
const shownPoints = 10;

/** Says in words what the person running the program did wrong. */
class WrongUse extends Error {}

async function verify(argv: readonly string[]): Promise<number> {
  const [file, expectedFile, ...more] = argv;
  if (!file || !expectedFile || more.length > 0)
    throw new WrongUse('Usage: npm run replay:verify -- FILE EXPECTED.json');
  const expected = await readExpectations(expectedFile);
  const started = performance.now();
  const { messages, points } = await verifyRecording(file, expected);
  const seconds = (performance.now() - started) / 1000;

  const different = points.filter(({ differences }) => differences.length > 0);
  for (const { checkpoint, differences } of different.slice(0, shownPoints)) {
    console.log(`Message ${checkpoint.msg}:`);
    for (const difference of differences.slice(0, shownAPoint)) console.log(`  ${difference}`);
    if (differences.length > shownAPoint) console.log(`  and ${differences.length - shownAPoint} more`);
  }
  if (different.length > shownPoints) console.log(`and ${different.length - shownPoints} more checkpoints`);
  const rate = Math.round(messages / seconds).toLocaleString('en');
  console.log(`${messages.toLocaleString('en')} messages in ${seconds.toFixed(2)} s: ${rate} a second`);
  console.log(`${points.length - different.length} checkpoints equal, ${different.length} differ`);
  return different.length === 0 ? 0 : 1;
}

async function readExpectations(file: string): Promise<Expectations> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new WrongUse(`${file}: ${error.code === 'ENOENT' ? 'there is no such file' : error.message}`);
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new WrongUse(`${file}: not JSON (${(error as Error).message})`);
  }
  const parsed = expectations.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new WrongUse(`${file}: not a file of checkpoints: ${issue?.path.join('.')}: ${issue?.message}`);
}

try {
  process.exitCode = await verify(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof BadRecording || error instanceof WrongUse)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
