import { readdirSync, readFileSync } from 'node:fs';

/** The proportional set size of a process and all its descendants, MB: what two share counts half for each. Linux only. */
export function pssMbOf(pid: number): number {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(name)]),
  );
  const isMeant = (one: number): boolean => {
    const parent = parents.get(one);
    return one === pid || (parent !== undefined && parent > 1 && isMeant(parent));
  };
  return [...parents.keys()].filter(isMeant).reduce((sum, one) => sum + pssKbOf(one), 0) / 1_024;
}

// A process may have ended since they were listed.
const parentOf = (pid: string): number =>
  Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);
const pssKbOf = (pid: number): number =>
  Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
