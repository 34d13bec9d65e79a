import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { drawerMachine, isDrawerOpen, type DrawerEvent } from './drawer.machine.ts';

/** Whether the drawer is open after these events. */
function isOpenAfter(...types: DrawerEvent['type'][]): boolean {
  const drawer = createActor(drawerMachine).start();
  for (const type of types) drawer.send({ type });
  return isDrawerOpen(drawer.getSnapshot());
}

test('[SID-5] whoever asks, there is one flag: the first press opens the menu, the next closes it', () => {
  expect(isOpenAfter()).toBe(false);
  expect(isOpenAfter('menu.toggled')).toBe(true);
  expect(isOpenAfter('menu.toggled', 'menu.toggled')).toBe(false);
});

test('[SID-5] choosing an item closes it', () => {
  expect(isOpenAfter('menu.toggled', 'item.chosen')).toBe(false);
});

test('[FTR-2] tapping a tab of the bottom bar closes it, and opens nothing when it is closed', () => {
  expect(isOpenAfter('menu.toggled', 'tab.chosen')).toBe(false);
  expect(isOpenAfter('tab.chosen')).toBe(false);
});

test.each(['menu.closed', 'history.walked', 'screen.widened'] as const)('%s closes it', (type) => {
  expect(isOpenAfter('menu.toggled', type)).toBe(false);
});
