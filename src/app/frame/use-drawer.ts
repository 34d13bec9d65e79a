import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { drawerMachine, type DrawerRef } from '#machines/drawer/drawer.machine.ts';
import { narrow, useMedia } from '#ui/media/use-media.ts';

/** The side menu's one flag (SID-5); Back and a wider window are reported to it. */
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
