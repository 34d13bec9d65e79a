/** Exact texts of the specification, including the spaces before the closing quotes. */
export const messages = {
  loginFirst: 'Please Login first! ',
  loginBeforeLive: 'Please Login Before To Watch Live',
  contactUpline: 'Please contact your upline! ',
  genericError: 'Something went wrong. Please try again.',
  /** Ours, not the specification's, from here on. */
  signedOut: 'You are signed out.',
  /** A guard sent somebody home. */
  signInForPage: 'Sign in to open that page.',
  blockedPage: 'Your account is blocked: that page cannot be opened. You can still cancel bets.',
  sessionNotKept:
    'This browser keeps nothing for this site: you are signed in until the page is closed or loaded again.',
} as const;

/** What an old page says after a new build. */
export const newBuildWords = {
  title: 'There is a new version of this site.',
  todo: 'Reload the page to go on with it.',
  slip: 'What is in your bet slip stays there.',
  action: 'Reload the page',
} as const;
