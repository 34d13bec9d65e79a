import { X } from 'lucide-react';
import { keepsItsCard } from '#domain/bet/intent.ts';
import { isQuoted } from '#domain/market/market-kind.ts';
import { formatMoney, formatSize } from '#domain/money/money.ts';
import { sideWord } from '#domain/odds/price-words.ts';
import {
  acceptPrice,
  figuresOf,
  governingPolicy,
  hasNoQuote,
  isEditable,
  onOfferOf,
  outlookOf,
  readCard,
  refusalOf,
  type SlipCard,
} from '#domain/bet/slip-card.ts';
import type { Settlement } from '#domain/bet/order.ts';
import { readStake } from '#domain/bet/slip.ts';
import type { OddsPolicy, Take } from '#domain/odds/odds-policy.ts';
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
import { IntentChoicesView } from './intent-choices.view.tsx';
import { mayBeStaked } from './quick-stakes.ts';
import { Refused } from './refused.view.tsx';
import { PriceField, PriceMoved } from './slip-price.view.tsx';
import { noBetWords } from './no-bet-words.ts';
import { leaveStake, stakeIdOf } from './stake-focus.ts';
import css from './bet-slip.module.css';

export interface SlipCardViewProps {
  card: SlipCard;
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
  /** The bar's one action takes the price of now, so the card does not offer it too. */
  isTakenBelow?: boolean;
  /** What the card's market paid the bettor in all; null while that is not known. */
  settlement?: Settlement | null;
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
        <div className={css.names}>
          <span className={css.runner}>{runnerName}</span>
          <span className={css.market}>
            {placed && `${formatMoney(placed.stake)} at ${placedPrice} · `}
            {eventName} · {marketName}
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
            nowText={nowPrice === placedPrice ? null : nowPrice}
            isGone={outlookOf(card, props.policy) === 'refused'}
            onChoose={(choice) => onChoose(bet.clientId, choice)}
          />
        </>
      ) : isConfirming && placed ? (
        <>
          <Figures card={card} />
          <MarketNote reason={props.noBetReason} />
        </>
      ) : props.noBetReason === 'CLOSED' ? (
        <MarketNote reason={props.noBetReason} />
      ) : (
        <CardForm {...props} />
      )}
    </article>
  );
}

/** What stands for its bet: of one whose rest was cancelled or lapsed that which was matched. */
function placedOf(card: SlipCard): { odds: number; stake: number } | null {
  const order = card.bet?.order;
  if (!order) return readCard(card);
  const { matched, averageOdds, odds, cancelled, lapsed } = order;
  return matched > 0 && cancelled + lapsed > 0 ? { stake: matched, odds: averageOdds ?? odds } : order;
}

function CardForm({
  card,
  quickStakes,
  policy,
  noBetReason,
  isAlone,
  isOnKeypad = false,
  isTakenBelow = false,
  onStakeFocus,
  send,
}: SlipCardViewProps) {
  const { id, stakeText, bet } = card;
  // One price and its figures: those that the button places at.
  const shown = isTakenBelow ? { ...card, ...acceptPrice(card) } : card;
  const stake = readStake(card, stakeText);
  const refusal = refusalOf(card);
  return (
    <>
      <div className={css.fields}>
        <PriceField card={isQuoted(card.kind) ? shown : card} send={send} />
        <TextField
          id={stakeIdOf(id)}
          label="Stake"
          inputMode={isOnKeypad ? 'none' : 'decimal'}
          onFocus={onStakeFocus}
          prefix="₹"
          data-first-field=""
          value={stakeText}
          error={stake.ok || stake.problem.code === 'STAKE_MISSING' ? undefined : stake.problem.message}
          onChange={(text) => send({ type: 'stake.typed', id, text })}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && leaveStake()) event.stopPropagation();
          }}
        />
      </div>
      {!isOnKeypad && (
        <div className={css.quick} role="group" aria-label="Quick stakes">
          {quickStakes.filter(mayBeStaked(card)).map((amount) => (
            <Chip key={amount} onClick={() => send({ type: 'quickStake.chosen', id, stake: amount })}>
              {formatSize(amount)}
            </Chip>
          ))}
        </div>
      )}
      {/* Above what comes and goes as the price moves. */}
      <Figures card={shown} />
      <PriceMoved card={card} isTakenBelow={isTakenBelow} send={send} />
      <Outlook card={card} policy={policy} noBetReason={noBetReason} isTakenBelow={isTakenBelow} />
      <MarketNote reason={noBetReason} />
      {refusal && !isAlone && <Refused key={bet?.clientId} refusal={refusal} />}
    </>
  );
}

const outlookWords = {
  waits: 'Nobody offers these odds now: the bet would wait until somebody does, or you cancel it.',
  refused: 'The price you pressed is gone: this bet would be refused, not left waiting.',
} as const;

const takenBelow = 'The price you pressed is gone. The button below takes the one of now.';
const noQuote = 'There is no quote now: this bet would be refused.';
const nothingOffered =
  'Nobody offers a price now: this bet would be refused. Offered to others at your odds, it waits until somebody takes it.';

const reachWords: Readonly<Record<OddsPolicy, (ticks: number) => string>> = {
  NEVER: () => 'at these odds',
  BETTER: () => 'at these odds or better',
  WITHIN: (ticks) => `at these odds, or ${ticks} ${ticks === 1 ? 'tick' : 'ticks'} worse`,
};

/** What would become of the bet now: how much of it could be matched, or why nothing. */
function Outlook({
  card,
  policy,
  noBetReason,
  isTakenBelow,
}: Pick<SlipCardViewProps, 'card' | 'policy' | 'noBetReason' | 'isTakenBelow'>) {
  const outlook = outlookOf(card, policy);
  const isNothingOffered = card.currentOdds === null;
  // A market that takes no bets has no offers either, and says so below.
  if (outlook && noBetReason && isNothingOffered) return null;
  if (outlook)
    return (
      <p className={css.note}>
        {hasNoQuote(card)
          ? noQuote
          : outlook === 'refused' && isNothingOffered
            ? nothingOffered
            : isTakenBelow
              ? takenBelow
              : outlookWords[outlook]}
      </p>
    );
  const onOffer = onOfferOf(card, policy);
  if (onOffer === null) return null;
  const stake = readStake(card, card.stakeText);
  const reach = reachWords[governingPolicy(card, policy)](policy.ticks);
  return (
    <p className={css.note}>
      {stake.ok && stake.value > onOffer
        ? `Only ${formatMoney(onOffer)} is on offer ${reach}: the rest would wait until somebody offers it, or you cancel it.`
        : `${formatMoney(onOffer)} on offer ${reach}.`}
    </p>
  );
}

/** What the bet may win and lose; nothing until odds and stake can be read. */
function Figures({ card }: { card: SlipCard }) {
  const figures = figuresOf(card);
  // A bet on a quote pays no commission.
  return figures && <BetFigures {...figures} paysCommission={!isQuoted(card.kind)} />;
}

function MarketNote({ reason }: { reason: NoBetReason | null }) {
  if (!reason) return null;
  return (
    <p className={css.note} role="status">
      {noBetWords(reason)}
    </p>
  );
}
