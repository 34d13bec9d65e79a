import { Gift } from 'lucide-react';
import { formatMoney } from '#domain/money/money.ts';
import type { Grant } from '#domain/payment/wallet.ts';
import { formatMinute } from '#domain/words/moment.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { MoneyText } from '#ui/money-text/money-text.tsx';
import css from './rewards.module.css';

const stateWords = {
  OPEN: ['Open', 'warning'],
  PAID: ['Paid', 'positive'],
  LAPSED: ['Lapsed', 'neutral'],
} as const satisfies Record<Grant['state'], readonly [string, string]>;

const productWords = {
  EXCHANGE: 'in bets on the exchange',
  CASINO: 'in casino games',
} as const satisfies Record<NonNullable<Grant['product']>, string>;

interface RewardsProps {
  grants: readonly Grant[];
  zone: string;
  /** The exchange tells of no open one then. */
  isOnBreak: boolean;
}

/** Promises of money: how far each is, until when, and that none is ever needed for one's own. */
export function RewardsView({ grants, zone, isOnBreak }: RewardsProps) {
  return (
    <>
      <p className={css.note}>
        A reward is extra. You never need one, or any of its bets, to take out your own money.
      </p>
      {grants.length === 0 ? (
        <EmptyState title="No rewards" icon={<Gift />}>
          {isOnBreak
            ? 'Nothing is offered to you while you take a break from betting.'
            : 'Rewards promised to you appear here, with your progress and their last day.'}
        </EmptyState>
      ) : (
        <ul className={css.grants} aria-label="Rewards">
          {grants.map((grant) => (
            <GrantRow key={grant.grantId} {...{ grant, zone }} />
          ))}
        </ul>
      )}
    </>
  );
}

function GrantRow({ grant, zone }: { grant: Grant; zone: string }) {
  const { amount, target, progress, product, state, reason, until, endedAt } = grant;
  const [label, tone] = stateWords[state];
  const isOpen = state === 'OPEN';
  const risked = Math.min(progress, target);
  const what = product === null ? 'in bets or games' : productWords[product];
  return (
    <li className={css.grant}>
      <span className={css.head}>
        <span className={css.reason}>{reason}</span>
        <Badge tone={tone}>{label}</Badge>
        <strong>
          <MoneyText minor={amount} />
        </strong>
      </span>
      {isOpen && (
        <progress className={css.progress} max={target} value={risked} aria-label={`Progress of ${reason}`} />
      )}
      <span className={css.note}>
        {isOpen
          ? `${formatMoney(risked)} of ${formatMoney(target)} risked ${what}. Paid as cash once it is reached; lapses on ${formatMinute(until, zone)}.`
          : endedAt !== null &&
            `${state === 'PAID' ? 'Paid to your balance' : 'Lapsed'} on ${formatMinute(endedAt, zone)}.`}
      </span>
    </li>
  );
}
