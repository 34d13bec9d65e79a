import { useEffect, useRef, useState, type ReactNode } from 'react';
import { keepsItsCard } from '#domain/bet/intent.ts';
import type { Settlement } from '#domain/bet/order.ts';
import { isEditable, type SlipCard } from '#domain/bet/slip-card.ts';
import { takeOf, type SlipSettings } from '#domain/bet/slip-settings.ts';
import type { NoBetReason } from '#machines/market-feed/market-feed.machine.ts';
import type { PlaceBlock } from '#machines/bet-slip/slip-selectors.ts';
import type { BetSlipEvent, Bettor } from '#machines/bet-slip/bet-slip.types.ts';
import type { SlipRisk } from '#domain/risk/slip-risk.ts';
import { isQuoted } from '#domain/market/market-kind.ts';
import { timing } from '#domain/site/timing.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { dropTaps } from './drop-taps.ts';
import { useShownFor } from './use-shown-for.ts';
import { firstField } from '#ui/first-field/first-field.ts';
import { useKeptFocus } from '#ui/kept-focus/use-kept-focus.ts';
import type { IntentChoice } from '#machines/bet-intents/bet-intents.types.ts';
import { OneClickNote, OneClickSwitch } from './one-click.view.tsx';
import { PlaceBar } from './place-bar.view.tsx';
import { SlipCardView } from './slip-card.view.tsx';
import { doKeysTell, StakeKeysView } from './stake-keys.view.tsx';
import { SlipPolicyView } from './slip-policy.view.tsx';
import type { TakeAgainViewProps } from './take-again.view.tsx';
import { useEscapeToPrice } from './use-escape-to-price.ts';
import css from './bet-slip.module.css';

/** The slip events that a view may send. */
export type SlipSend = (
  event: Extract<
    BetSlipEvent,
    {
      type:
        | 'odds.typed'
        | 'odds.stepped'
        | 'price.accepted'
        | 'stake.typed'
        | 'quickStake.chosen'
        | 'selection.removed'
        | 'slip.cleared'
        | 'confirm.left';
    }
  >,
) => void;

export interface BetSlipViewProps {
  cards: readonly SlipCard[];
  /** The bets being made, without those that were refused before and are left out. */
  made: readonly SlipCard[];
  bettor: Bettor;
  settings: SlipSettings;
  /** Stakes are written by its keypad: on a phone the system's keyboard would cover the prices. */
  hasKeypad: boolean;
  /** By card id: why the card's market takes no bets now; null when it does. */
  noBetReasons: ReadonlyMap<string, NoBetReason | null>;
  /** Whether everything that "place" needs is there. */
  canPlace: boolean;
  /** Why "place" cannot be pressed; null when it can. */
  placeBlock: PlaceBlock | null;
  /** The bets are shown once more for confirmation before they are placed. */
  isConfirming: boolean;
  /** Whether any bet is on its way. */
  isPlacing: boolean;
  /** The bets that "place" would place. */
  placeable: readonly SlipCard[];
  /** By card id: the selection of a bet that came to nothing, at the price of now; none where it cannot be placed again now. */
  agains: ReadonlyMap<string, SlipCard>;
  /** Every bet being made could only be refused at its price: the Place button takes the prices of now. */
  isTaking: boolean;
  /** The last press came right after the price had changed, and placed nothing. */
  isHeldBack: boolean;
  /** What these bets would do to what is at risk. */
  risk: SlipRisk;
  /** Minor units; null while not known. */
  available: number | null;
  /** What a market paid the bettor in all; null while that is not known. */
  settlementOf: (marketId: string) => Settlement | null;
  /** Renders the mark of a card's runner. */
  markOf?: ((card: SlipCard) => ReactNode) | undefined;
  send: SlipSend;
  /** Called with the bettor's answer to a bet that was not sent or never arrived. */
  onChoose: (clientId: string, choice: IntentChoice) => void;
  /** `at`: when it was pressed, ms on the page's clock. */
  onPlace: (at: number) => void;
  /** `shownFor`: ms that the prices stood on the button; 0 for a key pressed elsewhere. */
  onTake: (at: number, shownFor: number) => void;
  /** The same, for the press that places a bet once more which came to nothing. */
  onAgain: TakeAgainViewProps['onAgain'];
  onSignIn: () => void;
  /** Changes one-click betting, or any other setting that the slip itself offers. */
  onSettings: (change: Partial<SlipSettings>) => void;
}

/** PNL-8: one card per selection, and one button at the bottom that places them: the Place button. */
export function BetSlipView(props: BetSlipViewProps) {
  const { cards, made, settings, noBetReasons, isConfirming, risk, send, onChoose } = props;
  // What the funds do not cover is placed at no price.
  const isTaking = props.isTaking && !risk.isBeyond;
  const noBetReasonOf = ({ id }: SlipCard) => noBetReasons.get(id) ?? null;
  const isTakenBelow = (card: SlipCard) => isTaking && made.includes(card);
  const keysOf = (card: SlipCard) => ({
    card,
    noBetReason: noBetReasonOf(card),
    isTakenBelow: isTakenBelow(card),
  });
  const isClosed = ({ id }: SlipCard) => noBetReasons.get(id) === 'MARKET_CLOSED';
  const editable = cards.filter((card) => isEditable(card) && !isClosed(card));
  // The keypad leaves room for the bets that can be changed; what became of others, and what can no longer be made, follows.
  const listed = props.hasKeypad
    ? cards.toSorted((a, b) => Number(editable.includes(b)) - Number(editable.includes(a)))
    : cards;
  // The keypad writes the stake that was touched last, at first that of the newest bet.
  const [touchedId, setTouchedId] = useState<string | null>(null);
  const typed = editable.find(({ id }) => id === touchedId) ?? editable.at(-1);
  const hasKeys = props.hasKeypad && !isConfirming;
  const shownFor = useShownFor(
    isTaking ? made.map((card) => `${card.currentOdds}/${card.currentLine}`).join() : '',
  );
  const press = (at: number) => {
    // The keys go, and the page's bottom bar comes under the thumb, which may tap twice.
    if (props.hasKeypad) dropTaps(timing.secondTap);
    // Whoever presses Enter in a field has not read the button.
    const isByKey = document.activeElement instanceof HTMLInputElement;
    if (isTaking && !isConfirming) props.onTake(at, isByKey ? 0 : shownFor(at));
    else if (props.canPlace) props.onPlace(at);
  };
  const form = useRef<HTMLFormElement>(null);
  const wasConfirming = useRef(false);
  useEffect(() => {
    // The button that led back is gone together with the confirm step.
    if (wasConfirming.current && !isConfirming && document.activeElement === document.body && form.current)
      firstField(form.current)?.focus();
    wasConfirming.current = isConfirming;
  }, [isConfirming]);
  const part = useRef<HTMLElement>(null);
  useKeptFocus(part);
  useEscapeToPrice(part);
  return (
    <section ref={part} className={css.slip} tabIndex={-1} aria-label="Bet slip">
      <header className={css.head}>
        <h2 className={css.title}>Bet slip</h2>
        {props.bettor === 'bettor' && (
          <OneClickSwitch
            oneClick={settings.oneClick}
            onChange={(oneClick) => props.onSettings({ oneClick })}
          />
        )}
        {cards.some(({ bet }) => bet === null || !keepsItsCard(bet.state)) && (
          <Button size="small" onClick={() => send({ type: 'slip.cleared' })}>
            Clear
          </Button>
        )}
      </header>
      {settings.oneClick.isOn && props.bettor === 'bettor' && <OneClickNote oneClick={settings.oneClick} />}
      {cards.length === 0 ? (
        <div className={css.none}>
          <EmptyState title="Your slip is empty">Press a price to back or lay it.</EmptyState>
        </div>
      ) : (
        // A form, so that Enter in a stake places the bet.
        <form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (props.bettor === 'visitor') props.onSignIn();
            else press(event.timeStamp);
          }}
        >
          <ul className={css.cards}>
            {listed.map((card) => (
              <li key={card.id}>
                <SlipCardView
                  card={card}
                  mark={props.markOf?.(card)}
                  quickStakes={settings.quickStakes}
                  policy={takeOf(settings)}
                  noBetReason={noBetReasonOf(card)}
                  isConfirming={isConfirming}
                  isAlone={editable.length === 1}
                  isOnKeypad={props.hasKeypad}
                  isTakenBelow={isTakenBelow(card)}
                  isToldByKeys={hasKeys && card === typed && doKeysTell(keysOf(card))}
                  settlement={props.settlementOf(card.marketId)}
                  onStakeFocus={() => setTouchedId(card.id)}
                  send={send}
                  again={props.agains.get(card.id) ?? null}
                  onAgain={props.onAgain}
                  onChoose={onChoose}
                />
              </li>
            ))}
          </ul>
          {props.bettor === 'bettor' && editable.some(isPolicyAsked) && (
            <SlipPolicyView settings={settings} onSettings={props.onSettings} />
          )}
          {(editable.length > 0 || props.isPlacing) && (
            <PlaceBar
              {...props}
              isTaking={isTaking}
              keypad={
                hasKeys &&
                typed && (
                  <StakeKeysView
                    {...keysOf(typed)}
                    isAlone={editable.length === 1}
                    settings={settings}
                    send={send}
                  />
                )
              }
            />
          )}
        </form>
      )}
    </section>
  );
}

/** A quote is taken as it is or not at all, and an offer has no price that could move. */
const isPolicyAsked = ({ kind, isOffer }: SlipCard): boolean => !isQuoted(kind) && !isOffer;
