/** XState's word that a child ended in a fault. Unheard, it would end the parent and all its other children too. */
export interface ChildFault {
  type: `xstate.error.actor.${string}`;
  error: unknown;
}

/** Transitions of a parent that outlives its children's faults. The machine has the action `reportFault`. */
export const outliveChildren = {
  'xstate.error.actor.*': {
    actions: { type: 'reportFault', params: ({ event }: { event: ChildFault }) => event },
  },
} as const;
