import { GameRulesDocument } from '#graphql/__generated__/graphql.ts';
import { useAsked } from '#graphql/use-asked.ts';
import { GameRulesView } from './game-rules.view.tsx';
import type { LobbyGame } from './games.view.tsx';
import { useLaunch } from './use-launch.ts';

export interface GameRulesProps {
  game: LobbyGame;
  isOpen: boolean;
  hasToken: boolean;
  onClose: () => void;
}

/** The rules of a game of the lobby, asked for as they are opened. */
export function GameRules({ game, isOpen, hasToken, onClose }: GameRulesProps) {
  const { onChoose } = useLaunch();
  const { data, hasFailed } = useAsked(GameRulesDocument, {}, null);
  const found = data?.casinoLobby.find(({ eventId }) => eventId === game.eventId);
  const play = () => {
    onClose();
    onChoose(game);
  };
  const known = found ?? (hasFailed || data ? 'failed' : null);
  return <GameRulesView {...{ game, isOpen, known, hasToken, onClose }} onPlay={play} />;
}
