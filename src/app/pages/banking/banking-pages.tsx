import { useSelector } from '@xstate/react';
import { useSession } from '#features/session/session.provider.tsx';
import { isPracticeOf } from '#machines/session/session.machine.ts';
import type { ReactNode } from 'react';
import type { RouteName } from '#domain/site/route.ts';
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';
import { NoMoneyHere } from '../../account/no-money-here.tsx';
import { pageJurisdiction } from '../../jurisdiction.ts';
import { BankingPage } from './banking-page.tsx';
import {
  AutomaticDepositPage,
  DepositDetailsPage,
  DepositPage,
  PaymentWaitingPage,
} from './deposit-pages.tsx';
import { WithdrawPage } from './withdraw-page.tsx';

const RewardPage = lazyPart(async () => (await import('./reward-page.tsx')).RewardPage);
const WithdrawDetailsPage = lazyPart(
  async () => (await import('./withdraw-details-page.tsx')).WithdrawDetailsPage,
);
const TransferPage = lazyPart(async () => (await import('./transfer-page.tsx')).TransferPage);

const pages: Partial<Record<RouteName, ReactNode>> = {
  banking: <BankingPage />,
  deposit: <DepositPage />,
  depositDetails: <DepositDetailsPage />,
  paymentWaiting: <PaymentWaitingPage />,
  automaticDeposit: <AutomaticDepositPage />,
  withdraw: <WithdrawPage />,
  withdrawDetails: <WithdrawDetailsPage />,
  transfer: <TransferPage />,
  reward: <RewardPage />,
};

/** RTE-14: the pages of banking, most of them fetched as one: whoever opens one goes on to another. */
export function BankingPages({ name, title }: { name: RouteName; title: string }) {
  const isPractice = useSelector(useSession(), isPracticeOf);
  if (!pageJurisdiction().hasMoney || isPractice) return <NoMoneyHere title={title} />;
  return pages[name] ?? null;
}
