import { Link } from 'react-router-dom';
import type { Settlement } from '#domain/bet/order.ts';
import { hrefOf } from '#domain/site/route.ts';
import { MyBets, type MyBetsProps } from '#features/my-bets/my-bets.tsx';
import { WhyAmount } from '#features/why-amount/why-amount.tsx';
import { RunnerPicture } from '../identity/runner-picture.tsx';
import css from './my-bets-part.module.css';

/** My Bets with a link to all bets and the explanations of what was paid. */
export const MyBetsPart = (props: Omit<MyBetsProps, 'history' | 'markOf' | 'whyOf'>) => (
  <MyBets {...props} history={toHistory} markOf={markOf} whyOf={whyOf} />
);

const toHistory = (
  <Link className={css.history} to={hrefOf('myBetsHistory')}>
    All bets
  </Link>
);

const markOf: MyBetsProps['markOf'] = (event, name) => <RunnerPicture {...{ event, name }} size={18} />;

const whyOf = ({ marketId, settlementId, eventName, marketName }: Settlement) => (
  <WhyAmount {...{ marketId, settlementId }} of={`${eventName}, ${marketName}`} />
);
