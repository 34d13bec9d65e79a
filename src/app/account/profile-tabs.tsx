import { NavLink } from 'react-router-dom';
import { hrefOf } from '#domain/site/route.ts';
import css from './profile-tabs.module.css';

const tabs = [
  ['Overview', 'profile'],
  ['Unsettled bets', 'unsettledBets'],
  ['Activity', 'activityLog'],
  ['Passwords', 'passwordHistory'],
  ['Commission', 'rollingCommission'],
  ['Refer and earn', 'referAndEarn'],
] as const;

/** The pages of a bettor's profile, each at an address of its own. */
export const ProfileTabs = () => (
  <nav className={css.tabs} aria-label="Profile">
    {tabs.map(([words, route]) => (
      <NavLink key={route} to={hrefOf(route)} className={css.tab}>
        {words}
      </NavLink>
    ))}
  </nav>
);
