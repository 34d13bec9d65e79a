import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { hashOfPopup, popupFor, popupOfHash, type Popup } from '#domain/site/popup.ts';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';

export interface PopupsInput {
  /** The address's hash at the start, since a popup may be linked to. */
  hash: string;
  /** Whether a popup has added the history entry of the start, before the page was loaded again. */
  isPushed: boolean;
  hasToken: boolean;
}

export interface PopupsContext {
  popup: Popup | null;
  /** Whether opening the popup added a history entry, which closing it then removes. */
  isPushed: boolean;
  /** Asked for while the previous popup is still leaving the history. */
  next: Popup | null;
  hasToken: boolean;
}

export type PopupsEvent =
  | { type: 'popup.opened'; popup: Popup }
  | { type: 'popup.closed' }
  /** Something in the popup leads to a page, which takes the popup's place in the history. */
  | { type: 'popup.left'; path: string }
  /** By Back, Forward, a link or this machine. `isPushed`: this machine has once added the entry that it leads to. */
  | { type: 'hash.changed'; hash: string; isPushed: boolean }
  | { type: 'token.changed'; hasToken: boolean };

const ofHash = ({ event: { hash, isPushed } }: { event: { hash: string; isPushed: boolean } }) => ({
  popup: popupOfHash(hash),
  isPushed,
});
const ownHash = ({ context: { popup, isPushed } }: { context: PopupsContext }) => ({
  hash: hashOfPopup(popup),
  isPushed,
});

/** Which of the site-wide popups is open: one at a time, in step with the address (FRM-2). */
export const popupsMachine = setup({
  types: {
    context: {} as PopupsContext,
    events: {} as PopupsEvent,
    input: {} as PopupsInput,
  },
  actions: {
    /** Writes the address's hash, as a new history entry or in place of the current one, and in the entry `isPushed`. */
    setHash: (_, _params: { hash: string; replace: boolean; isPushed: boolean }) => notProvided('setHash'),
    /** Goes back one entry, unless the address no longer carries this hash. */
    goBack: (_, _params: { hash: string }) => notProvided('goBack'),
    openPath: (_, _params: { path: string; replace: boolean }) => notProvided('openPath'),
    takePopup: assign((_, { popup, isPushed }: { popup: Popup | null; isPushed: boolean }) => ({
      popup,
      isPushed,
    })),
    forgetPopup: assign({ popup: null, isPushed: false }),
  },
  guards: {
    isPopup: (_, { popup }: { popup: Popup | null }) => popup !== null,
    isSame: ({ context }, { popup }: { popup: Popup | null }) =>
      hashOfPopup(popup) === hashOfPopup(context.popup),
    isPushed: ({ context }) => context.isPushed,
    hasNext: ({ context }) => context.next !== null,
    hasPopup: ({ context }) => context.popup !== null,
    /** A login popup for a user who is signed in. */
    isNeedless: ({ context: { popup, hasToken } }) => popup?.name === 'login' && hasToken,
  },
  /** The browser answers Back at once. If it does not, nothing may hang. */
  delays: { backAnswer: timing.popup },
}).createMachine({
  id: 'popups',
  context: ({ input }) => ({
    popup: popupOfHash(input.hash),
    isPushed: input.isPushed,
    next: null,
    hasToken: input.hasToken,
  }),
  initial: 'deciding',
  on: { 'token.changed': { actions: assign({ hasToken: ({ event }) => event.hasToken }) } },
  states: {
    deciding: {
      always: [
        {
          guard: 'hasNext',
          target: 'open',
          actions: [
            assign({ popup: ({ context }) => context.next, isPushed: true, next: null }),
            { type: 'setHash', params: (step) => ({ ...ownHash(step), replace: false }) },
          ],
        },
        { guard: 'hasPopup', target: 'open' },
        { target: 'closed' },
      ],
    },
    closed: {
      on: {
        'popup.opened': { target: 'deciding', actions: assign({ next: ({ event }) => event.popup }) },
        'hash.changed': {
          guard: { type: 'isPopup', params: ofHash },
          target: 'open',
          actions: { type: 'takePopup', params: ofHash },
        },
      },
    },
    open: {
      on: {
        'popup.opened': [
          { guard: { type: 'isSame', params: ({ event }) => event } },
          {
            actions: [
              assign({ popup: ({ event }) => event.popup }),
              { type: 'setHash', params: (step) => ({ ...ownHash(step), replace: true }) },
            ],
          },
        ],
        'popup.closed': 'closing',
        'popup.left': {
          target: 'closed',
          actions: [
            {
              type: 'openPath',
              params: ({ context, event }) => ({ path: event.path, replace: context.isPushed }),
            },
            'forgetPopup',
          ],
        },
        'hash.changed': [
          { guard: { type: 'isSame', params: ofHash } },
          { target: 'deciding', actions: { type: 'takePopup', params: ofHash } },
        ],
      },
      always: { guard: 'isNeedless', target: 'closing' },
    },
    closing: {
      always: [
        {
          guard: 'isPushed',
          target: 'leaving',
          actions: [{ type: 'goBack', params: ownHash }, 'forgetPopup'],
        },
        {
          target: 'closed',
          actions: [{ type: 'setHash', params: { hash: '', replace: true, isPushed: false } }, 'forgetPopup'],
        },
      ],
    },
    /** Looks closed already. Only its entry is still leaving the history. */
    leaving: {
      on: {
        'popup.opened': { actions: assign({ next: ({ event }) => event.popup }) },
        'popup.closed': { actions: assign({ next: null }) },
        'hash.changed': {
          target: 'deciding',
          // It may be late, and still tell of the entry that is on its way out: that one is never taken back twice.
          actions: { type: 'takePopup', params: (step) => ({ ...ofHash(step), isPushed: false }) },
        },
      },
      after: { backAnswer: 'deciding' },
    },
  },
});

export type PopupsRef = ActorRefFrom<typeof popupsMachine>;
export type PopupsSnapshot = SnapshotFrom<typeof popupsMachine>;

/** The popup to show, or null. */
export const selectPopup = ({ context: { popup, next, hasToken } }: PopupsSnapshot): Popup | null =>
  popupFor(popup ?? next, hasToken);
