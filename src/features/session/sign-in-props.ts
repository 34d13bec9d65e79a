import type { SessionSnapshot } from '#machines/session/session.machine.ts';
import type { SignInViewProps } from './sign-in.view.tsx';

/** Selects how signing in stands from the session's machine. */
export function signInStateOf(snapshot: SessionSnapshot): SignInViewProps['state'] {
  if (snapshot.matches('signingIn')) return 'sending';
  if (snapshot.matches({ visitor: 'refused' })) return 'refused';
  return snapshot.matches({ visitor: 'noAnswer' }) ? 'noAnswer' : 'idle';
}

/** The exchange's message when it refused. */
export const signInRefusalOf = ({ context }: SessionSnapshot): string | null =>
  context.refusal?.message ?? null;
