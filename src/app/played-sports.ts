import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import type { CountedChip } from '#ui/counted-chips/counted-chips.tsx';

/** All sports, then each that has something in play, with how many. */
export function playedSports(inPlay: readonly EventFieldsFragment[]): CountedChip[] {
  const chips = new Map<string | null, CountedChip>([
    [null, { id: null, words: 'All', count: inPlay.length }],
  ]);
  for (const { sportId: id, sportName: words } of inPlay)
    chips.set(id, { id, words, count: (chips.get(id)?.count ?? 0) + 1 });
  return [...chips.values()];
}
