import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { restrictedWords } from '#domain/words/restriction-words.ts';
import { hrefOf } from '#domain/site/route.ts';
import { WalletFigures } from '#features/account-feed/wallet-figures.tsx';
import { Limits } from '#features/limits/limits.tsx';
import { PlayRecord } from '#features/limits/play-record.tsx';
import { useSession, useUserName } from '#features/session/session.provider.tsx';
import { useTheme } from '#features/startup/startup.provider.tsx';
import { isPracticeOf, restrictionOf } from '#machines/session/session.machine.ts';
import { ProfileTabs } from '../account/profile-tabs.tsx';
import css from './profile-page.module.css';

type Ways = readonly (readonly [label: string, href: string])[];

const ways: readonly (readonly [head: string, ways: Ways])[] = [
  [
    'Bets and money',
    [
      ['Account statement', hrefOf('accountStatement')],
      ['Betting profit and loss', hrefOf('profitLoss')],
      ['My Bets', hrefOf('myBetsHistory')],
    ],
  ],
  [
    'Account',
    [
      ['Settings', hrefOf('settings')],
      ['Change password', hrefOf('changePassword')],
    ],
  ],
];

/** Who is signed in, their money, links to their records, and what they hold themselves to. */
export function ProfilePage() {
  const userName = useUserName();
  const isPractice = useSelector(useSession(), isPracticeOf);
  const restriction = useSelector(useSession(), restrictionOf);
  const operator = useTheme()?.exchangeTitle || 'Layline';
  const { hash } = useLocation();
  const safer = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hash !== '#safer-betting') return;
    safer.current?.scrollIntoView();
    safer.current?.focus({ preventScroll: true });
  }, [hash]);
  return (
    <section className={css.page}>
      <ProfileTabs />
      <header>
        <h1 className={css.title}>Profile</h1>
        <p className={css.name}>{userName}</p>
      </header>
      {restriction && <p className={css.restricted}>{restrictedWords[restriction]}</p>}
      <WalletFigures />
      {!isPractice && (
        <p className={css.name}>
          Your upline is {operator}: it decides on your payments and sets the rate of your commission.
        </p>
      )}
      {ways.map(([head, its]) => (
        <nav key={head} aria-label={head}>
          <h2>{head}</h2>
          <ul className={css.ways}>
            {its.map(([label, href]) => (
              <li key={href}>
                <Link to={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <section className={css.safer} aria-label="Safer betting" id="safer-betting" ref={safer} tabIndex={-1}>
        <h2>Safer betting</h2>
        <Limits isPractice={isPractice} />
        <PlayRecord />
      </section>
    </section>
  );
}
