import { deepStrictEqual } from 'node:assert/strict';
import { createActor } from 'xstate';
import { editor } from '../../packages/stepper/src/testing/ten-machines.ts';
import { Timeline } from '../../packages/stepper/src/core/timeline.ts';
import { interleave, isConclusive } from '../support/interleave.ts';
import { figure, loadNote, median, printTable, spread, verdictOf, type Verdict } from '../support/report.ts';
import { cpuPerOperation, measureRounds } from '../support/sample.ts';

const events = 10_000;
/** The most CPU that stepping takes, in multiples of the bare actor's. */
const goal = 1.3;

function bareActor(): unknown {
  const actor = createActor(editor).start();
  for (let sent = 0; sent < events; sent++) actor.send({ type: 'bold' });
  return actor.getSnapshot().value;
}

function stepped(): unknown {
  const line = new Timeline(editor);
  for (let sent = 0; sent < events; sent++) line.play({ kind: 'send', to: '', event: { type: 'bold' } });
  return line.stepper.state();
}

/** 10,000 events stepped, with every step and what it did kept, beside the same events sent to the bare actor. */
export async function benchStepper(): Promise<Verdict> {
  deepStrictEqual(stepped(), bareActor(), 'the two end in different states');
  const round = (run: () => unknown) => () => {
    run();
    return events;
  };
  const samples = await interleave({
    'bare actor': () => Promise.resolve(measureRounds(round(bareActor))),
    stepped: () => Promise.resolve(measureRounds(round(stepped))),
  });
  const of = (name: string) => samples[name]!.counted.map(cpuPerOperation);
  console.log(`\nStepping ${figure(events)} events, CPU µs an event; ${loadNote()}`);
  printTable([['', 'µs'], ...Object.keys(samples).map((name) => [name, spread(of(name))])]);
  const ratio = median(of('stepped')) / median(of('bare actor'));
  const verdict = verdictOf(goal / ratio, 1, isConclusive(samples));
  console.log(`${figure(ratio)} × the bare actor's; goal at most ${goal} ×: ${verdict}`);
  return verdict;
}
