import { X } from 'lucide-react';
import { keepsItsCard } from '#domain/bet/intent.ts';
import { isQuoted } from '#domain/market/market-kind.ts';
import { formatMoney, formatSize } from '#domain/money/money.ts';
import { sideWord } from '#domain/odds/price-words.ts';
import { figuresOf, isEditable, outlookOf, readCard, type SlipCard } from '#domain/bet/slip-card.ts';
import { readStake } from '#domain/bet/slip.ts';
import { stakeProblem, type StakeLimits } from '#domain/bet/stake-problem.ts';
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
import { KeypadView } from './keypad.view.tsx';
import { IntentChoicesView } from './intent-choices.view.tsx';
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
  /** On a phone: whether the keypad writes this card's stake; null where the system's keyboard does. */
  hasKeypad?: boolean | null;
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
  const placed = isOpenBet || isConfirming ? (bet?.order ?? readCard(card)) : null;
  const placedPrice = placed && priceText({ kind, odds: placed.odds, line });
  const nowPrice =
    card.currentOdds === null ? null : priceText({ kind, odds: card.currentOdds, line: card.currentLine });
  const isRemovable = !isOpenBet || !keepsItsCard(bet.state);
  return (
    <article className={css.card} data-side={side} aria-label={`${sideWord(kind, side)} ${runnerName}`}>
      <header className={css.cardHead}>
        <SideTag side={side} word={sideWord(kind, side)} />
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
          <BetResultView bet={bet} kind={kind} />
          <IntentChoicesView
            state={bet.state}
            runnerName={runnerName}
            priceText={placedPrice ?? ''}
            nowText={nowPrice === placedPrice ? null : nowPrice}
            onChoose={(choice) => onChoose(bet.clientId, choice)}
          />
        </>
      ) : isConfirming && placed ? (
        <>
          <Figures card={card} />
          <MarketNote reason={props.noBetReason} />
        </>
      ) : (
        <CardForm {...props} />
      )}
    </article>
  );
}

function CardForm({
  card,
  quickStakes,
  policy,
  noBetReason,
  isAlone,
  hasKeypad = null,
  onStakeFocus,
  send,
}: SlipCardViewProps) {
  const { id, stakeText, bet } = card;
  const stake = readStake(card, stakeText);
  const offered = quickStakes.filter(mayBeStaked(card));
  const chooseQuick = (amount: number) => send({ type: 'quickStake.chosen', id, stake: amount });
  return (
    <>
      <div className={css.fields}>
        <PriceField card={card} send={send} />
        <TextField
          id={stakeIdOf(id)}
          label="Stake"
          inputMode={hasKeypad === null ? 'decimal' : 'none'}
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
      {hasKeypad === null && (
        <div className={css.quick} role="group" aria-label="Quick stakes">
          {offered.map((amount) => (
            <Chip key={amount} onClick={() => chooseQuick(amount)}>
              {formatSize(amount)}
            </Chip>
          ))}
        </div>
      )}
      <PriceMoved card={card} send={send} />
      <Outlook card={card} policy={policy} />
      <div className={css.foretold}>
        <Figures card={card} />
      </div>
      <MarketNote reason={noBetReason} />
      {hasKeypad && (
        <KeypadView
          text={stakeText}
          quickStakes={offered}
          onText={(text) => send({ type: 'stake.typed', id, text })}
          onQuickStake={chooseQuick}
        />
      )}
      {bet?.refusal && !isAlone && <Refused key={bet.clientId} refusal={bet.refusal} />}
    </>
  );
}

const outlookWords = {
  waits: 'Nobody offers these odds now: the bet would wait until somebody does, or you cancel it.',
  refused: 'The price you pressed is gone: this bet would be refused, not left waiting.',
} as const;

/** What would become of the bet now, where that is not to be matched. */
function Outlook({ card, policy }: Pick<SlipCardViewProps, 'card' | 'policy'>) {
  const outlook = outlookOf(card, policy);
  return outlook && <p className={css.note}>{outlookWords[outlook]}</p>;
}

/** The market refuses any other stake. */
const mayBeStaked =
  (limits: StakeLimits) =>
  (amount: number): boolean =>
    stakeProblem(limits, amount) === null;

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
