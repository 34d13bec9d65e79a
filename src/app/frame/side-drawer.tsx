import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { isDrawerOpen, type DrawerRef } from '#machines/drawer/drawer.machine.ts';
import { Drawer } from '#ui/drawer/drawer.tsx';

/** SID-4: the side menu of a phone. */
export function SideDrawer({ drawer, children }: { drawer: DrawerRef; children: ReactNode }) {
  const isOpen = useSelector(drawer, isDrawerOpen);
  return (
    <Drawer
      open={isOpen}
      onOpenChange={(open) => drawer.send({ type: open ? 'menu.toggled' : 'menu.closed' })}
      title="Menu"
      from="left"
    >
      {children}
    </Drawer>
  );
}
