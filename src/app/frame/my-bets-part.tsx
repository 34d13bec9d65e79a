import type { Settlement } from '#domain/bet/order.ts';
import { MyBets, type MyBetsProps } from '#features/my-bets/my-bets.tsx';
import { WhyAmount } from '#features/why-amount/why-amount.tsx';

/** My Bets, with the reasons of what was paid. */
export const MyBetsPart = (props: Omit<MyBetsProps, 'whyOf'>) => <MyBets {...props} whyOf={whyOf} />;

const whyOf = ({ marketId, settlementId, eventName, marketName }: Settlement) => (
  <WhyAmount {...{ marketId, settlementId }} of={`${eventName}, ${marketName}`} />
);
