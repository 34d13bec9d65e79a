import { betLines, type GameBet } from '#domain/casino/game-bets.ts';
import { returnText } from '#domain/casino/return-to-player.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import css from './game-rules.module.css';

export interface RulesOfGame {
  rules: string;
  bets: readonly GameBet[];
}

export interface GameRulesViewProps {
  game: { name: string; companyName: string; returnToPlayer: object | null };
  isOpen: boolean;
  /** Null while loading. */
  known: RulesOfGame | 'failed' | null;
  hasToken: boolean;
  onPlay: () => void;
  onClose: () => void;
}

/** How a game is played, and what each of its bets pays and returns, before anybody opens it. */
export const GameRulesView = ({ game, isOpen, known, hasToken, onPlay, onClose }: GameRulesViewProps) => (
  <Dialog
    open={isOpen}
    onOpenChange={onClose}
    title={game.name}
    footer={
      <Button variant="primary" wide onClick={onPlay}>
        {playText(game, hasToken)}
      </Button>
    }
  >
    {known === null && <SkeletonRows rows={5} label="Loading the rules" />}
    {known === 'failed' && (
      <ErrorState title="The rules did not arrive.">They also stand at the game’s table.</ErrorState>
    )}
    {known !== null && known !== 'failed' && <Rules {...known} />}
  </Dialog>
);

const playText = ({ companyName, returnToPlayer }: GameRulesViewProps['game'], hasToken: boolean) => {
  if (!hasToken) return 'Login to play';
  return returnToPlayer === null ? `Open at ${companyName}` : 'Play';
};

const Rules = ({ rules, bets }: RulesOfGame) => (
  <>
    <p className={css.rules}>{rules}</p>
    {bets.length > 0 && (
      <>
        <table className={css.bets}>
          <thead>
            <tr>
              <th scope="col">Bet</th>
              <th scope="col">Pays, stake included</th>
              <th scope="col">RTP</th>
            </tr>
          </thead>
          <tbody>
            {betLines(bets).map(({ label, pays, returnToPlayer }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{pays.replace(/^pays /, '')}</td>
                <td>{returnText({ least: returnToPlayer, most: returnToPlayer })}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={css.about}>
          RTP is what a bet returns on average, of what is staked. Each round is for money from your balance.
          It is sealed before you bet, and can be checked after it.
        </p>
      </>
    )}
  </>
);
