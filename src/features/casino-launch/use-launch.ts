import { useSelector } from '@xstate/react';
import type { CasinoGame } from '#domain/casino/casino-launch.ts';
import { launchingGame } from '#machines/casino-launch/casino-launch.machine.ts';
import { useCasinoLaunch } from './casino-launch.provider.tsx';

interface Launch {
  /** The game that is being launched; null when none is. */
  launching: string | null;
  onChoose: (game: CasinoGame) => void;
}

/** How a list of games opens one of them. */
export function useLaunch(): Launch {
  const launch = useCasinoLaunch();
  const launching = useSelector(launch, launchingGame);
  return {
    launching,
    // A list's game has more to it, which is none of the machine's business.
    onChoose: ({ eventId, link, companyName }) =>
      launch.send({ type: 'game.chosen', game: { eventId, link, companyName } }),
  };
}
