import type { Actor, AnyActorLogic, AnyActorRef } from 'xstate';
import { ActorNames, sourceName } from './actor-names.ts';
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
  readonly #names = new ActorNames();

  /** Notes an actor; the first one is the root. Returns the id of the request if it is one. */
  add(ref: AnyActorRef, logic: AnyActorLogic, kind: RequestKind | null): string | null {
    const { src, id, sessionId, _parent } = ref;
    const part = { id, src, isMade: id === sessionId };
    const parent = _parent && this.#actors.get(_parent);
    const { path, request: name } = this.#names.add(parent?.path ?? null, part);
    this.#actors.set(ref, { path, logic });
    if (kind === null) return null;
    const request = { id: name, ref, kind, heard: [] };
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
    const found = this.#requests.get(id.includes('#') ? id : this.#names.newest(id));
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
