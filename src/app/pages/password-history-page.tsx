import { Link } from 'react-router-dom';
import { hrefOf } from '#domain/site/route.ts';
import { ActivityList } from '#features/activity/activity-list.tsx';
import { ProfileTabs } from '../account/profile-tabs.tsx';
import css from './title-page.module.css';

/** When the password was changed, and a link to change it. */
export function PasswordHistoryPage() {
  return (
    <section className={css.page}>
      <ProfileTabs />
      <h1 className={css.title}>Password history</h1>
      <ActivityList of="passwords" />
      <p className={css.other}>
        <Link to={hrefOf('changePassword')}>Change password</Link>
      </p>
    </section>
  );
}
