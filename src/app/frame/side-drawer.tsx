import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, type ReactNode } from 'react';
import { drawerMachine, isDrawerOpen, type DrawerRef } from '#machines/drawer/drawer.machine.ts';
import { Drawer } from '#ui/drawer/drawer.tsx';
import { narrow, useMedia } from '../use-media.ts';

/** The one flag of the side menu (SID-5), told of Back and of a wider window. */
export function useDrawer(): DrawerRef {
  const drawer = useActorRef(drawerMachine);
  const isNarrow = useMedia(narrow);
  useEffect(() => {
    if (!isNarrow) drawer.send({ type: 'screen.widened' });
  }, [drawer, isNarrow]);
  useEffect(() => {
    const onWalk = () => drawer.send({ type: 'history.walked' });
    window.addEventListener('popstate', onWalk);
    return () => window.removeEventListener('popstate', onWalk);
  }, [drawer]);
  return drawer;
}

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
