import { headsOf } from '#domain/odds/three-way.ts';
import { narrow, useMedia } from '#ui/media/use-media.ts';

/** The heads over a sport's prices. None on a phone, where they would scroll away: there prices stand beside names. */
export function useHeads(sportId: string): readonly string[] {
  const isNarrow = useMedia(narrow);
  return isNarrow ? [] : headsOf(sportId);
}
