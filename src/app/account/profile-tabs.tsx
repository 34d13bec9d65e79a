import { NavLink, useLocation } from 'react-router-dom';
import { hrefOf } from '#domain/site/route.ts';
import { useChosenInSight } from '../use-chosen-in-sight.ts';
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
export function ProfileTabs() {
  const strip = useChosenInSight(useLocation().pathname);
  return (
    <nav className={css.tabs} aria-label="Profile" ref={strip}>
      {tabs.map(([words, route]) => (
        <NavLink key={route} to={hrefOf(route)} className={css.tab}>
          {words}
        </NavLink>
      ))}
    </nav>
  );
}
