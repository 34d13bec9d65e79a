import { useNavigate } from 'react-router-dom';
import { hrefOf } from '#domain/site/route.ts';
import { sportPath } from '#domain/site/sport-path.ts';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { CountedChips } from '#ui/counted-chips/counted-chips.tsx';
import { playedSports } from '../played-sports.ts';

interface SportsInPlayProps {
  events: readonly EventFieldsFragment[];
  /** Null: all sports. */
  chosen: string | null;
  /** Of the chosen one. */
  sportName?: string;
}

/** Which sport's events in play are listed. One that has nothing in play stays among them while it is chosen. */
export function SportsInPlay({ events, chosen, sportName = '' }: SportsInPlayProps) {
  const navigate = useNavigate();
  const all = playedSports(events.filter(({ inPlay }) => inPlay));
  const isAmong = all.some(({ id }) => id === chosen);
  return (
    <CountedChips
      label="Sports in play"
      chips={isAmong ? all : [...all, { id: chosen, words: sportName, count: 0 }]}
      chosen={chosen}
      onChoose={(id) => void navigate(id === null ? hrefOf('inPlay') : sportPath('inPlay', id))}
    />
  );
}
