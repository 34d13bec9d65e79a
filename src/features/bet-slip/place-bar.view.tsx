import { useEffect, useId, useRef } from 'react';
import { must } from '#domain/must.ts';
import { formatMoney } from '#domain/money/money.ts';
import { isEditable, outlookOf } from '#domain/bet/slip-card.ts';
import { takeOf } from '#domain/bet/slip-settings.ts';
import type { PlaceBlock } from '#machines/bet-slip/bet-slip.machine.ts';
import { Button } from '#ui/button/button.tsx';
import type { BetSlipViewProps } from './bet-slip.view.tsx';
import { noBetWords } from './no-bet-words.ts';
import { Refused } from './refused.view.tsx';
import css from './bet-slip.module.css';

/** Why "place" cannot be pressed. A visitor and a blocked user get other words. */
const blockWords: Partial<Record<PlaceBlock, string>> = {
  noStake: 'Type a stake to place the bet.',
  unreadable: 'Correct the odds or the stake above.',
};

const beyondFunds = 'Lower the stake, or deposit first.';

/** For a single bet being made, its own reason: on a phone the bar may cover what the card says. */
function marketWords({ cards, noBetReasons }: BetSlipViewProps): string {
  const made = cards.filter(isEditable);
  const reasons = made.flatMap(({ id }) => noBetReasons.get(id) ?? []);
  return made.length === 1 && reasons[0] ? noBetWords(reasons[0]) : 'A market above takes no bets now.';
}

/** The total and the one action, always in sight; in the confirm step also what is about to be placed. */
export function PlaceBar(props: BetSlipViewProps) {
  const { bettor, isConfirming } = props;
  if (bettor === 'visitor') {
    return (
      <footer className={css.bar}>
        <Button variant="primary" size="large" wide type="submit">
          Sign in to bet
        </Button>
      </footer>
    );
  }
  return (
    <footer className={css.bar}>
      <Total {...props} />
      {bettor === 'blocked' && (
        <p className={css.trouble}>Your account is blocked: no new bets. You can still cancel.</p>
      )}
      <LoneRefusal cards={props.cards} />
      {isConfirming ? <ConfirmButtons {...props} /> : <PlaceButton {...props} />}
    </footer>
  );
}

/** The refusal of a single bet being made. Prices that move make the card longer, and the bar would then cover it there. */
function LoneRefusal({ cards }: Pick<BetSlipViewProps, 'cards'>) {
  const [only, ...others] = cards.filter(isEditable);
  const bet = others.length === 0 ? only?.bet : null;
  return bet?.refusal ? <Refused key={bet.clientId} refusal={bet.refusal} /> : null;
}

function Total({ liability, available, isRiskShared }: BetSlipViewProps) {
  if (liability === 0) return null;
  const stays = available === null ? null : available - liability;
  return (
    <p className={css.total}>
      <span>
        At risk {isRiskShared && 'at most '}
        {formatMoney(liability)}
      </span>
      {stays !== null &&
        (stays >= 0 ? (
          <span>
            {isRiskShared && 'at least '}
            {formatMoney(stays)} stays available
          </span>
        ) : (
          <span>
            {isRiskShared && 'maybe '}more than the {formatMoney(must(available))} available
          </span>
        ))}
      {isRiskShared && <span>Other bets in the same market may make it less.</span>}
    </p>
  );
}

const betsInWords = (count: number): string => (count > 1 ? `${count} bets` : 'bet');

function PlaceButton(props: BetSlipViewProps) {
  const { cards, settings, canPlace, isBeyondFunds, isPlacing, placeable, placeBlock } = props;
  const noteId = useId();
  // The press that leads on is then the one that takes the price of now, on the card.
  const isBoundToFail = cards
    .filter(isEditable)
    .every((card) => outlookOf(card, takeOf(settings)) === 'refused');
  const blocked = placeBlock === 'market' ? marketWords(props) : placeBlock && blockWords[placeBlock];
  const why = isPlacing ? null : (blocked ?? (isBeyondFunds ? beyondFunds : null));
  return (
    <>
      <Button
        variant={isBoundToFail && !isPlacing ? 'quiet' : 'primary'}
        size="large"
        wide
        loading={isPlacing}
        disabled={(!canPlace || isBeyondFunds) && !isPlacing}
        aria-describedby={why ? noteId : undefined}
        type="submit"
      >
        {isPlacing ? 'Placing…' : `Place ${betsInWords(placeable)}`}
      </Button>
      {why && (
        <p id={noteId} className={css.note}>
          {why}
        </p>
      )}
    </>
  );
}

function ConfirmButtons({ canPlace, isBeyondFunds, placeable, send }: BetSlipViewProps) {
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
        disabled={!canPlace || isBeyondFunds}
        type="submit"
      >
        Confirm {betsInWords(placeable)}
      </Button>
      <Button wide onClick={() => send({ type: 'confirm.left' })}>
        Back to editing
      </Button>
    </>
  );
}
