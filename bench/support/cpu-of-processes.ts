import { readdirSync, readFileSync } from 'node:fs';

/** Linux reports the CPU time of processes in hundredths of a second. */
const msPerTick = 10;

interface ProcessTimes {
  parent: number;
  cpuMs: number;
}

/**
 * The CPU time so far of these processes and all their descendants, milliseconds; for a child that has ended, only what
 * its parent has counted. NaN on systems that do not report it (only Linux does).
 */
export function cpuMsOf(pids: readonly number[]): number {
  const processes = readProcesses();
  if (processes.size === 0) return Number.NaN;
  const isMeant = (pid: number): boolean => {
    const parent = processes.get(pid)?.parent;
    return pids.includes(pid) || (parent !== undefined && parent > 1 && isMeant(parent));
  };
  return [...processes].reduce((sum, [pid, { cpuMs }]) => (isMeant(pid) ? sum + cpuMs : sum), 0);
}

function readProcesses(): Map<number, ProcessTimes> {
  const processes = new Map<number, ProcessTimes>();
  for (const name of listed('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = read(`/proc/${name}/stat`);
    // After the name in brackets: state, parent, and the times from the twelfth field on.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number);
    if (fields.length > 15)
      processes.set(Number(name), {
        parent: Number(fields[1]),
        cpuMs: (user + system + endedUser + endedSystem) * msPerTick,
      });
  }
  return processes;
}

const listed = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

/** A process may end while it is being read. */
const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};
