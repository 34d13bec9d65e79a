import { useSelector } from '@xstate/react';
import { createContext, use, type ReactNode } from 'react';
import { createActor, type ActorRefFrom, type AnyActorLogic, type AnyActorRef, type InputFrom } from 'xstate';
import { must } from '#domain/must.ts';
import { pageMachine, type PageActorId, type PageRef } from '#machines/page/page.machine.ts';
import { reportFault } from './report-fault.ts';

/** Starts the root of the page's actors. `inspect` here would see every event of every one of them. */
export const startPage = (): PageRef =>
  createActor(pageMachine.provide({ actions: { reportFault } }), { systemId: 'page' }).start();

const PageContext = createContext<PageRef | null>(null);

export const PageProvider = ({ page, children }: { page: PageRef; children: ReactNode }) => (
  <PageContext value={page}>{children}</PageContext>
);

/** The root of the page's actors. Throws outside a `PageProvider`. */
export const usePage = (): PageRef => must(use(PageContext));

/** Opens an actor of the page, or returns the one already open under that id. */
export function openActor<Logic extends AnyActorLogic>(
  page: PageRef,
  id: PageActorId,
  logic: Logic,
  input: InputFrom<Logic>,
): ActorRefFrom<Logic> {
  page.send({ type: 'actor.opened', id, logic, input });
  return must(page.getSnapshot().context.actors[id]) as ActorRefFrom<Logic>;
}

/** The actor open under an id, or null. */
export const usePageActor = <Ref extends AnyActorRef>(id: PageActorId): Ref | null =>
  useSelector(usePage(), ({ context }) => (context.actors[id] as Ref | undefined) ?? null);
