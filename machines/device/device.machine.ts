import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { deviceFlags, noDevice, type DeviceFlags } from './device.ts';

export interface DeviceInput {
  userAgent: string;
  path: string;
}

export interface DeviceContext {
  userAgent: string;
  flags: DeviceFlags;
}

export type DeviceEvent = { type: 'path.changed'; path: string };

/** The four device flags: known on a market's page, cleared elsewhere (FRM-8). */
export const deviceMachine = setup({
  types: {
    context: {} as DeviceContext,
    events: {} as DeviceEvent,
    input: {} as DeviceInput,
  },
  actions: {
    takeFlags: assign(({ context: { userAgent } }, { path }: { path: string }) => ({
      flags: deviceFlags(userAgent, path),
    })),
  },
  guards: { isCleared: ({ context }) => context.flags === noDevice },
}).createMachine({
  id: 'device',
  context: ({ input: { userAgent, path } }) => ({ userAgent, flags: deviceFlags(userAgent, path) }),
  initial: 'deciding',
  on: {
    'path.changed': {
      target: '.deciding',
      actions: { type: 'takeFlags', params: ({ event }) => event },
    },
  },
  states: {
    deciding: { always: [{ guard: 'isCleared', target: 'cleared' }, { target: 'detected' }] },
    cleared: {},
    detected: {},
  },
});

export type DeviceRef = ActorRefFrom<typeof deviceMachine>;
export type DeviceSnapshot = SnapshotFrom<typeof deviceMachine>;

export const selectFlags = ({ context }: DeviceSnapshot): DeviceFlags => context.flags;
