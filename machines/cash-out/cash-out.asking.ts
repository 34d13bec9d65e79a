import { must } from '#domain/must.ts';
import { askAboutCommand, takeAnswer } from '../reliable-command.ts';
import type { CashOutContext } from './cash-out.types.ts';

/** Asks what became of a cash out, or of the legs of one that was executed. One that never arrived is given up at once. */
export const { lookUp, lookAfter, giveUp } = askAboutCommand({
  lookUpBy: 'lookUpCashOut',
  giveUpBy: 'giveUpCashOut',
  input: ({ context }: { context: CashOutContext }) => ({ clientId: must(context.request).clientId }),
  placed: '#cashOut.done',
  sorting: '#cashOut.done.sorting',
  refused: '#cashOut.refused',
  absent: '#cashOut.givingUp',
  notPlaced: [{ target: '#cashOut.refused', actions: takeAnswer }],
});
