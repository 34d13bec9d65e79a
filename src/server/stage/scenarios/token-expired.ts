import type { Scenario } from '../scenario.ts';

export const tokenExpired: Scenario = {
  name: 'token-expired',
  scene: 'soccer',
  onAnyEvent: true,
  happens: 'Every session of this moment is over and cannot be renewed.',
  sees: 'The page says that the session has ended and that every bet placed stands, and asks to sign in.',
  run: ({ faults, tell }) => {
    faults.expireTokens();
    tell('No token of before is accepted.');
    return Promise.resolve();
  },
};
