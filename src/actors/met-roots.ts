import { Actor, type AnyActor, type AnyActorRef } from 'xstate';

/** Root actors of this page that have been started. A recorder, once it is there, takes the list's place. */
export const met: { push: (root: AnyActorRef) => unknown } & Pick<AnyActorRef[], 'splice'> =
  [] as AnyActorRef[];

/** Every root is started by this method, also those of hooks. An inspector would have to be given to each of them. */
export function meetRoots(): void {
  const { start } = Actor.prototype;
  Actor.prototype.start = function (this: AnyActor) {
    // eslint-disable-next-line no-underscore-dangle -- XState names it so.
    if (!this._parent) met.push(this);
    return start.call(this);
  };
}
