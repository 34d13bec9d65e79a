import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { samplePrice } from '#domain/bet/sample-price.test-data.ts';
import type { CoachStand } from '#domain/bettor/coach-stand.ts';
import { setPractice } from '#domain/money/money.ts';
import { tellLast } from '#features/bet-slip/bet-slip.test-data.tsx';
import { BetSlipView } from '#features/bet-slip/bet-slip.view.tsx';
import { slipPropsOf, slipRiskOf } from '#features/bet-slip/slip-props.ts';
import { provideCoach } from '#features/coach/coach.actors.ts';
import { CoachAgainView, CoachOfferView } from '#features/coach/coach-offer.view.tsx';
import { Coach } from '#features/coach/coach.tsx';
import type { CoachEnding } from '#features/coach/coach.view.tsx';
import { MarketView } from '#features/market/market.view.tsx';
import { PracticeRibbonView } from '#features/practice/practice-ribbon.view.tsx';
import { filledStore, sampleDefinition } from '#live/market.test-data.ts';
import type { MarketDefinition } from '#live/market-store.ts';
import { openSlip } from '#machines/testing/open-slip.ts';
import { narrow, useMedia } from '#ui/media/use-media.ts';

export type Outcome = 'matched' | 'unmatched' | 'refused' | 'placing';

export interface CoachSceneProps {
  isPractice?: boolean;
  /** Where an earlier visit left the coach; `never`: nobody tells. */
  kept?: CoachStand | null | 'never';
  /** The match that is found; null: none is on; `never`: nobody tells. */
  match?: string | null;
  /** What the page shows of a market. */
  market?: Partial<MarketDefinition> | null;
  /** What becomes of a bet that is placed. */
  outcome?: Outcome;
  isCovered?: boolean;
  /** As the rules show it. */
  isAmongRules?: boolean;
}

const never = <Answer,>() => new Promise<Answer>(() => undefined);

const endings: readonly CoachEnding[] = [
  { name: 'Harbour Town', pays: 133_28 },
  { name: 'Ridgeway', pays: -100_00 },
  { name: 'The Draw', pays: -100_00 },
];

/** A page with a market, the slip and the coach, on their real machines. */
export function CoachScene({
  isPractice = true,
  kept = null,
  match = '/marketdetails/7.1/1',
  market = {},
  outcome = 'matched',
  isCovered = false,
  isAmongRules = false,
}: CoachSceneProps) {
  setPractice(isPractice);
  const [opened] = useState(openSlip);
  const [machine] = useState(() =>
    provideCoach({
      userName: 'story',
      kept: { of: () => (kept === 'never' ? never() : Promise.resolve(kept)), save: () => Promise.resolve() },
      slip: opened.slip,
      findMatch: () => (match === 'never' ? never() : Promise.resolve(match)),
      openMatch: () => undefined,
      showSlip: () => undefined,
    }),
  );
  const coach = useActorRef(machine, { input: { isPractice } });
  const snapshot = useSelector(coach, (now) => now);
  const start = () => coach.send({ type: 'start.pressed' });
  const isNarrow = useMedia(narrow);
  const slip = <SlipOf {...{ opened, outcome }} />;
  return (
    <div style={{ minHeight: '200vh' }}>
      <header style={{ position: 'sticky', top: 0, height: 46 }}>Layline</header>
      <main style={{ padding: '8px 16px', marginInlineEnd: isNarrow ? 0 : 340 }}>
        <PracticeRibbonView
          mayBeKept
          isLow={false}
          isRefilling={false}
          trouble={null}
          onRefill={() => undefined}
          offer={!isAmongRules && <CoachOfferView snapshot={snapshot} onStart={start} />}
        />
        {isAmongRules && <CoachAgainView snapshot={snapshot} onStart={start} />}
        <p style={{ height: 140 }}>Harbour Town v Ridgeway</p>
        {market && <Market {...{ opened, market }} />}
      </main>
      {isNarrow ? <Sheet>{slip}</Sheet> : <aside style={beside}>{slip}</aside>}
      <Coach {...{ coach, isCovered, endings }} oddsIn={() => 236} onShowSlip={() => opened.pick()} />
    </div>
  );
}

type OpenSlip = ReturnType<typeof openSlip>;

const beside = { position: 'fixed', insetBlockStart: 46, insetInlineEnd: 0, width: 340 } as const;
const below = {
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  background: 'var(--surface-float)',
} as const;

const Sheet = ({ children }: { children: React.ReactNode }) => (
  <div role="dialog" aria-label="Bets" style={below}>
    {children}
  </div>
);

function Market({ opened, market }: { opened: OpenSlip; market: Partial<MarketDefinition> }) {
  const definition = sampleDefinition(market);
  const [store] = useState(() => filledStore(definition));
  const picked = useSelector(opened.slip, ({ context }) => context.cards.map(({ id }) => id).join());
  return (
    <MarketView
      {...{ store, definition }}
      isLive
      resultIfWins={null}
      picked={new Set(picked.split(','))}
      onPick={({ runnerId, side, odds }) =>
        opened.pick(
          samplePrice({
            runnerId,
            side,
            odds,
            runnerName: runnerId === 'home' ? 'Harbour Town' : 'Ridgeway',
          }),
        )
      }
    />
  );
}

function SlipOf({ opened, outcome }: { opened: OpenSlip; outcome: Outcome }) {
  const snapshot = useSelector(opened.slip, (now) => now);
  return (
    <BetSlipView
      {...slipPropsOf(snapshot)}
      hasKeypad={false}
      available={10_000_00}
      settlementOf={() => null}
      risk={slipRiskOf(snapshot, () => null, 10_000_00)}
      send={opened.slip.send}
      onChoose={() => undefined}
      onPlace={(at) => {
        opened.place(at);
        if (outcome !== 'placing') tellLast(opened, outcome);
      }}
      onTake={(at, shownFor) => opened.take(shownFor, at)}
      onAgain={(id, at, shownFor) => opened.again(id, shownFor, at)}
      onSignIn={() => undefined}
      onSettings={() => undefined}
    />
  );
}
