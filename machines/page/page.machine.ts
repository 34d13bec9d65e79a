import {
  assign,
  enqueueActions,
  setup,
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyActorRef,
} from 'xstate';
import { outliveChildren, type ChildFault } from '../child-faults.ts';
import { notProvided } from '../not-provided.ts';

/** Actors of the page that others address, or that outlive the view that shows them. */
export type PageActorId =
  'accountFeed' | 'betIntents' | 'betSlip' | 'cashOuts' | 'coach' | 'marketFeeds' | 'myBets' | 'payments';

export type PageEvent =
  /** Does nothing if an actor with that id is open. */
  | { type: 'actor.opened'; id: PageActorId; logic: AnyActorLogic; input: unknown }
  | { type: 'actor.closed'; id: PageActorId }
  | ChildFault;

export interface PageContext {
  actors: Partial<Record<PageActorId, AnyActorRef>>;
}

/**
 * The root of the page's actors: one system in which they find each other, and in which one inspector sees them and their
 * children. An actor that ends in a fault stays closed until the page is loaded again.
 */
export const pageMachine = setup({
  types: { context: {} as PageContext, events: {} as PageEvent },
  actions: {
    open: assign(({ context: { actors }, spawn }, opened: Extract<PageEvent, { type: 'actor.opened' }>) => {
      const { id, logic, input } = opened;
      return { actors: { ...actors, [id]: spawn(logic, { systemId: id, input }) } };
    }),
    close: enqueueActions(({ context, enqueue }, { id }: { id: PageActorId }) => {
      const { [id]: closed, ...actors } = context.actors;
      if (!closed) return;
      enqueue.stopChild(closed);
      enqueue.assign({ actors });
    }),
    reportFault: (_, _params: { error: unknown }) => notProvided('reportFault'),
  },
  guards: { isOpen: ({ context }, { id }: { id: PageActorId }) => context.actors[id] !== undefined },
}).createMachine({
  id: 'page',
  context: { actors: {} },
  on: {
    'actor.opened': [
      { guard: { type: 'isOpen', params: ({ event }) => event } },
      { actions: { type: 'open', params: ({ event }) => event } },
    ],
    'actor.closed': { actions: { type: 'close', params: ({ event }) => event } },
    ...outliveChildren,
  },
});

export type PageRef = ActorRefFrom<typeof pageMachine>;
