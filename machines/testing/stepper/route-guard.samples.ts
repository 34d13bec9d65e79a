import type { routeGuardMachine } from '../../route-guard/route-guard.machine.ts';
import type { MachineSamples } from './machine-samples.ts';

export const samples: MachineSamples<typeof routeGuardMachine> = {
  input: { visitor: { hasToken: false, isLogin: undefined }, wantedPath: null },
  events: {
    'page.asked': {
      page: { guard: 'token', pathname: '/myBetshistory', path: '/myBetshistory', visit: 'v-1' },
    },
    'visitor.changed': { visitor: { hasToken: true, isLogin: 1 } },
  },
};
