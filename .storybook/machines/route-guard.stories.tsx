import { routeGuardMachine } from '#machines/route-guard/route-guard.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/route-guard' };

export const Stepper = stepped('route-guard', routeGuardMachine, {
  input: { visitor: { hasToken: false, isLogin: undefined }, wantedPath: null },
  events: {
    'page.asked': {
      page: { guard: 'token', pathname: '/myBetshistory', path: '/myBetshistory', visit: 'v-1' },
    },
    'visitor.changed': { visitor: { hasToken: true, isLogin: 1 } },
  },
});
