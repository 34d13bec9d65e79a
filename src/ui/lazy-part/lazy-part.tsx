import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadPart, type LoadEffects } from './load-part.ts';

/** React remembers that a part failed; these functions make it forget, so that the part is fetched again. */
const forgets = new WeakMap<object, () => void>();

/** Call this with an error that a boundary caught: the failed part is fetched again when it is next drawn. */
export function forgetFailedPart(error: unknown): void {
  if (typeof error === 'object' && error !== null) forgets.get(error)?.();
}

/** A part of the site that is fetched when it is first drawn. Use it inside a `PartBoundary`. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  effects?: LoadEffects,
): ComponentType<Props> {
  let known: LazyExoticComponent<ComponentType<Props>> | null = null;
  const fetched = async () => {
    try {
      return { default: await loadPart(load, effects) };
    } catch (error) {
      forgets.set(error as Error, () => (known = null));
      throw error;
    }
  };
  return function LazyPart(props: Props) {
    const Part = (known ??= lazy(fetched));
    return <Part {...props} />;
  };
}
