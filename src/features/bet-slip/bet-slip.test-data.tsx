import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { BetRefusal, BetReport, IntentState } from '#domain/bet/intent.ts';
import type { Order } from '#domain/bet/order.ts';
import type { Standing } from '#domain/risk/slip-risk.ts';
import type { SlipSettings } from '#domain/bet/slip-settings.ts';
import { refusalText } from '#domain/words/refusal-words.ts';
import type { BetSlipEvent, Bettor } from '#machines/bet-slip/bet-slip.types.ts';
import { openSlip } from '#machines/testing/open-slip.ts';
import { samplePrice } from '#domain/bet/sample-price.test-data.ts';
import { sampleOrder } from '#machines/testing/samples.ts';
import { expectStates } from '#machines/testing/state-paths.ts';
import { BetSlipView } from './bet-slip.view.tsx';
import { slipPropsOf, slipRiskOf } from './slip-props.ts';

export type OpenSlip = ReturnType<typeof openSlip>;

const names = { marketName: 'Match Odds', eventName: 'Harbour Town v Ridgeway' };

/** Harbour Town to back at 2.36 and Ridgeway to lay at 3.30: the sample prices with proper names. */
export const homeToBack = samplePrice({ ...names, runnerName: 'Harbour Town' });
export const awayToLay = samplePrice({
  ...names,
  runnerId: 'away',
  side: 'LAY',
  odds: 330,
  runnerName: 'Ridgeway',
});

const orders: Partial<Record<IntentState, Order>> = {
  delayed: sampleOrder(0, { delayEndsAt: '2026-11-21T10:00:05.100Z' }),
  cancelling: sampleOrder(0, { delayEndsAt: '2026-11-21T10:00:05.100Z' }),
  missing: sampleOrder(0, { delayEndsAt: '2026-11-21T10:00:05.100Z' }),
  unmatched: sampleOrder(0),
  partlyMatched: sampleOrder(4_000, { averageOdds: 238, matchedValue: 952_000 }),
  matched: sampleOrder(10_000, { averageOdds: 238, matchedValue: 2_380_000 }),
  cancelled: sampleOrder(0, { remaining: 0, cancelled: 10_000, status: 'COMPLETE' }),
  settled: sampleOrder(10_000),
};

const refusals: Partial<Record<IntentState, BetRefusal>> = {
  refused: {
    code: 'INSUFFICIENT_BALANCE',
    message: 'Your available balance does not cover this bet. ₹42.00 is available.',
  },
  dropped: { code: 'GIVEN_UP', message: refusalText('GIVEN_UP') },
};

/** How the bet stands, with the order or the refusal that belongs to that state. */
export const sampleReport = (state: IntentState, changes: Partial<BetReport> = {}): BetReport => ({
  clientId: 'client-1',
  state,
  take: { policy: 'BETTER', ticks: 0 },
  order: orders[state] ?? null,
  refusal: refusals[state] ?? null,
  ...changes,
});

/** Tells the slip how the bet stands that it placed last. */
export const tellLast = ({ slip, placed }: OpenSlip, state: IntentState): void =>
  slip.send({ type: 'bet.changed', report: sampleReport(state, { clientId: placed.at(-1)?.clientId }) });

interface SlipProps {
  bettor?: Bettor;
  settings?: Partial<SlipSettings>;
  hasKeypad?: boolean;
  /** What the slip has been through. */
  after?: (slip: OpenSlip) => void;
  /** The state that this leads to, as the story names it. */
  state?: unknown;
  available?: number | null;
  /** By market. */
  standing?: Readonly<Record<string, Standing>>;
  /** Called with every event that the view sends. */
  onSent: (event: BetSlipEvent) => void;
  onSignIn: () => void;
}

/** The slip's view on the real machine. */
export function Slip({
  bettor,
  settings,
  hasKeypad = false,
  after,
  state,
  available = 9_749_950,
  standing = {},
  onSent,
  onSignIn,
}: SlipProps) {
  const [opened] = useState(() => {
    const slip = openSlip(bettor, settings);
    after?.(slip);
    expectStates(slip.now().value, state);
    return slip;
  });
  const snapshot = useSelector(opened.slip, (now) => now);
  return (
    <BetSlipView
      {...slipPropsOf(snapshot)}
      hasKeypad={hasKeypad}
      available={available}
      settlementOf={() => null}
      risk={slipRiskOf(snapshot, (marketId) => standing[marketId] ?? null, available)}
      send={(event) => {
        onSent(event);
        opened.slip.send(event);
      }}
      onChoose={() => undefined}
      onPlace={opened.place}
      onTake={(at, shownFor) => opened.take(shownFor, at)}
      onAgain={(id, at, shownFor) => opened.again(id, shownFor, at)}
      onSignIn={onSignIn}
      onSettings={(change) =>
        opened.slip.send({
          type: 'settings.changed',
          settings: { ...snapshot.context.settings, ...change },
        })
      }
    />
  );
}
