import type { Stage } from './stage.ts';

/** Keeps a fault for so many seconds, then ends it, even if the scenario is stopped. */
export async function holdFault(
  { wait, tell }: Stage,
  end: () => void,
  seconds: number,
  what: string,
): Promise<void> {
  tell(what);
  try {
    await wait(seconds);
  } finally {
    end();
  }
  tell('As usual again.');
}
