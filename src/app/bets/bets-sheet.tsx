import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { keepsItsCard, isInDoubt, type IntentState } from '#domain/bet/intent.ts';
import { counted } from '#domain/words/counted.ts';
import { isOfClosed } from '#machines/bet-slip/slip-cards.ts';
import { isEditable } from '#domain/bet/slip-card.ts';
import { useBettorSettings } from '#features/bettor-settings/bettor-settings.provider.tsx';
import { useBetsApart, useSlip } from '#features/bet-slip/bet-slip.provider.tsx';
import { useIsSignedIn } from '#features/session/session.provider.tsx';
import { narrow, useMedia } from '#ui/media/use-media.ts';
import { BottomSheet } from '#ui/bottom-sheet/bottom-sheet.tsx';
import { BetsPart } from './bets-part.tsx';
import { usePickedInSight } from './use-picked-in-sight.ts';
import { usePopups } from '../popups/popups.tsx';

const isUnderWay = (state: IntentState | undefined): boolean =>
  state !== undefined && (keepsItsCard(state) || isInDoubt(state));

/** Whoever signed in from the slip comes back to it. */
function useBackAfterSignIn(hasSelections: boolean): void {
  const { open, show } = usePopups();
  const isSignedIn = useIsSignedIn();
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    // The login popup closes by itself, after this effect.
    if (isSignedIn && !wasSignedIn.current && open === 'login' && hasSelections) show('bets');
    wasSignedIn.current = isSignedIn;
  }, [isSignedIn, open, hasSelections, show]);
}

/** The bets without a column beside the page: a sheet that peeks out while there is something to choose or learn. */
export function BetsSheet() {
  const { open, show, close } = usePopups();
  const slip = useSlip();
  const selections = useSelector(
    slip,
    ({ context }) => context.cards.filter((card) => isEditable(card) && !isOfClosed(context, card)).length,
  );
  const placed = useSelector(
    slip,
    ({ context }) => context.cards.filter(({ bet }) => isUnderWay(bet?.state)).length,
  );
  const apart = useBetsApart().filter(({ report }) => isUnderWay(report.state)).length;
  const underWay = placed + apart;
  // On a tablet the sheet stands at the side, and the page stays where it is.
  usePickedInSight(useMedia(narrow) && open === 'bets', selections);
  useBackAfterSignIn(selections > 0);
  const isSignedIn = useIsSignedIn();
  const isOneClick = useBettorSettings().oneClick.isOn && isSignedIn;
  const words = [
    // On every page, however far it is scrolled.
    isOneClick && 'One-click is on',
    selections > 0 && counted(selections, 'selection'),
    underWay > 0 && `${counted(underWay, 'bet')} under way`,
  ];
  return (
    <BottomSheet
      open={open === 'bets'}
      onOpenChange={(isOpen) => (isOpen ? show('bets') : close())}
      title="Bets"
      count={selections + underWay}
      summary={words.filter(Boolean).join(' · ')}
    >
      <BetsPart />
    </BottomSheet>
  );
}
