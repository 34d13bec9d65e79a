import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandOf, root } from '../../scripts/commands.ts';
import type { SnapshotFrom } from 'xstate';
import { betIntentMachine } from '#machines/bet-intent/bet-intent.machine.ts';
import { betSlipMachine } from '#machines/bet-slip/bet-slip.machine.ts';
import { sampleBet } from '#machines/testing/samples.ts';
import { samples } from '#machines/testing/stepper/bet-slip.samples.ts';
import { testText } from '#stepper/core/copy-as-test.ts';
import { Timeline } from '#stepper/core/timeline.ts';
import { patience } from '../support/patience.ts';

const folder = join(root, 'test-results', 'copied-tests');

/** Runs the text of a test as a person who pasted it would. */
function run(text: string): { isGreen: boolean; output: string } {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'vitest.config.mjs'), 'export default {};');
  writeFileSync(join(folder, 'copied.test.ts'), text);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [commandOf('vitest'), 'run', '--root', folder, '--reporter=dot'],
    {
      encoding: 'utf8',
      cwd: folder,
      env: { ...process.env, VITEST: undefined, NO_COLOR: '1' },
      timeout: Math.ceil(patience.test),
    },
  );
  rmSync(folder, { recursive: true });
  return { isGreen: status === 0, output: stdout + stderr };
}

test('a bet that is refused because the price moved, stepped and copied as a test, is a test that runs', () => {
  const line = new Timeline(betIntentMachine, { input: { bet: sampleBet(), isFound: false, seed: 1 } });
  const { stepper } = line;
  line.play({ kind: 'answer', request: 'storeIntent#1' });
  const refusal = { code: 'ODDS_CHANGED', message: 'The odds had moved to 2.34.', odds: 234 };
  line.play({ kind: 'answer', request: 'sendBet#1', value: { kind: 'refused', refusal } });
  expect(stepper.state()).toBe('refused');
  const text = testText(
    'refused: the price moved',
    { start: line.start, steps: line.steps(), root: stepper.root() },
    {
      machine: { name: 'betIntentMachine', from: '#machines/bet-intent/bet-intent.machine.ts' },
      stepper: '#stepper/core/stepper.ts',
    },
  );
  const { isGreen, output } = run(text);
  expect(output).toMatch(/Tests\s+1 passed/);
  expect(isGreen).toBe(true);
  // The same test is red where the machine ends elsewhere.
  expect(run(text.replace(`toEqual('refused')`, `toEqual('accepted')`)).isGreen).toBe(false);
}, 120_000);

test('the slip, stepped by its samples to a bet that was refused because the price moved, is a test that runs', () => {
  const { input, events } = samples;
  const line = new Timeline(betSlipMachine, { input });
  for (const type of [
    'market.changed',
    'price.picked',
    'stake.typed',
    'place.chosen',
    'bet.changed',
  ] as const) {
    const { isHeard } = line.play({ kind: 'send', to: '', event: { type, ...events?.[type] } });
    expect(isHeard, type).toBe(true);
  }
  const [card] = (line.stepper.snapshot() as SnapshotFrom<typeof betSlipMachine>).context.cards;
  expect(card?.bet).toMatchObject({ state: 'refused', refusal: { code: 'ODDS_CHANGED', odds: 230 } });
  const text = testText(
    'the slip: refused, the price moved',
    { start: line.start, steps: line.steps(), root: line.stepper.root() },
    {
      machine: { name: 'betSlipMachine', from: '#machines/bet-slip/bet-slip.machine.ts' },
      stepper: '#stepper/core/stepper.ts',
    },
  );
  expect(run(text)).toMatchObject({ isGreen: true });
}, 120_000);
