import { formatMinute } from '#domain/words/moment.ts';
import { rateText } from '#domain/words/rate-text.ts';
import type { RollingTermsQuery } from '#graphql/__generated__/graphql.ts';
import { Figures } from '#ui/figures/figures.tsx';
import { MoneyText } from '#ui/money-text/money-text.tsx';
import css from './rolling-terms.module.css';

type Terms = RollingTermsQuery['rollingTerms'];

export interface RollingTermsViewProps {
  /** Null while they are not known: the card has its room already. */
  terms: Terms | null;
  /** The time zone of the times shown. */
  zone: string;
}

const headOf = ({ rate }: Terms): string => (rate === 0 ? 'No rate is set' : `${rateText(rate)} of turnover`);

const dueText = (dueAt: string | null, zone: string): string =>
  dueAt === null ? 'Nothing is due' : formatMinute(dueAt, zone);

/** The bettor's rate, what turnover is, and what has come of it so far. */
export function RollingTermsView({ terms, zone }: RollingTermsViewProps) {
  const isNone = terms?.rate === 0;
  return (
    <section className={css.card} aria-label="Your rate">
      <h2 className={css.rate}>{terms === null ? 'Loading your rate…' : headOf(terms)}</h2>
      <Figures
        items={[
          {
            name: 'Accrued, not paid yet',
            figure: terms === null ? '…' : <MoneyText minor={terms.accrued} />,
          },
          {
            name: 'Paid into your balance so far',
            figure: terms === null ? '…' : <MoneyText minor={terms.paid} />,
          },
          { name: 'Next payment', figure: terms === null ? '…' : dueText(terms.dueAt, zone) },
        ]}
      />
      <p className={css.rule}>
        {isNone
          ? 'Your upline sets the rate. Nothing accrues without one.'
          : 'It accrues with each market that is settled, whoever wins, and is paid when the week ends on Monday.'}{' '}
        Turnover is what your matched bets in a market could have lost. A void market has none, nor has one in
        which you neither won nor lost. If a result is corrected, so is what accrued, at the rate of then.
      </p>
      {terms !== null && terms.accrued < 0 && (
        <p className={css.rule}>
          A correction took back more than was left: what accrues next makes up for it.
        </p>
      )}
    </section>
  );
}
