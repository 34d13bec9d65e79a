import { useSelector } from '@xstate/react';
import { isOpen } from '#domain/payment/payment.ts';
import type { BankingSection } from '#domain/site/popup.ts';
import { hrefOf } from '#domain/site/route.ts';
import { methodsHere } from '#domain/payment/payment-method.ts';
import { WalletFigures } from '#features/account-feed/wallet-figures.tsx';
import { BankingAnswerView } from '#features/banking/banking-answer.view.tsx';
import { PaymentList } from '#features/banking/payment-list.view.tsx';
import { Withdraw } from '#features/banking/withdraw.tsx';
import { useSession } from '#features/session/session.provider.tsx';
import type { BankingAnswer } from '#machines/banking/banking.machine.ts';
import { isPracticeOf, restrictionOf } from '#machines/session/session.machine.ts';
import { Block } from '#ui/block/block.tsx';
import { Button } from '#ui/button/button.tsx';
import { MoneyText } from '#ui/money-text/money-text.tsx';
import css from './banking-panel.module.css';
import { shownZone } from '#actors/device-zone.ts';
import { pageJurisdiction } from '../jurisdiction.ts';
import { NoMoneyHere } from './no-money-here.tsx';
import { StrangeZone } from '../strange-zone.tsx';
import { useOwnBanking } from '../pages/banking/use-own-banking.ts';
import { usePopups } from '../popups/popups.tsx';
import { useNow } from '../use-now.ts';

const sections: readonly { section: BankingSection; label: string; path: string }[] = [
  {
    section: 'deposit',
    label: 'Deposit',
    path: hrefOf('deposit', { id: methodsHere()[0]?.methodId ?? '' }),
  },
  { section: 'withdraw', label: 'Withdraw', path: hrefOf('withdraw') },
  { section: 'transfer', label: 'Transfer', path: hrefOf('transfer') },
  { section: 'reward', label: 'Reward', path: hrefOf('reward') },
];

/** Those under way are among the newest. */
const looksAt = 20;

/**
 * The banking popup: the balance, what is held and promised, the payments under way, and the ways on. The pages of banking
 * send a blocked bettor home; this popup does not, and they take their money out in it.
 */
export function BankingPanel({ section }: { section: BankingSection | null }) {
  const isPractice = useSelector(useSession(), isPracticeOf);
  return pageJurisdiction().hasMoney && !isPractice ? <Money section={section} /> : <NoMoneyHere />;
}

function Money({ section }: { section: BankingSection | null }) {
  const isBlocked = useSelector(useSession(), restrictionOf) === 'blocked';
  const banking = useOwnBanking({ kind: null, count: looksAt });
  return (
    <div className={css.panel}>
      <WalletFigures />
      <BankingAnswerView {...banking}>{(answer) => <Known {...{ answer, isBlocked }} />}</BankingAnswerView>
      {!isBlocked && <Ways section={section} />}
    </div>
  );
}

function Known({ answer: { wallet, payments }, isBlocked }: { answer: BankingAnswer; isBlocked: boolean }) {
  const { leave } = usePopups();
  const now = useNow();
  const open = payments.filter(({ state }) => isOpen(state));
  const { held, owed, bonus } = wallet;
  const beside: readonly (readonly [name: string, minor: number])[] = [
    ['Held in withdrawals', held],
    ['Owed', owed],
    ['Bonus (open rewards)', bonus],
  ];
  return (
    <>
      <dl className={css.beside}>
        {beside.map(([name, minor]) => (
          <div key={name} hidden={minor === 0 && name !== 'Held in withdrawals'}>
            <dt>{name}</dt>
            <dd>
              <MoneyText minor={minor} />
            </dd>
          </div>
        ))}
      </dl>
      {(open.length > 0 || isBlocked) && <StrangeZone />}
      {open.length > 0 && (
        <Block title="Under way">
          <PaymentList
            payments={open}
            zone={shownZone()}
            onMore={null}
            onFollow={isBlocked ? null : (href) => leave(href)}
          />
        </Block>
      )}
      {isBlocked && (
        <Block title="Withdraw">
          <Withdraw wallet={wallet} now={now} zone={shownZone()} />
        </Block>
      )}
    </>
  );
}

function Ways({ section }: { section: BankingSection | null }) {
  const { leave } = usePopups();
  return (
    <>
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
      <Button wide onClick={() => leave(hrefOf('banking'))}>
        All payments
      </Button>
    </>
  );
}
