import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';

type Children = Readonly<Record<string, AnyActorRef | undefined>>;

/** Puts the actors back into the maps and sets of a restored context, into which XState does not look. */
export function reviveRefs(actor: AnyActorRef): void {
  const { context, children } = actor.getSnapshot() as Partial<AnyMachineSnapshot>;
  if (!children) return;
  inside(context, children as Children, new Set());
  for (const child of Object.values(children as Children)) if (child) reviveRefs(child);
}

function inside(value: unknown, children: Children, seen: Set<object>): unknown {
  if (typeof value !== 'object' || value === null || 'sessionId' in value) return value;
  if ('xstate$$type' in value && 'id' in value) return children[String(value.id)] ?? value;
  if (seen.has(value)) return value;
  seen.add(value);
  if (value instanceof Map) for (const [key, one] of value) value.set(key, inside(one, children, seen));
  else if (value instanceof Set) {
    const all = [...value].map((one) => inside(one, children, seen));
    value.clear();
    for (const one of all) value.add(one);
  } else {
    const fields = value as Record<string, unknown>;
    for (const key in fields) fields[key] = inside(fields[key], children, seen);
  }
  return value;
}
