import { askAboutCommand, isGivenUp, takeAnswer } from '../reliable-command.ts';
import type { PaymentContext } from './payment.types.ts';

/** Asks what became of a payment's command. */
export const { lookUp, giveUp } = askAboutCommand({
  lookUpBy: 'lookUpPayment',
  giveUpBy: 'giveUpPayment',
  input: ({ context }: { context: PaymentContext }) => ({ clientId: context.command.clientId }),
  placed: '#payment.done',
  sorting: '#payment.done',
  refused: '#payment.refused',
  absent: '#payment.neverArrived',
  notPlaced: [
    { guard: isGivenUp, target: '#payment.dropped', actions: takeAnswer },
    { target: '#payment.refused', actions: takeAnswer },
  ],
});
