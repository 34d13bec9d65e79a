import type { Actor, AnyActorLogic, AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { requestKindOf, type RequestKind } from '../core/request-logic.ts';
import { KeptCopy, keyOf } from './kept-value.ts';
import type { CleanText, TextPlace } from './recording.ts';

/** An actor's own part of a persisted snapshot. A machine's `children` are the session ids of its children. */
export interface Part {
  /** As JSON. */
  readonly snapshot: string | null;
  readonly whyNot?: string;
  readonly bytes: number;
}

/** What the recorder knows of an actor. */
export interface KnownActor {
  readonly id: string;
  readonly parent: KnownActor | null;
  readonly key: string;
  readonly src: string | null;
  readonly systemId: string | undefined;
  readonly isSynced: boolean;
  /** Its machine, and the machine whose effect it is. */
  readonly machine: string | null;
  readonly asker: string;
  readonly kind: RequestKind | null;
  /** How many entries came before it began, counted from the recorder's beginning. */
  after: number;
  startedAt: number;
  /** What it began from, if the recorder saw that. */
  input: KeptCopy | null;
  /** Otherwise, as it was when the recorder met it. */
  met: Part | null;
  /** Why its steps would not lead to where it is. */
  whyNot?: string;
  /** Only while it runs. */
  ref: AnyActorRef | null;
  /** The ring's segment in which it began, and ended. */
  segment: number;
  endedIn: number | null;
  /** Its state value as it ended. */
  value: unknown;
}

/** What an actor's logic is. */
const kinds = new WeakMap<AnyActorLogic, RequestKind | null>();

/** Most bytes of one input or context. */
const largest = 65_536;

/** Takes the actor that made it as it is known, if it is not a root. */
export function knownActor(
  ref: AnyActorRef,
  parent: KnownActor | null,
): Omit<KnownActor, 'after' | 'segment' | 'startedAt'> {
  const { logic } = ref as Actor<AnyActorLogic>;
  if (!kinds.has(logic)) kinds.set(logic, requestKindOf(logic));
  const machine = 'root' in logic ? (logic as unknown as { id: string }).id : null;
  return {
    id: ref.sessionId,
    parent,
    key: ref.id,
    src: typeof ref.src === 'string' ? ref.src : null,
    systemId: (ref as Actor<AnyActorLogic>).systemId,
    isSynced: (ref as unknown as { _syncSnapshot?: boolean })._syncSnapshot === true,
    machine,
    asker: machine ?? parent?.machine ?? '',
    kind: kinds.get(logic) ?? null,
    input: null,
    met: null,
    ref: null,
    endedIn: null,
    value: null,
  };
}

/** What an actor was given to begin with, as far as it may be kept. */
export function inputOf(ref: AnyActorRef, known: KnownActor, clean: CleanText): KeptCopy {
  const { input } = (ref as Actor<AnyActorLogic>).options as { input?: unknown };
  return new KeptCopy(input, clean, placeIn(known, 'input'), largest);
}

/** An actor's own part of a persisted snapshot, as far as it may be kept. XState's own would hold all its children, or throw. */
export function partOf(ref: AnyActorRef, known: KnownActor, clean: CleanText): Part {
  const snapshot = ref.getSnapshot() as AnyMachineSnapshot & { input?: unknown };
  const { status, output, error, input, context } = snapshot;
  const held = { output: output as unknown, error, input, context: context as unknown };
  const copy = new KeptCopy(held, clean, placeIn(known, 'context'), largest);
  if (copy.isCut) return { snapshot: null, whyNot: 'It holds more than is kept of one actor', bytes: 100 };
  const own = { status, ...(copy.value as object) };
  if (known.machine === null) return partWith(own);
  const { value, historyValue } = snapshot;
  const children = Object.entries<AnyActorRef | undefined>(snapshot.children).flatMap(([key, child]) =>
    child ? [[key === child.sessionId ? keyOf(child) : key, child.sessionId] as const] : [],
  );
  return {
    ...partWith({
      ...own,
      value,
      children: Object.fromEntries(children),
      historyValue: historyOf(historyValue),
    }),
    ...(copy.hasCode && { whyNot: 'It holds code, which no recording does' }),
  };
}

function partWith(snapshot: object): Part {
  const text = JSON.stringify(snapshot);
  return { snapshot: text, bytes: text.length + 100 };
}

/** The states that history goes back to, as XState reads them again. */
const historyOf = (history: AnyMachineSnapshot['historyValue']) =>
  Object.fromEntries(
    Object.entries(history).map(([id, nodes]) => [id, nodes.map((node) => ({ id: node.id }))]),
  );

export const placeIn = (known: KnownActor, of: TextPlace['of'], name = ''): TextPlace => ({
  machine: known.asker,
  of,
  name,
});
