import { setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

export type DrawerEvent =
  /** By the hamburger, or Sports in the bottom bar. */
  | { type: 'menu.toggled' }
  /** By its own button, the backdrop or Escape. */
  | { type: 'menu.closed' }
  | { type: 'item.chosen' }
  /** In the bottom bar. */
  | { type: 'tab.chosen' }
  /** By Back or Forward. Other page changes do not count: one that was already under way must not close the menu. */
  | { type: 'history.walked' }
  /** The screen has room for the side navigation itself. */
  | { type: 'screen.widened' };

/** The phone's side menu: one flag for the header, the bottom bar and the menu itself (SID-5, FTR-2). */
export const drawerMachine = setup({ types: { events: {} as DrawerEvent } }).createMachine({
  id: 'drawer',
  initial: 'closed',
  states: {
    closed: { on: { 'menu.toggled': 'open' } },
    open: {
      on: {
        'menu.toggled': 'closed',
        'menu.closed': 'closed',
        'item.chosen': 'closed',
        'tab.chosen': 'closed',
        'history.walked': 'closed',
        'screen.widened': 'closed',
      },
    },
  },
});

export type DrawerRef = ActorRefFrom<typeof drawerMachine>;
export type DrawerSnapshot = SnapshotFrom<typeof drawerMachine>;

export const isDrawerOpen = (snapshot: DrawerSnapshot): boolean => snapshot.matches('open');
