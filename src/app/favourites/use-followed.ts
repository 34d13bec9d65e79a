import { useMemo } from 'react';
import { endedOf, toggleFollowed, type Followed } from '#domain/bettor/followed.ts';
import {
  useBettorSettings,
  useBettorSettingsRef,
} from '#features/bettor-settings/bettor-settings.provider.tsx';
import { useIsSignedIn } from '#features/session/session.provider.tsx';
import { useLists } from '#features/startup/startup.provider.tsx';
import { usePopups } from '../popups/popups.tsx';
import { writeWantedFollow } from './wanted-follow.ts';

interface UseFollowed {
  followed: readonly Followed[];
  /** Those of the followed events that have ended. */
  ended: readonly Followed[];
  /** A visitor is asked to sign in first. */
  toggle: (one: Followed) => void;
  /** Drops the events that have ended. */
  clearEnded: () => void;
}

/** What the bettor follows, and how to change it. */
export function useFollowed(): UseFollowed {
  const { followed } = useBettorSettings();
  const settings = useBettorSettingsRef();
  const isSignedIn = useIsSignedIn();
  const { show } = usePopups();
  const listed = useLists()?.allEvents;
  const ended = useMemo(() => endedOf(followed, listed ?? []), [followed, listed]);
  const change = (now: readonly Followed[]) =>
    settings.send({ type: 'setting.changed', change: { followed: now } });
  return {
    followed,
    ended,
    toggle: (one) => {
      if (isSignedIn) return change(toggleFollowed(followed, one, ended));
      writeWantedFollow(one);
      show('login');
    },
    clearEnded: () => change(followed.filter((one) => !ended.includes(one))),
  };
}
