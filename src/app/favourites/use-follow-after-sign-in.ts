import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { isFollowed } from '#domain/bettor/followed.ts';
import { useBettorSettingsRef } from '#features/bettor-settings/bettor-settings.provider.tsx';
import { useIsSignedIn } from '#features/session/session.provider.tsx';
import { selectState } from '#machines/bettor-settings/bettor-settings.machine.ts';
import { showToast } from '#ui/toast/toast.tsx';
import { usePopups } from '../popups/popups.tsx';
import { useFollowed } from './use-followed.ts';
import { readWantedFollow, writeWantedFollow } from './wanted-follow.ts';

/**
 * Whoever signed in or registered from a star follows what it stands for. A visitor who is on one of the frame's pages, and
 * is not asked to sign in, has left it.
 */
export function useFollowAfterSignIn(): void {
  const isAsked = usePopups().open === 'login';
  const isSignedIn = useIsSignedIn();
  const settings = useBettorSettingsRef();
  const userName = useSelector(settings, ({ context }) => context.userName);
  const state = useSelector(settings, selectState);
  const { followed, toggle } = useFollowed();
  useEffect(() => {
    const one = readWantedFollow();
    if (!one || (!isSignedIn && isAsked)) return;
    // What is followed already is known a moment after the sign-in.
    if (isSignedIn && (userName === null || state === 'loading' || state === 'notLoaded')) return;
    writeWantedFollow(null);
    if (!isSignedIn) return;
    if (!isFollowed(followed, one)) toggle(one);
    showToast('info', `You follow ${one.name}.`);
  });
}
