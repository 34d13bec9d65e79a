import { ok } from 'node:assert/strict';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createActor, type AnyActorRef, type AnyEventObject } from 'xstate';
import { defaultSlipSettings } from '../../src/domain/bet/slip-settings.ts';
import { samplePrice } from '../../src/domain/bet/sample-price.test-data.ts';
import { keptTexts } from '../../src/app/record/kept-texts.ts';
import { betSlipMachine } from '../../machines/bet-slip/bet-slip.machine.ts';
import { Recorder } from '../../packages/stepper/src/record/recorder.ts';
import { interleave, isConclusive } from '../support/interleave.ts';
import { figure, loadNote, median, printTable, spread, verdictOf, type Verdict } from '../support/report.ts';
import { cpuPerOperation, measureRounds } from '../support/sample.ts';

const changes = 10_000;
/** Changes of prices a second that are all told to one slip: more than any page tells its machines. */
const perSecond = 1_000;
/** The most of a thread's time that recording takes at that rate, and the most bytes. */
const goal = 0.02;
const most = 1_000_000;

const now = '2026-11-21T10:00:00.000Z';
const picked: AnyEventObject = {
  type: 'price.picked',
  price: samplePrice(),
  at: 10_000,
  changedAt: 0,
  reason: null,
  clientId: 'client-1',
  chosenAt: now,
};

/** A slip with a selection, whose price changes and changes. */
function changePrices(slip: AnyActorRef): void {
  slip.send({ type: 'market.changed', marketId: '1.1', reason: null });
  slip.send(picked);
  const price = { type: 'price.changed', marketId: '1.1', runnerId: 'home', side: 'BACK' };
  for (let at = 0; at < changes; at++)
    slip.send({ ...price, odds: 230 + (at % 8), offered: [[230 + (at % 8), 100_000 + at]] });
}

const openSlip = (): AnyActorRef =>
  createActor(betSlipMachine, { input: { bettor: 'bettor', settings: defaultSlipSettings } });

function bare(): number {
  const slip = openSlip();
  slip.start();
  changePrices(slip);
  return changes;
}

function recorded(): Recorder {
  const recorder = new Recorder({ now: () => Date.now(), clean: keptTexts(1) });
  const slip = openSlip();
  recorder.watch(slip);
  slip.start();
  changePrices(slip);
  return recorder;
}

/** What a full recorder holds on to, in bytes of heap. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  recorded();
  collect();
  const before = process.memoryUsage().heapUsed;
  const recorder = recorded();
  collect();
  const held = process.memoryUsage().heapUsed - before;
  ok(recorder.recording().entries.length >= 2_000, 'the ring is not full');
  return held;
}

/** Price after price told to a bet slip, with the flight recorder and without it. */
export async function benchRecorder(): Promise<Verdict> {
  const samples = await interleave({
    'without it': () => Promise.resolve(measureRounds(bare)),
    recorded: () =>
      Promise.resolve(
        measureRounds(() => {
          recorded();
          return changes;
        }),
      ),
  });
  const of = (name: string) => samples[name]!.counted.map(cpuPerOperation);
  const held = heldBytes();
  console.log(`\n${figure(changes)} changes told to one bet slip, CPU µs a change; ${loadNote()}`);
  printTable([['', 'µs'], ...Object.keys(samples).map((name) => [name, spread(of(name))])]);
  const share = ((median(of('recorded')) - median(of('without it'))) * perSecond) / 1e6;
  const verdict = verdictOf(Math.min(goal / share, most / held), 1, isConclusive(samples));
  console.log(
    `${figure(share * 100)} % of a thread at ${figure(perSecond)} changes a second, ${figure(held / 1_000)} kB held; goal at most ${goal * 100} % and ${figure(most / 1_000)} kB: ${verdict}`,
  );
  return verdict;
}
