import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { newId } from '#actors/new-id.ts';
import { isQuoted } from '#domain/market/market-kind.ts';
import { isPositionTaken, noCashOutReason, runnersWithBets } from '#domain/risk/cash-out-plan-input.ts';
import type { CashOutRef } from '#machines/cash-out/cash-out.machine.ts';
import type { CashOutPlace } from '#domain/bet/cash-out-request.ts';
import type { CashOutsRef } from '#machines/cash-outs/cash-outs.machine.ts';
import { useCashOuts, useIsCashOutAway, useMarketCashOut } from './cash-out.provider.tsx';
import { CashOutView } from './cash-out.view.tsx';
import { StillTrying } from '#ui/reload-button/still-trying.tsx';
import css from './cash-out.module.css';
import { useOffered, type MarketSight } from './use-offered.ts';

export interface CashOutProps extends MarketSight {
  /** Where it stands; it is open at one place only. */
  place: CashOutPlace;
}

/** One market's cash out, for a bettor who has a position in it. */
export function CashOut(props: CashOutProps) {
  const cashOuts = useCashOuts();
  const cashOut = useMarketCashOut(props.definition.marketId);
  const isAway = useIsCashOutAway();
  if (noCashOutReason({ ...props.definition, status: 'OPEN' })) return <NoCashOut {...props} />;
  if (isAway && isPositionTaken(props.position)) {
    return <StillTrying>Cash out could not be loaded. Trying again…</StillTrying>;
  }
  return cashOuts && cashOut && <OpenedCashOut {...props} cashOuts={cashOuts} cashOut={cashOut} />;
}

/** In a market of quotes nobody looks for one. */
function NoCashOut({ definition, position, place }: Pick<CashOutProps, 'definition' | 'position' | 'place'>) {
  const isOver = definition.status === 'CLOSED' || isQuoted(definition.kind);
  return (
    position &&
    !isOver && (
      <p className={css.none}>{place === 'bets' ? 'No cash out' : 'This kind of market has no cash out.'}</p>
    )
  );
}

/** The whole position: the choice until another is made. */
const whole = { runnerId: null, percent: 100 };

function OpenedCashOut({
  cashOuts,
  cashOut,
  place,
  store,
  definition,
  isLive,
  position,
  orders,
}: CashOutProps & { cashOuts: CashOutsRef; cashOut: CashOutRef }) {
  const { runners, commissionRate } = definition;
  const snapshot = useSelector(cashOut, (now) => now);
  const isHere = snapshot.context.place === place;
  const isChoosing = isHere && snapshot.matches('choosing');
  const isWorthSaid = snapshot.matches('closed') || !isHere;
  const { runnerId, percent } = isChoosing ? snapshot.context : whole;
  const isWanted = isChoosing || isWorthSaid;
  const sight = { store, definition, isLive, position, orders };
  const { offer, code, reason } = useOffered(cashOuts, sight, { runnerId, percent, isWanted });
  useEffect(() => {
    if (isChoosing) cashOut.send({ type: 'offer.changed', offer, reason, at: performance.now() });
  }, [cashOut, isChoosing, offer, reason]);
  const running = new Set(runners.filter(({ status }) => status === 'ACTIVE').map((one) => one.runnerId));
  const withBets = runnersWithBets(position);
  const isNothing = !isPositionTaken(position) || code === 'NOTHING_TO_CASH_OUT';
  if (snapshot.matches('closed') && isNothing) return null;
  return (
    <CashOutView
      snapshot={snapshot}
      place={place}
      marketName={definition.marketName}
      worth={isWorthSaid && offer ? offer.worth : null}
      isNoBetter={isWorthSaid && code === 'CASH_OUT_NOT_BETTER'}
      runners={runners}
      choices={runners.filter((runner) => withBets.has(runner.runnerId))}
      commissionRate={commissionRate}
      heldNow={position && position.outcomes.filter((one) => running.has(one.runnerId))}
      send={cashOut.send}
      nextClientId={newId}
    />
  );
}
