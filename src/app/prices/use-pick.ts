import { useCallback } from 'react';
import { newId } from '#actors/new-id.ts';
import { notOpenCode } from '#domain/market/market-status.ts';
import { cardIdOf } from '#domain/bet/slip-card.ts';
import { useSlip } from '#features/bet-slip/bet-slip.provider.tsx';
import { focusStake, showCard } from '#features/bet-slip/stake-focus.ts';
import { runnerText } from '#domain/words/runner-text.ts';
import type { PressedPrice } from '#features/market/live-price-cell.tsx';
import type { MarketDefinition } from '#live/market-store.ts';
import { usePriceText } from '#ui/odds-format/use-price-text.ts';
import { tellBeside } from '#ui/toast/tell-beside.ts';
import { showToast } from '#ui/toast/toast.tsx';
import { usePopups } from '../popups/popups.tsx';
import { useTakesBetsBeside } from '../use-bets-beside.ts';
import { phone, useMedia } from '#ui/media/use-media.ts';

/** Puts a pressed price into the slip, and opens the bets where they are not beside the page. */
export function usePick(): (definition: MarketDefinition, picked: PressedPrice) => void {
  const slip = useSlip();
  const { show } = usePopups();
  const isBeside = useTakesBetsBeside();
  const priceText = usePriceText();
  const isTouched = useMedia('(pointer: coarse)');
  const isOnPhone = useMedia(phone);

  return useCallback(
    (definition, { runnerId, side, odds, line, isOffer = false, changedAt, pressedAt, pressed }) => {
      const { kind } = definition;
      const runner = definition.runners.find((candidate) => candidate.runnerId === runnerId);
      const pick = {
        type: 'price.picked' as const,
        at: pressedAt,
        changedAt,
        reason: notOpenCode(definition),
        clientId: newId(),
        chosenAt: new Date().toISOString(),
        price: {
          marketId: definition.marketId,
          kind,
          runnerId,
          side,
          odds,
          line,
          isOffer,
          runnerName: runner ? runnerText(runner) : '',
          marketName: definition.marketName,
          eventName: definition.eventName,
          ladder: definition.ladder,
          minStake: definition.minStake,
          maxStake: definition.maxStake,
        },
      };
      const isTaken = slip.getSnapshot().can(pick);
      slip.send(pick);
      if (!isTaken) {
        showToast('info', 'Your last bet here is still open: the bet slip says how it stands.');
        if (!isBeside) show('bets');
        return;
      }
      const { changedUnderPointer } = slip.getSnapshot().context;
      // It changed under the pointer: what was meant may be another price.
      if (changedUnderPointer) {
        const text = `The price just changed to ${priceText({ kind, ...changedUnderPointer })}. Press again to take it.`;
        if (pressed) tellBeside(pressed, text);
        else showToast('info', text);
        return;
      }
      if (!isBeside) show('bets');
      const cardId = cardIdOf({ marketId: definition.marketId, runnerId, side });
      if (!isBeside || isTouched) showCard(cardId);
      // On a touch screen the focus would bring up a keyboard over the prices, unless the slip has keys of its own.
      if (isOnPhone || !isTouched) focusStake(cardId);
    },
    [slip, show, isBeside, isTouched, isOnPhone, priceText],
  );
}
