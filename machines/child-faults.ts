/** XState's event when a child ended in a fault. If unhandled, it would end the parent and all its other children. */
export interface ChildFault {
  type: `xstate.error.actor.${string}`;
  error: unknown;
}

/** Transitions of a parent that outlives faults of its children. The machine has the action `reportFault`. */
export const outliveChildren = {
  'xstate.error.actor.*': {
    actions: { type: 'reportFault', params: ({ event }: { event: ChildFault }) => event },
  },
} as const;
