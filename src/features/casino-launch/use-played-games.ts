import { useEffect, useState } from 'react';
import type { Day } from '#domain/calendar/day.ts';
import { timing } from '#domain/site/timing.ts';
import { PlayedGamesDocument, type PlayedGamesQuery } from '#graphql/__generated__/graphql.ts';
import { useClient } from '#graphql/client-provider.tsx';
import { useToday } from '#ui/pickers/use-today.ts';

export type PlayedGame = PlayedGamesQuery['playedGames'][number];

const none: readonly PlayedGame[] = [];

/** When a day began where the reader is, RFC 3339. */
const startOf = (day: Day) => new Date(`${day}T00:00`).toISOString();

/**
 * What a user has played, the last played first, with what came of it today; null until that is known or has taken too
 * long. A visitor has played nothing.
 */
export function usePlayedGames(userName: string | null): readonly PlayedGame[] | null {
  const client = useClient();
  const today = useToday();
  const [known, setKnown] = useState<{ of: string; games: readonly PlayedGame[] } | null>(null);
  useEffect(() => {
    if (userName === null) return;
    let isOver = false;
    const settle = (games: readonly PlayedGame[]) => {
      if (!isOver) setKnown({ of: userName, games });
      isOver = true;
    };
    const patience = setTimeout(settle, timing.playedGames, none);
    const variables = { since: startOf(today) };
    client.query({ query: PlayedGamesDocument, variables, fetchPolicy: 'network-only' }).then(
      ({ data }) => settle(data?.playedGames ?? none),
      () => settle(none),
    );
    return () => {
      isOver = true;
      clearTimeout(patience);
    };
  }, [client, userName, today]);
  if (userName === null) return none;
  return known?.of === userName ? known.games : null;
}
