import { Link } from 'react-router-dom';
import { hrefOf } from '#domain/site/route.ts';
import { useIsSignedIn } from '#features/session/session.provider.tsx';
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import { useAfterStart } from '../use-after-start.ts';
import css from './home-line.module.css';

const PracticeInLine = lazyPart(async () => (await import('../practice/practice-parts.tsx')).PracticeInLine);

/**
 * What the site is, and that nothing here is paid for with real money; for a bettor, the way to limits and breaks, on a
 * visitor's phone the offer of practice money.
 */
export function HomeLine() {
  const isSignedIn = useIsSignedIn();
  const isAfterStart = useAfterStart();
  return (
    <div className={css.line}>
      <p className={css.words}>
        <span className={css.more}>Back what you think will happen, lay what will not, at </span>
        <span className={isSignedIn ? css.more : css.first}>other bettors’ odds.</span>{' '}
        <strong>All money here is play money.</strong>{' '}
        {isSignedIn && (
          <Link className={css.limits} to={`${hrefOf('profile')}#safer-betting`}>
            Your limits and breaks
          </Link>
        )}
      </p>
      {isAfterStart && !isSignedIn && (
        <PartBoundary name="Practice money" isAsked={false}>
          <PracticeInLine />
        </PartBoundary>
      )}
    </div>
  );
}
