import { setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

export type DrawerEvent =
  /** The hamburger, or Sports in the bottom bar. */
  | { type: 'menu.toggled' }
  /** By its own button, the ground beside it, or Escape. */
  | { type: 'menu.closed' }
  | { type: 'item.chosen' }
  /** Of the bottom bar. */
  | { type: 'tab.chosen' }
  /** By Back or Forward. Not every change of page: one that was on its way before must not close it. */
  | { type: 'history.walked' }
  /** There is room for the side navigation itself. */
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
