import { WalletFigures } from '#features/account-feed/wallet-figures.tsx';
import { noPayments } from '#domain/words/payment-words.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import css from './title-page.module.css';

/** A banking page whose payments are not built yet: the balance and a plain word about the rest. */
export function BankingPage({ title }: { title: string }) {
  return (
    <section className={css.page}>
      <h1 className={css.title}>{title}</h1>
      <WalletFigures />
      <EmptyState title="No payments yet">{noPayments}</EmptyState>
    </section>
  );
}
