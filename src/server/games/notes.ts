import type { NoteNeeds } from './page.ts';

type Note = Pick<NoteNeeds, 'status' | 'title' | 'text'>;

/** What pages without a game say. */
export const notes = {
  badCode: {
    status: 410,
    title: 'This game cannot be opened',
    text: 'A game is opened by its tile in the casino, and each time anew: the way in works once, for a minute.',
  },
  refused: { status: 403, title: 'You cannot play now', text: '' },
  noTable: {
    status: 404,
    title: 'This table is closed',
    text: 'A table is open for a quarter of an hour, in the browser that opened it. Open the game again in the casino. Your statement says which rounds were played.',
  },
  sessionEnded: {
    status: 404,
    title: 'This table is closed',
    text: 'You signed out, or your session ended. Sign in and open the game again in the casino. Your statement says which rounds were played.',
  },
  noRound: {
    status: 404,
    title: 'This round cannot be shown',
    text: 'No round of this game has this address, or it was played before rounds had one. Your profit and loss leads to those that can be shown.',
  },
  wrongHost: {
    status: 421,
    title: 'There are no games at this address',
    text: 'Games are opened by their tiles in the casino.',
  },
  noPage: {
    status: 404,
    title: 'There is no such page',
    text: 'Games are opened by their tiles in the casino.',
  },
  noForm: {
    status: 400,
    title: 'This cannot be read',
    text: 'Only the forms of the games are read here. Open the game again in the casino.',
  },
  noAnswer: {
    status: 503,
    title: 'The exchange gives no answer',
    text: 'Open the game again in the casino in a moment. Your statement says whether a round was played.',
  },
  noAnswerNow: {
    status: 503,
    title: 'The exchange gives no answer',
    text: 'Your table stays as it is, and a round is played once at most. This page looks again by itself every few seconds.',
  },
} as const satisfies Record<string, Note>;
