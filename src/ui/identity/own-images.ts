import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { timing } from '#domain/site/timing.ts';

/** An image of the operator's own, which stands in the place of a drawn mark. */
export interface OwnImage {
  sportId: string;
  name: string;
  path: string;
}

/** Which names have images. It asks once, when the first mark is drawn; without an answer all marks are drawn. */
export class OwnImages {
  readonly #ask: () => Promise<readonly OwnImage[]>;
  readonly #listeners = new Set<() => void>();
  #paths: ReadonlyMap<string, string> | null = null;
  #isAsked = false;

  constructor(ask: () => Promise<readonly OwnImage[]>) {
    this.#ask = ask;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (!this.#isAsked) {
      this.#isAsked = true;
      this.#ask().then(
        (images) => this.#tell(images),
        () => undefined,
      );
    }
    return () => this.#listeners.delete(listener);
  };

  pathOf(sportId: string, name: string): string | null {
    return this.#paths?.get(keyOf(sportId, name)) ?? null;
  }

  #tell(images: readonly OwnImage[]): void {
    this.#paths = new Map(images.map(({ sportId, name, path }) => [keyOf(sportId, name), path]));
    for (const listener of this.#listeners) listener();
  }
}

/** Ids have no line ends. */
const keyOf = (sportId: string, name: string): string => `${sportId}\n${name}`;

async function askGateway(): Promise<readonly OwnImage[]> {
  const answer = await fetch('/images', { signal: AbortSignal.timeout(timing.callAnswer) });
  return answer.ok ? ((await answer.json()) as OwnImage[]) : [];
}

export const OwnImagesContext = createContext(new OwnImages(askGateway));

/** The path of the operator's image of a team, a player or a horse; null where there is none, or none is known yet. */
export function useOwnImage(sportId: string, name: string): string | null {
  const images = use(OwnImagesContext);
  const path = useCallback(() => images.pathOf(sportId, name), [images, sportId, name]);
  return useSyncExternalStore(images.subscribe, path);
}
