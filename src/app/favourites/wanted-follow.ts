import { followedKinds, type Followed } from '#domain/bettor/followed.ts';
import { tabStorage } from '#kept/page-storage.ts';

/** Where it waits what a visitor's star asked for, while they sign in or register (session storage: this tab's alone). */
const key = 'layline.wantedFollow';

function isFollowable(value: unknown): value is Followed {
  const { kind, sportId, id, name } = (value ?? {}) as Record<string, unknown>;
  return (
    followedKinds.some((known) => known === kind) &&
    [sportId, id, name].every((text) => typeof text === 'string')
  );
}

/** Null when nothing waits, or nothing that this version knows. */
export function readWantedFollow(): Followed | null {
  try {
    const value: unknown = JSON.parse(tabStorage.getItem(key) ?? 'null');
    return isFollowable(value) ? value : null;
  } catch {
    return null;
  }
}

export function writeWantedFollow(one: Followed | null): void {
  if (one === null) tabStorage.removeItem(key);
  else tabStorage.setItem(key, JSON.stringify(one));
}
