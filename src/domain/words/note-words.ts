/** Apart from the words of every page: no first page waits for these. */

/** Why the user is no longer signed in here. */
export const signedOutMessages = {
  ended: 'Your session has ended. Every bet you placed stands: sign in to see what became of it.',
  elsewhere:
    'You are signed out: you left in another tab, or your session ended there. Every bet you placed stands.',
  REVOKED:
    'You were signed out here from another of your browsers. If that was not you, sign in and change your password.',
  PASSWORD_CHANGED:
    'The password was changed in another browser, which signs you out here. If that was not you, ask for a code to set a new one.',
} as const;

/** What a page says that cannot open what this browser keeps. */
export const outdatedWords = {
  title: 'Nothing can be placed or paid from this page.',
  why: 'A newer version of the site, in another tab, has changed what this browser keeps, and a bet is kept before it is sent.',
} as const;
