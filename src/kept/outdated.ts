/** Whether a newer site has changed what this browser keeps: until the page is loaded again it can keep nothing. */
export interface Outdated {
  is: () => boolean;
  tell: () => void;
  /** Returns how to stop. */
  listen: (onChange: () => void) => () => void;
}

export function createOutdated(): Outdated {
  let isOutdated = false;
  const listeners = new Set<() => void>();
  return {
    is: () => isOutdated,
    tell() {
      isOutdated = true;
      for (const hear of listeners) hear();
    },
    listen(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** This page's. */
export const outdated = createOutdated();
