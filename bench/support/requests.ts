import { fork, type ChildProcess } from 'node:child_process';

interface Request {
  id: number;
  name: string;
  input: unknown;
}

type Answer = { id: number; value: unknown } | { id: number; error: string };

/** In a bench's program: does what its parent requests by name and sends back the result. */
export function answerRequests(handlers: Readonly<Record<string, (input: never) => unknown>>): void {
  process.on('message', ({ id, name, input }: Request) => {
    const handler = handlers[name];
    const done = (async () => {
      if (!handler) throw new Error(`Nothing is called ${name}`);
      return handler(input as never);
    })();
    done.then(
      (value) => process.send?.({ id, value } satisfies Answer),
      (error: unknown) =>
        process.send?.({ id, error: error instanceof Error ? error.stack! : String(error) }),
    );
  });
  // Without its parent there is nothing left to do. Handlers with something to close get the event too.
  process.on('disconnect', () => setTimeout(() => process.exit(0), 5_000).unref());
}

/** A running program of a bench. */
export interface Program {
  pid: number;
  ask<Value>(name: string, input?: unknown): Promise<Value>;
  /** Requests `close` and waits until the program has ended. */
  stop(): Promise<void>;
}

/** Starts a program, in production mode, and requests `open` first. Rejects with what the program says when that fails. */
export async function startProgram(file: URL, input: unknown): Promise<Program> {
  const execArgv = file.pathname.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = fork(file, { execArgv, env: { ...process.env, NODE_ENV: 'production' } });
  const ask = asker(child);
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await ask('close');
    child.disconnect();
    await ended;
  };
  try {
    await ask('open', input);
  } catch (error) {
    child.kill();
    throw error;
  }
  return { pid: child.pid!, ask, stop };
}

function asker(child: ChildProcess): Program['ask'] {
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  let last = 0;
  child.on('message', (answer: Answer) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) asked?.reject(new Error(answer.error));
    else asked?.resolve(answer.value as never);
  });
  child.once('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`The program ended with ${code}`));
  });
  return (name, input) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, { resolve, reject });
      child.send({ id, name, input } satisfies Request);
    });
}
