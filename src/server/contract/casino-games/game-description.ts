import type { GameArt } from '#domain/casino/game-art.ts';

/** A bet that a game offers. */
export interface BetOffer {
  betId: string;
  label: string;
  /** What it pays, in hundredths of the stake, stake included. By name, if that depends on how it wins. */
  pays: number | Readonly<Record<string, number>>;
  /** Its mean payout in millionths of the stake, rounded. The tests of the games enumerate it exactly. */
  returnToPlayer: number;
}

/** What everybody may know of a game: the exchange lists it, the games host plays by it. */
export interface GameDescription {
  eventId: string;
  name: string;
  category: string;
  art: GameArt;
  rules: string;
  bets: readonly BetOffer[];
}

export const offer = (
  betId: string,
  label: string,
  pays: BetOffer['pays'],
  returnToPlayer: number,
): BetOffer => ({ betId, label, pays, returnToPlayer });

const decimal = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** What a bet pays, in words for the bettor. */
export const paysText = ({ pays }: Pick<BetOffer, 'pays'>): string =>
  typeof pays === 'number'
    ? `pays ${decimal(pays)}`
    : Object.entries(pays)
        .map(([how, hundredths]) => `${how} ${decimal(hundredths)}`)
        .join(', ');
