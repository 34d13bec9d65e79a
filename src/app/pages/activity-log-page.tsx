import { useState } from 'react';
import { Link } from 'react-router-dom';
import { hrefOf } from '#domain/site/route.ts';
import { ActivityList } from '#features/activity/activity-list.tsx';
import { OpenSessions } from '#features/activity/open-sessions.tsx';
import { ProfileTabs } from '../account/profile-tabs.tsx';
import css from './activity-log-page.module.css';
import titleCss from './title-page.module.css';

/** Where the bettor is signed in, and what was done with the account. */
export function ActivityLogPage() {
  // What is done on this page is read anew.
  const [done, setDone] = useState(0);
  return (
    <section>
      <ProfileTabs />
      <h1 className={titleCss.title}>Activity log</h1>
      <section className={css.part} aria-label="Sessions">
        <h2 className={css.head}>Where you are signed in</h2>
        <OpenSessions onEnded={() => setDone((times) => times + 1)} />
      </section>
      <section className={css.part} aria-label="What was done">
        <h2 className={css.head}>What was done with your account</h2>
        <ActivityList key={done} of="all" />
      </section>
      <p className={titleCss.other}>
        <Link to={hrefOf('changePassword')}>Change password</Link>
      </p>
    </section>
  );
}
