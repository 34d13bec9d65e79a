import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Sample } from './sample.ts';

/** Takes a sample in a fresh process, where no earlier code has been compiled or has left garbage. */
export const sampleInChild = (program: URL, args: readonly string[]): Promise<Sample> =>
  tellFromChild(program, args);

/** What a program, as a source or a bundle, sends before it ends. */
export function tellFromChild<Told>(program: URL, args: readonly string[]): Promise<Told> {
  return new Promise((resolve, reject) => {
    const execArgv = program.pathname.endsWith('.ts') ? ['--import', 'tsx'] : [];
    const child = fork(fileURLToPath(program), [...args], { execArgv });
    let told: Told | undefined;
    child.once('message', (message) => (told = message as Told));
    child.once('error', reject);
    child.once('exit', (code) => {
      if (told !== undefined && code === 0) resolve(told);
      else reject(new Error(`${program.pathname} ${args.join(' ')} ended with ${code} and told nothing`));
    });
  });
}
