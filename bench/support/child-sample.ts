import { fork } from 'node:child_process';
import type { Sample } from './sample.ts';

/** Takes a sample in a fresh process, where nothing that ran before is compiled or to be collected. */
export function sampleInChild(program: URL, args: readonly string[]): Promise<Sample> {
  return new Promise((resolve, reject) => {
    const child = fork(program, [...args], { execArgv: ['--import', 'tsx'] });
    let sample: Sample | undefined;
    child.once('message', (message) => (sample = message as Sample));
    child.once('error', reject);
    child.once('exit', (code) => {
      if (sample && code === 0) resolve(sample);
      else reject(new Error(`${program.pathname} ${args.join(' ')} ended with ${code} and no sample`));
    });
  });
}
