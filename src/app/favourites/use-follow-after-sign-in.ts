import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { isFollowed, type Followed } from '#domain/bettor/followed.ts';
import { useBettorSettingsRef } from '#features/bettor-settings/bettor-settings.provider.tsx';
import { useIsSignedIn } from '#features/session/session.provider.tsx';
import { selectState } from '#machines/bettor-settings/bettor-settings.machine.ts';
import { showToast } from '#ui/toast/toast.tsx';
import { usePopups } from '../popups/popups.tsx';
import { useFollowed } from './use-followed.ts';

/** Whoever signed in from a star follows what it stands for. */
export function useFollowAfterSignIn(): void {
  const { popup } = usePopups();
  const asked = popup?.name === 'login' ? popup.toFollow : undefined;
  const isSignedIn = useIsSignedIn();
  const wasSignedIn = useRef(isSignedIn);
  const waiting = useRef<Followed | null>(null);
  const settings = useBettorSettingsRef();
  const userName = useSelector(settings, ({ context }) => context.userName);
  const state = useSelector(settings, selectState);
  const { followed, toggle } = useFollowed();
  useEffect(() => {
    // The login popup closes by itself, after this effect. What is followed already is known a moment later.
    if (isSignedIn && !wasSignedIn.current) waiting.current = asked ?? null;
    wasSignedIn.current = isSignedIn;
    const one = waiting.current;
    if (!one || !isSignedIn || userName === null || state === 'loading' || state === 'notLoaded') return;
    waiting.current = null;
    if (!isFollowed(followed, one)) toggle(one);
    showToast('info', `You follow ${one.name}.`);
  });
}
