import type { BankingSection } from '#domain/site/popup.ts';
import { hrefOf } from '#domain/site/route.ts';
import { WalletFigures } from '#features/account-feed/wallet-figures.tsx';
import { noPayments } from '#domain/words/payment-words.ts';
import { Button } from '#ui/button/button.tsx';
import css from './banking-panel.module.css';
import { usePopups } from '../popups/popups.tsx';

const sections: readonly { section: BankingSection; label: string; path: string }[] = [
  { section: 'deposit', label: 'Deposit', path: hrefOf('banking') },
  { section: 'withdraw', label: 'Withdraw', path: hrefOf('withdraw') },
  { section: 'transfer', label: 'Transfer', path: hrefOf('transfer') },
  { section: 'reward', label: 'Reward', path: hrefOf('reward') },
];

/** The banking popup: the balance and links to each part of banking. */
export function BankingPanel({ section }: { section: BankingSection | null }) {
  const { leave } = usePopups();
  return (
    <>
      <WalletFigures />
      {/* Before somebody presses on to find that out. */}
      <p className={css.word}>{noPayments}</p>
      <div className={css.ways}>
        {sections.map(({ section: name, label, path }) => (
          <Button
            key={name}
            variant={name === (section ?? 'deposit') ? 'primary' : 'quiet'}
            onClick={() => leave(path)}
          >
            {label}
          </Button>
        ))}
      </div>
    </>
  );
}
