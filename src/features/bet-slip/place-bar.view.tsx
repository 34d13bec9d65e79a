import { useEffect, useId, useRef, type ReactNode } from 'react';
import { must } from '#domain/must.ts';
import { restrictionWords } from '#domain/words/restriction-words.ts';
import { currencySign, formatMoney } from '#domain/money/money.ts';
import { isEditable, refusalOf, type SlipCard } from '#domain/bet/slip-card.ts';
import { takeOf } from '#domain/bet/slip-settings.ts';
import type { PlaceBlock } from '#machines/bet-slip/slip-selectors.ts';
import { Button } from '#ui/button/button.tsx';
import { usePriceText } from '#ui/odds-format/use-price-text.ts';
import type { BetSlipViewProps } from './bet-slip.view.tsx';
import { coveredWords, exposureChange } from './exposure-change.ts';
import { noBetNote, noBetWords } from './no-bet-words.ts';
import { outlookWords } from './outlook-words.ts';
import { PlacedNames } from './placed-names.view.tsx';
import { Refused } from './refused.view.tsx';
import css from './bet-slip.module.css';

/** Why "place" cannot be pressed. A visitor and a user who may not bet get other words. */
const blockWords: Partial<Record<PlaceBlock, string>> = {
  placedElsewhere: 'To place one more bet, change it or press its price again.',
  noStake: 'Type a stake to place the bet.',
  unreadable: 'Correct the odds or the stake above.',
};

const beyondFunds = (bets: number) => (bets > 1 ? 'Lower a stake, or remove a bet.' : 'Lower the stake.');

/** A single bet's card says it itself, right above; on a phone the keypad covers it there. Of several it is named. */
function marketWords({ made, noBetReasons, hasKeypad }: PlaceBarProps): string | null {
  const staked = made.filter(({ stakeText }) => stakeText.trim() !== '');
  const stopped = staked.find(({ id }) => noBetReasons.get(id));
  const reason = stopped && noBetReasons.get(stopped.id);
  if (!reason) return 'A market above takes no bets now.';
  if (staked.length > 1) return `${stopped.runnerName}: ${noBetWords(reason)} Remove the bet, or wait.`;
  return hasKeypad ? noBetNote(reason) : null;
}

function blockedWords(block: PlaceBlock, props: PlaceBarProps): string | null {
  if (block === 'market') return marketWords(props);
  return blockWords[block] ?? null;
}

export interface PlaceBarProps extends BetSlipViewProps {
  /** The bets being made, without those that were refused before and are left out. */
  made: readonly SlipCard[];
  /** Stands above the Place button: whatever is told further up moves neither. */
  keypad?: ReactNode;
}

/** The total and the Place button, always in sight; in the confirm step also what is about to be placed. */
export function PlaceBar(props: PlaceBarProps) {
  const { bettor, isConfirming } = props;
  if (bettor === 'visitor') {
    return (
      <footer className={css.bar}>
        {props.keypad}
        <Button variant="primary" size="large" wide type="submit">
          Sign in to bet
        </Button>
      </footer>
    );
  }
  return (
    <footer className={css.bar}>
      <Total {...props} />
      {bettor !== 'bettor' && <p className={css.trouble}>{restrictionWords[bettor]}</p>}
      <LoneRefusal {...props} />
      <PlacedNames {...props} />
      {isConfirming ? <ConfirmButtons {...props} /> : <PlaceButton {...props} />}
    </footer>
  );
}

/** The refusal of a single bet being made. Prices that move make the card longer, and the bar would then cover it there. */
function LoneRefusal({ made: [only, ...others], cards }: Pick<PlaceBarProps, 'made' | 'cards'>) {
  const refusal = only && others.length === 0 ? refusalOf(only) : null;
  return (
    refusal && (
      <Refused key={only?.bet?.clientId} refusal={refusal} of={cards.length > 1 ? only?.runnerName : null} />
    )
  );
}

function Total({ risk, placeable, available }: BetSlipViewProps) {
  const { added, isShared, isAtMost } = risk;
  if (placeable.length === 0 || (added === 0 && !isShared)) return null;
  const covered = coveredWords(risk);
  const stays = available === null ? null : available - added;
  return (
    <p className={css.total}>
      <span>{exposureChange(risk)}</span>
      {stays !== null &&
        (stays >= 0 ? (
          <span>
            {isAtMost && 'at least '}
            {formatMoney(stays)} stays available
          </span>
        ) : (
          <span className={css.beyond}>
            {isAtMost && 'maybe '}more than the {formatMoney(must(available))} available
          </span>
        ))}
      {covered && <span>{covered}</span>}
      {isAtMost && <span>Other bets in the same market may make it less.</span>}
    </p>
  );
}

/** On a phone the keypad covers what the card says of its price. */
function takingWords({ made, settings, hasKeypad, isHeldBack }: PlaceBarProps): string | null {
  if (isHeldBack) return 'The price has moved again, and nothing is placed yet.';
  if (!hasKeypad) return null;
  const [only, ...others] = made;
  const ofOnly =
    only && outlookWords({ card: only, policy: takeOf(settings), noBetReason: null, isTakenBelow: true });
  if (ofOnly && others.length === 0) return ofOnly.short;
  return made.some(({ currentOdds }) => currentOdds === null)
    ? 'Nobody offers a price now.'
    : 'The price you pressed is gone.';
}

const heldBackWords =
  'The price had only just changed, so nothing is placed yet. Press once more to place it.';

/** One bet is named where another selection might be meant. Practice is told from money by a word, not by a letter alone. */
function betsInWords({ placeable, cards }: Pick<BetSlipViewProps, 'placeable' | 'cards'>): string {
  const bet = currencySign() === 'P' ? 'practice bet' : 'bet';
  if (placeable.length > 1) return `${placeable.length} ${bet}s`;
  return placeable[0] && cards.filter(isEditable).length > 1 ? `${bet} on ${placeable[0].runnerName}` : bet;
}

/** What the Place button takes: the price of now of the only bet, or all of them. Where nobody offers one, the bet is offered. */
function useTakeWords({ made, cards, canPlace }: Pick<PlaceBarProps, 'made' | 'cards' | 'canPlace'>): string {
  const priceText = usePriceText();
  const [only, ...others] = made;
  const isNothingOffered = made.every(({ currentOdds }) => currentOdds === null);
  if (!only || others.length > 0) return isNothingOffered ? 'Offer at these odds' : 'Take the current prices';
  const { kind, odds, line, currentOdds, currentLine, runnerName } = only;
  const words =
    currentOdds === null
      ? `Offer at ${priceText({ kind, odds, line })}`
      : // Without a stake that can be read, nothing is placed by it.
        `${canPlace ? 'Take' : 'Change to'} ${priceText({ kind, odds: currentOdds, line: currentLine })}`;
  // What stands above may be another bet, placed or not.
  return cards.length > 1 ? `${words} on ${runnerName}` : words;
}

function PlaceButton(props: PlaceBarProps) {
  const { canPlace, risk, isPlacing, placeable, placeBlock, keypad } = props;
  const noteId = useId();
  const takeWords = useTakeWords(props);
  const isTaking = props.isTaking && !isPlacing;
  const blocked = placeBlock && blockedWords(placeBlock, props);
  const why = isPlacing
    ? null
    : isTaking
      ? takingWords(props)
      : (blocked ??
        (risk.isBeyond ? beyondFunds(placeable.length) : props.isHeldBack ? heldBackWords : null));
  return (
    <>
      {why && (
        <p id={noteId} className={css.note}>
          {why}
        </p>
      )}
      {keypad}
      <Button
        variant="primary"
        size="large"
        wide
        loading={isPlacing}
        disabled={(!canPlace || risk.isBeyond) && !isPlacing && !isTaking}
        aria-describedby={why ? noteId : undefined}
        type="submit"
      >
        {isPlacing ? 'Placing…' : isTaking ? takeWords : `Place ${betsInWords(props)}`}
      </Button>
    </>
  );
}

function ConfirmButtons(props: BetSlipViewProps) {
  const { canPlace, risk, send } = props;
  const confirm = useRef<HTMLButtonElement>(null);
  // The pressed button is gone; the button it led to takes the focus.
  useEffect(() => confirm.current?.focus(), []);
  return (
    <>
      <p className={css.note}>Read it once more. Nothing is placed yet.</p>
      <Button
        ref={confirm}
        variant="primary"
        size="large"
        wide
        disabled={!canPlace || risk.isBeyond}
        type="submit"
      >
        Confirm {betsInWords(props)}
      </Button>
      <Button wide onClick={() => send({ type: 'confirm.left' })}>
        Back to editing
      </Button>
    </>
  );
}
