import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { keepsItsCard } from '#domain/bet/intent.ts';
import { isQuoted } from '#domain/market/market-kind.ts';
import { currencySign, formatMoney } from '#domain/money/money.ts';
import { sideWord } from '#domain/odds/price-words.ts';
import { isBetterGot, outlookOf } from '#domain/bet/card-outlook.ts';
import { acceptPrice } from '#domain/bet/card-quote.ts';
import { figuresOf, isEditable, readCard, refusalOf, type SlipCard } from '#domain/bet/slip-card.ts';
import type { Settlement } from '#domain/bet/order.ts';
import { readStake } from '#domain/bet/slip.ts';
import type { Take } from '#domain/odds/odds-policy.ts';
import { BetFigures } from '#ui/bet-figures/bet-figures.tsx';
import { Chip } from '#ui/chip/chip.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { usePriceText } from '#ui/odds-format/use-price-text.ts';
import { SideTag } from '#ui/side-tag/side-tag.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import type { SlipSend } from './bet-slip.view.tsx';
import { BetResultView } from './bet-result.view.tsx';
import type { NoBetReason } from '#machines/market-feed/market-feed.machine.ts';
import type { IntentChoice } from '#machines/bet-intents/bet-intents.types.ts';
import { IntentChoicesView, takeOf } from './intent-choices.view.tsx';
import { TakeAgainView, type TakeAgainViewProps } from './take-again.view.tsx';
import { useElsewhereWords } from './use-elsewhere-words.ts';
import { outlookWords, type OutlookOf } from './outlook-words.ts';
import { mayBeStaked, quickStakeText } from './quick-stakes.ts';
import { Refused } from './refused.view.tsx';
import { PriceField, PriceMoved } from './slip-price.view.tsx';
import { noBetNote } from './no-bet-words.ts';
import { stakeIdOf } from './stake-focus.ts';
import css from './bet-slip.module.css';

export interface SlipCardViewProps {
  card: SlipCard;
  /** The mark of its runner. */
  mark?: ReactNode;
  quickStakes: readonly number[];
  /** What a take may become if its price has moved. */
  policy: Take;
  /** Why the market takes no bets now; null when it does. */
  noBetReason: NoBetReason | null;
  /** The bet is shown once more for confirmation before it is placed. */
  isConfirming?: boolean;
  /** No other bet is being made, so the place bar tells its refusal. */
  isAlone?: boolean;
  /** On a phone the keypad below writes the stakes, and the system's keyboard stays away. */
  isOnKeypad?: boolean;
  /** The keypad writes this card's stake, and tells above its keys what they cover of the card. */
  isToldByKeys?: boolean;
  /** The Place button takes the price of now, so the card does not offer it too. */
  isTakenBelow?: boolean;
  /** What the card's market paid the bettor in all; null while that is not known. */
  settlement?: Settlement | null;
  /** Its bet came to nothing: the selection at the price of now; null where it cannot be placed again now. */
  again?: SlipCard | null;
  onAgain: TakeAgainViewProps['onAgain'];
  /** Called when its stake is about to be typed. */
  onStakeFocus?: () => void;
  send: SlipSend;
  onChoose: (clientId: string, choice: IntentChoice) => void;
}

/** One selection: its odds and stake while it is being made, then what became of it. */
export function SlipCardView(props: SlipCardViewProps) {
  const { card, isConfirming = false, send, onChoose } = props;
  const priceText = usePriceText();
  const { id, kind, side, line, runnerName, eventName, marketName, bet } = card;
  const isOpenBet = bet !== null && !isEditable(card);
  // The fields are gone in these states, but the card still shows what is at stake.
  // The order may have been edited since, in My Bets.
  const placed = isOpenBet || isConfirming ? placedOf(card) : null;
  const placedPrice = placed && priceText({ kind, odds: placed.odds, line });
  const nowPrice =
    card.currentOdds === null ? null : priceText({ kind, odds: card.currentOdds, line: card.currentLine });
  const isRemovable = !isOpenBet || !keepsItsCard(bet.state);
  return (
    <article className={css.card} data-side={side} aria-label={`${sideWord(kind, side)} ${runnerName}`}>
      <header className={css.cardHead}>
        <SideTag side={side} word={sideWord(kind, side)} isWhole />
        {props.mark}
        <div className={css.names}>
          <span className={css.runner}>{runnerName}</span>
          <span className={css.market}>
            {placed && `${formatMoney(placed.stake)} at ${placedPrice} · `}
            {marketName} · {eventName}
          </span>
        </div>
        {isRemovable && (
          <IconButton
            size="small"
            label={`Remove ${runnerName}`}
            onClick={() => send({ type: 'selection.removed', id })}
          >
            <X />
          </IconButton>
        )}
      </header>
      {isOpenBet ? (
        <>
          <BetResultView
            bet={bet}
            kind={kind}
            isOffline={props.noBetReason === 'offline'}
            settlement={props.settlement ?? null}
          />
          <IntentChoicesView
            state={bet.state}
            runnerName={runnerName}
            priceText={placedPrice ?? ''}
            take={takeOf(bet, kind)}
            nowText={nowPrice === placedPrice ? null : nowPrice}
            isGone={outlookOf(card, bet.take ?? props.policy) === 'refused'}
            onChoose={(choice) => onChoose(bet.clientId, choice)}
          />
          {props.again && <TakeAgainView again={props.again} onAgain={props.onAgain} />}
        </>
      ) : isConfirming && placed ? (
        <>
          <Figures card={card} />
          <Elsewhere card={card} />
          <MarketNote reason={props.noBetReason} />
        </>
      ) : props.noBetReason === 'MARKET_CLOSED' ? (
        <MarketNote reason={props.noBetReason} />
      ) : (
        <CardForm {...props} />
      )}
    </article>
  );
}

/** The odds and the stake of its bet. If nothing of it waits any more: of what was matched, which may be at better odds. */
function placedOf(card: SlipCard): { odds: number; stake: number } | null {
  const order = card.bet?.order;
  if (!order) return readCard(card);
  const { matched, averageOdds, odds, remaining } = order;
  return matched > 0 && remaining === 0 ? { stake: matched, odds: averageOdds ?? odds } : order;
}

function CardForm({
  card,
  quickStakes,
  policy,
  noBetReason,
  isAlone,
  isOnKeypad = false,
  isToldByKeys = false,
  isTakenBelow = false,
  again = null,
  onAgain,
  onStakeFocus,
  send,
}: SlipCardViewProps) {
  const isAgain = again !== null && !isTakenBelow;
  const { id, stakeText, bet } = card;
  // One price and its figures: those that the button places at.
  const shown = isTakenBelow ? { ...card, ...acceptPrice(card) } : card;
  const stake = readStake(card, stakeText);
  const refusal = refusalOf(card);
  return (
    <>
      <div className={css.fields}>
        <PriceField card={shown} isTakenBelow={isTakenBelow} send={send} />
        <TextField
          id={stakeIdOf(id)}
          label="Stake"
          inputMode={isOnKeypad ? 'none' : 'decimal'}
          onFocus={onStakeFocus}
          prefix={currencySign()}
          data-first-field=""
          value={stakeText}
          error={stake.ok || stake.problem.code === 'STAKE_MISSING' ? undefined : stake.problem.message}
          onChange={(text) => send({ type: 'stake.typed', id, text })}
        />
      </div>
      {!isOnKeypad && (
        <div className={css.quick} role="group" aria-label="Quick stakes">
          {quickStakes.filter(mayBeStaked(card)).map((amount) => (
            <Chip key={amount} onClick={() => send({ type: 'quickStake.chosen', id, stake: amount })}>
              {quickStakeText(amount)}
            </Chip>
          ))}
        </div>
      )}
      <Elsewhere card={card} />
      <Figures card={shown} isBest={isBetterGot(card, policy)} />
      {/* What comes and goes as the price moves has its room, so that the Place button stays under the pointer. */}
      <div className={css.told} data-room={!isOnKeypad}>
        {/* A market that takes no bets says so itself, and what was last seen of its offers may be gone. */}
        {!noBetReason && <PriceMoved {...{ card, policy, isTakenBelow, isAgain, isToldByKeys, send }} />}
        <Outlook
          {...{ card, policy, noBetReason, isTakenBelow }}
          // The place bar, close below, says why its button takes another price.
          isToldByKeys={isToldByKeys || (isOnKeypad && isTakenBelow)}
        />
        <MarketNote reason={noBetReason} />
      </div>
      {isAgain && <TakeAgainView again={again} onAgain={onAgain} />}
      {refusal && !isAlone && <Refused key={bet?.clientId} refusal={refusal} />}
    </>
  );
}

/** What would become of the bet now. */
function Outlook({ isToldByKeys, ...of }: OutlookOf & { isToldByKeys: boolean }) {
  const words = outlookWords(of);
  return (
    words && (
      <p className={css.note} data-told-by-keys={isToldByKeys}>
        {words.whole}
      </p>
    )
  );
}

/** What the bet may win and lose; nothing until odds and stake can be read. */
function Figures({ card, isBest = false }: { card: SlipCard; isBest?: boolean }) {
  const figures = figuresOf(card);
  // A bet on a quote pays no commission.
  return (
    figures && (
      <BetFigures
        {...figures}
        paysCommission={!isQuoted(card.kind)}
        {...(isBest && { bound: card.side === 'BACK' ? 'leastProfit' : 'mostLiability' })}
      />
    )
  );
}

/** Nothing else tells two bets in a row apart from one bet meant once. */
function Elsewhere({ card }: { card: SlipCard }) {
  const words = useElsewhereWords(card);
  return (
    words && (
      <p className={css.warning} role="status">
        {words}
      </p>
    )
  );
}

function MarketNote({ reason }: { reason: NoBetReason | null }) {
  if (!reason) return null;
  return (
    <p className={css.note} role="status">
      {noBetNote(reason)}
    </p>
  );
}
