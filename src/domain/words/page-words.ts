/** Exact texts of the specification, including the spaces before the closing quotes. */
export const messages = {
  loginFirst: 'Please Login first! ',
  loginBeforeLive: 'Please Login Before To Watch Live',
  contactUpline: 'Please contact your upline! ',
  genericError: 'Something went wrong. Please try again.',
  /** Ours, not the specification's: a guard sent somebody home. */
  signInForPage: 'Sign in to open that page.',
  blockedPage: 'Your account is blocked: that page cannot be opened. You can still cancel bets.',
  sessionNotKept:
    'This browser keeps nothing for this site: you are signed in until the page is closed or loaded again.',
  noMatchedBets: 'You have no Matched Bets',
  noUnmatchedBets: 'You have no Unmatched Bets',
  noExposure: 'No real-time records found',
  noFancyBook: 'No data!',
} as const;

/** Why the user is no longer signed in here. */
export const signedOutMessages = {
  ended: 'Your session has ended. Every bet you placed stands: sign in to see what became of it.',
  elsewhere:
    'You are signed out: you left in another tab, or your session ended there. Every bet you placed stands.',
} as const;

/** What a page says that cannot open what this browser keeps. */
export const outdatedWords = {
  title: 'Nothing can be placed or paid from this page.',
  why: 'A newer version of the site, in another tab, has changed what this browser keeps, and a bet is kept before it is sent.',
} as const;

/** What an old page says after a new build. */
export const newBuildWords = {
  title: 'There is a new version of this site.',
  todo: 'Reload the page to go on with it.',
  slip: 'What is in your bet slip stays there.',
  action: 'Reload the page',
} as const;
