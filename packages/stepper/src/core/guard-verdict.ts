import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { guardName } from './chart.ts';

/** What a guard says of an event now, and why. */
export interface Verdict {
  readonly name: string;
  readonly params: unknown;
  /** Null: it could not be asked, because the event lacks what it looks at. */
  readonly holds: boolean | null;
  /** What it threw, if it did. */
  readonly error: string | null;
  /** The condition as it was written, if it is one function. */
  readonly source: string | null;
  /** What it is made of, by `and`, `or` and `not`. */
  readonly parts: readonly Verdict[];
}

type Check = (snapshot: AnyMachineSnapshot, args: object, guard: unknown) => boolean;
type Guard = ((args: object, params: unknown) => boolean) & { check?: Check; guards?: readonly unknown[] };

/** Asks a transition's guard, as the machine would. Nothing is changed by it. */
export function verdictOf(guard: unknown, snapshot: AnyMachineSnapshot, event: AnyEventObject): Verdict {
  const args = { context: snapshot.context as unknown, event };
  let params: unknown;
  try {
    params = paramsOf(guard, args);
    const resolved = resolve(guard, snapshot);
    const parts = (resolved.guards ?? []).map((part) => verdictOf(part, snapshot, event));
    const source = parts.length === 0 && !resolved.check ? String(resolved).trim() : null;
    const said: unknown = resolved.check ? resolved.check(snapshot, args, resolved) : resolved(args, params);
    // A guard may look at data that the event lacks, and give that.
    const holds = said === undefined ? null : Boolean(said);
    return { name: guardName(guard), params, holds, error: null, source, parts };
  } catch (error) {
    const told = error instanceof Error ? error.message : String(error);
    return { name: guardName(guard), params, holds: null, error: told, source: null, parts: [] };
  }
}

function paramsOf(guard: unknown, args: object): unknown {
  const { params } = guard as { params?: unknown };
  return typeof params === 'function' ? (params as (args: object) => unknown)(args) : params;
}

function resolve(guard: unknown, snapshot: AnyMachineSnapshot): Guard {
  if (typeof guard === 'function') return guard as Guard;
  const name = typeof guard === 'string' ? guard : (guard as { type: string }).type;
  const guards = (snapshot.machine as { implementations: { guards: Record<string, unknown> } })
    .implementations.guards;
  const found = guards[name];
  if (found === undefined) throw new Error(`The machine has no guard "${name}"`);
  return typeof found === 'function' ? (found as Guard) : resolve(found, snapshot);
}
