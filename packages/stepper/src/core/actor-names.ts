/** What XState calls an actor under its parent. */
export interface ActorPart {
  readonly id: string;
  /** A name of the machine's, or the logic itself. */
  readonly src: unknown;
  /** The id is XState's own: another one in every run. */
  readonly isMade: boolean;
}

/** Names for actors that are the same in every run of the same steps, as long as actors are added in the order in which they are made. */
export class ActorNames {
  /** By path: how many there were. */
  readonly #counts = new Map<string, number>();

  /** Takes its parent's path, or null for the root. `request` is its id if it is an effect. */
  add(parent: string | null, part: ActorPart): { path: string; request: string } {
    const isIdGiven = !part.isMade && !/^\d+\./.test(part.id);
    const name = isIdGiven ? part.id : sourceName(part);
    const path = parent === null ? '' : [parent, name].filter((one) => one !== '').join('/');
    const count = (this.#counts.get(path) ?? 0) + 1;
    this.#counts.set(path, count);
    const request = `${path}#${count}`;
    return { path: parent === null || isIdGiven ? path : `${path}:${count}`, request };
  }

  /** The id of the newest request at a path. */
  newest(path: string): string {
    return `${path}#${this.#counts.get(path) ?? 0}`;
  }
}

/** What the machine calls an actor's logic. */
export const sourceName = ({ src, id }: Pick<ActorPart, 'src' | 'id'>): string =>
  typeof src !== 'string' ? 'inline' : src.startsWith('xstate.invoke.') ? id : src;
