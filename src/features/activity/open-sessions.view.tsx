import type { OpenSession } from '#domain/bettor/open-session.ts';
import { browserText } from '#domain/words/activity-words.ts';
import { formatMinute } from '#domain/words/moment.ts';
import type {
  OpenSessionsEvent,
  OpenSessionsSnapshot,
} from '#machines/open-sessions/open-sessions.machine.ts';
import { Button } from '#ui/button/button.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { KeptFocus } from '#ui/kept-focus/kept-focus.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import css from './activity.module.css';

export interface OpenSessionsViewProps {
  snapshot: OpenSessionsSnapshot;
  send: (event: OpenSessionsEvent) => void;
  /** The time zone of the times shown. */
  zone: string;
}

/** Where the bettor is signed in. Each of the others can be signed out. */
export function OpenSessionsView({ snapshot, send, zone }: OpenSessionsViewProps) {
  const { sessions, ended } = snapshot.context;
  if (snapshot.matches('noAnswer'))
    return (
      <ErrorState
        title="Where you are signed in could not be loaded."
        onRetry={() => send({ type: 'retry.chosen' })}
      />
    );
  if (sessions === null) return <SkeletonRows rows={2} label="Loading where you are signed in" />;
  const isEnding = snapshot.matches('ending');
  const others = sessions.filter(({ isThis }) => !isThis);
  const isEnded = ({ sessionId }: OpenSession) =>
    isEnding && ended !== null && (ended === 'others' || ended.sessionId === sessionId);
  return (
    <KeptFocus label="Sessions" className={css.open}>
      <ul className={css.sessions} aria-label="Where you are signed in">
        {sessions.map((session) => (
          <li key={session.sessionId} className={css.session}>
            <Session {...{ session, zone }} />
            {session.isThis ? (
              <strong className={css.this}>This one</strong>
            ) : (
              <Button
                aria-label={`Sign out ${browserText(session.browser)}, ${session.address}`}
                loading={isEnded(session)}
                disabled={isEnding}
                onClick={() => send({ type: 'end.chosen', ended: { sessionId: session.sessionId } })}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {snapshot.matches('notEnded') && (
        <ErrorState
          title="There was no answer: it is not known whether that browser is signed out."
          onRetry={() => send({ type: 'retry.chosen' })}
        />
      )}
      {others.length > 1 && (
        <Button
          wide
          loading={isEnding && ended === 'others'}
          disabled={isEnding}
          onClick={() => send({ type: 'end.chosen', ended: 'others' })}
        >
          Sign out all others
        </Button>
      )}
      {others.length === 0 && <p className={css.about}>You are signed in nowhere else.</p>}
    </KeptFocus>
  );
}

const Session = ({ session, zone }: { session: OpenSession; zone: string }) => {
  const { browser, address, openedAt, usedAt, isThis } = session;
  return (
    <div>
      <strong>{browserText(browser)}</strong>
      {address !== '' && <span className={css.about}>{address}</span>}
      <span className={css.about}>
        Signed in <time dateTime={openedAt}>{formatMinute(openedAt, zone)}</time>
        {!isThis && (
          <>
            , last heard from <time dateTime={usedAt}>{formatMinute(usedAt, zone)}</time>
          </>
        )}
      </span>
    </div>
  );
};
