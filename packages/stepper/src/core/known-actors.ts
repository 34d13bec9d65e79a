import type { Actor, AnyActorLogic, AnyActorRef } from 'xstate';
import type { RequestAt } from './moment.ts';
import type { RequestKind, RequestSnapshot } from './request-logic.ts';

interface KnownActor {
  readonly path: string;
  readonly logic: AnyActorLogic;
}
interface KnownRequest {
  readonly id: string;
  readonly ref: AnyActorRef;
  readonly kind: RequestKind;
  /** What its parent sent it. */
  readonly heard: unknown[];
}

/** Every actor that was made, by a name that is the same in every run of the same steps. */
export class KnownActors {
  readonly #actors = new WeakMap<object, KnownActor>();
  readonly #requests = new Map<string, KnownRequest>();
  readonly #requestOf = new WeakMap<object, KnownRequest>();
  /** By path: how many there were. */
  readonly #counts = new Map<string, number>();

  /** Notes an actor. Returns the id of the request if it is one. */
  add(ref: AnyActorRef, logic: AnyActorLogic, kind: RequestKind | null): string | null {
    const parent = ref._parent;
    const name = isIdGiven(ref) ? ref.id : sourceName(ref);
    const path = parent ? [this.pathOf(parent), name].filter((part) => part !== '').join('/') : '';
    const count = (this.#counts.get(path) ?? 0) + 1;
    this.#counts.set(path, count);
    this.#actors.set(ref, { path: parent && !isIdGiven(ref) ? `${path}:${count}` : path, logic });
    if (kind === null) return null;
    const request = { id: `${path}#${count}`, ref, kind, heard: [] };
    this.#requests.set(request.id, request);
    this.#requestOf.set(ref, request);
    return request.id;
  }

  pathOf(ref: AnyActorRef): string {
    return this.#actors.get(ref)?.path ?? '';
  }

  logicOf(ref: AnyActorRef): AnyActorLogic | undefined {
    return this.#actors.get(ref)?.logic;
  }

  requestOf(ref: AnyActorRef): KnownRequest | undefined {
    return this.#requestOf.get(ref);
  }

  /** A path alone means the newest request there. Throws if there was none. */
  requestBy(id: string): KnownRequest {
    const found = this.#requests.get(id.includes('#') ? id : `${id}#${this.#counts.get(id) ?? 0}`);
    if (!found)
      throw new Error(`There was no request "${id}"; there are ${[...this.#requests.keys()].join(', ')}`);
    return found;
  }

  requests(): readonly RequestAt[] {
    return [...this.#requests.values()].map(requestAt);
  }
}

const endOf = { active: 'open', done: 'answered', error: 'failed', stopped: 'left' } as const;

function requestAt({ id, ref, kind, heard }: KnownRequest): RequestAt {
  const { status } = ref.getSnapshot() as RequestSnapshot;
  const { input } = (ref as Actor<AnyActorLogic>).options as { input?: unknown };
  return { id, kind, src: sourceName(ref), input, is: endOf[status], heard: [...heard] };
}

/** XState makes up the ids that a machine does not give: another one in every run for what it spawns. */
const isIdGiven = ({ id, sessionId }: AnyActorRef): boolean => id !== sessionId && !/^\d+\./.test(id);

/** What the machine calls an actor's logic. */
const sourceName = ({ src, id }: AnyActorRef): string =>
  typeof src !== 'string' ? 'inline' : src.startsWith('xstate.invoke.') ? id : src;
