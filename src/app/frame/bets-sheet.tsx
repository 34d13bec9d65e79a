import { useSelector } from '@xstate/react';
import { isEditable } from '#domain/slip-card.ts';
import { useSlip } from '#features/bet-slip/bet-slip.provider.tsx';
import { BottomSheet } from '#ui/bottom-sheet/bottom-sheet.tsx';
import { BetsPanel } from './bets-column.tsx';
import { usePopups } from './popups.tsx';

/** The bets on a phone: a sheet that peeks with its count and opens under the live page. */
export function BetsSheet() {
  const { open, show, close } = usePopups();
  const count = useSelector(useSlip(), ({ context }) => context.cards.filter(isEditable).length);
  return (
    <BottomSheet
      open={open === 'bets'}
      onOpenChange={(isOpen) => (isOpen ? show('bets') : close())}
      title="Bets"
      count={count}
      summary={count === 1 ? '1 selection' : `${count} selections`}
    >
      <BetsPanel />
    </BottomSheet>
  );
}
