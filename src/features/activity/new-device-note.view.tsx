import { Link } from 'react-router-dom';
import { hrefOf } from '#domain/site/route.ts';
import { browserText } from '#domain/words/activity-words.ts';
import { formatMinute } from '#domain/words/moment.ts';
import type { ActivityFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { PageNote } from '#ui/page-note/page-note.tsx';
import css from './activity.module.css';

export interface NewDeviceNoteViewProps {
  /** Sign-ins on browsers that were new to the account, newest first. */
  devices: readonly ActivityFieldsFragment[];
  /** The time zone of the times shown. */
  zone: string;
  /** They were seen, up to the one with this id. */
  onClose: (upTo: string) => void;
}

/** Says on which new browser somebody signed in, and what to do if that was somebody else. */
export function NewDeviceNoteView({ devices, zone, onClose }: NewDeviceNoteViewProps) {
  const [newest, ...more] = devices;
  if (!newest) return null;
  return (
    <PageNote onClose={() => onClose(newest.activityId)}>
      <strong>New sign-in to your account:</strong> {browserText(newest.browser)}, {newest.address},{' '}
      {formatMinute(newest.at, zone)}
      {more.length > 0 && `, and ${more.length} more`}. If that was not you,{' '}
      <Link className={css.link} to={hrefOf('activityLog')}>
        sign it out
      </Link>{' '}
      and{' '}
      <Link className={css.link} to={hrefOf('changePassword')}>
        change your password
      </Link>
      .
    </PageNote>
  );
}
