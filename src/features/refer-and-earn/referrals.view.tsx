import { formatMinute } from '#domain/words/moment.ts';
import { rateText } from '#domain/words/rate-text.ts';
import type { ReferralsQuery } from '#graphql/__generated__/graphql.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Figures } from '#ui/figures/figures.tsx';
import { MoneyText } from '#ui/money-text/money-text.tsx';
import { Table, Td, Th } from '#ui/table/table.tsx';
import css from './refer-and-earn.module.css';

export interface ReferralsViewProps {
  referrals: ReferralsQuery['referrals'];
  /** The time zone of the times shown. */
  zone: string;
}

/** By what rule a bettor earns, what they earned, and by whom. */
export function ReferralsView({ referrals, zone }: ReferralsViewProps) {
  const { share, days, accrued, paid, dueAt, count, referrals: sent, sentBy } = referrals;
  return (
    <>
      <section className={css.card} aria-label="What it earns">
        <h2 className={css.head}>What it earns</h2>
        <Figures
          items={[
            { name: 'Who joined by your code', figure: count },
            { name: 'Accrued, not paid yet', figure: <MoneyText minor={accrued} /> },
            { name: 'Paid into your balance so far', figure: <MoneyText minor={paid} /> },
            { name: 'Next payment', figure: dueAt === null ? 'Nothing is due' : formatMinute(dueAt, zone) },
          ]}
        />
        <p className={css.muted}>
          You get {rateText(share)} of the commission that whoever joins by your code pays in their first{' '}
          {days} days. It accrues with each market that is settled for them, follows every correction, and is
          paid when the week ends on Monday. They pay nothing more for it. Nothing is paid for joining or for
          a deposit, for your own accounts, or for bets with practice money.
        </p>
        <p className={css.muted}>
          A code counts only when an account is opened with it.
          {sentBy !== null && ` You joined by the code of ${sentBy}.`}
        </p>
      </section>
      {sent.length === 0 ? (
        <EmptyState title="Nobody has joined by your code yet">
          Whoever does is listed here, with what they earned you. You see two letters of their name, and they
          of yours.
        </EmptyState>
      ) : (
        <WhoJoined {...{ sent, zone }} />
      )}
      {count > sent.length && <p className={css.muted}>The newest {sent.length} are listed.</p>}
    </>
  );
}

interface WhoJoinedProps {
  sent: ReferralsViewProps['referrals']['referrals'];
  zone: string;
}

const WhoJoined = ({ sent, zone }: WhoJoinedProps) => (
  <Table
    label="Who joined"
    head={
      <>
        <Th>Name</Th>
        <Th>Since</Th>
        <Th>Earns until</Th>
        <Th figure>Earned you</Th>
      </>
    }
  >
    {sent.map(({ name, since, until, earned }) => (
      <tr key={`${since} ${name}`}>
        <Td>{name}</Td>
        <Td>
          <time dateTime={since}>{formatMinute(since, zone)}</time>
        </Td>
        <Td>
          <time dateTime={until}>{formatMinute(until, zone)}</time>
        </Td>
        <Td figure>
          <MoneyText minor={earned} />
        </Td>
      </tr>
    ))}
  </Table>
);
