import type { SlipCard } from '#domain/bet/slip-card.ts';
import { takeOf, type SlipSettings } from '#domain/bet/slip-settings.ts';
import { sideWord } from '#domain/odds/price-words.ts';
import type { NoBetReason } from '#machines/market-feed/market-feed.machine.ts';
import { usePriceText } from '#ui/odds-format/use-price-text.ts';
import { betterLine } from './better-words.ts';
import type { SlipSend } from './bet-slip.view.tsx';
import { KeypadView } from './keypad.view.tsx';
import { outlookWords } from './outlook-words.ts';
import { mayBeStaked } from './quick-stakes.ts';
import { useElsewhereWords } from './use-elsewhere-words.ts';

interface StakeKeysViewProps {
  card: SlipCard;
  /** The only bet being made. */
  isAlone: boolean;
  settings: SlipSettings;
  noBetReason: NoBetReason | null;
  /** The Place button takes the price of now, and says why. */
  isTakenBelow: boolean;
  send: SlipSend;
}

/** Whether the keypad tells what would become of the bet: not where the line above it says why nothing can be placed. */
export const doKeysTell = ({
  card,
  noBetReason,
  isTakenBelow,
}: Pick<StakeKeysViewProps, 'card' | 'noBetReason' | 'isTakenBelow'>): boolean =>
  noBetReason === null && !isTakenBelow && !card.placedElsewhere;

/** The keypad on a card's stake. It covers what the card says of its bet, so it says that too. */
export function StakeKeysView({
  card,
  isAlone,
  settings,
  noBetReason,
  isTakenBelow,
  send,
}: StakeKeysViewProps) {
  const { id, kind, side, runnerName, stakeText } = card;
  const priceText = usePriceText();
  const elsewhere = useElsewhereWords(card);
  const policy = takeOf(settings);
  const told = doKeysTell({ card, noBetReason, isTakenBelow })
    ? [betterLine(card, policy, priceText), outlookWords({ card, policy, noBetReason, isTakenBelow })?.short]
    : [];
  return (
    <KeypadView
      text={stakeText}
      of={isAlone ? null : `${sideWord(kind, side)} ${runnerName}`}
      note={elsewhere ?? (told.filter(Boolean).join(' ') || null)}
      quickStakes={settings.quickStakes.filter(mayBeStaked(card))}
      onText={(text) => send({ type: 'stake.typed', id, text })}
      onQuickStake={(stake) => send({ type: 'quickStake.chosen', id, stake })}
    />
  );
}
