import type { AnyStateMachine, EventFrom, InputFrom } from 'xstate';

type Data<Event> = Event extends unknown ? Omit<Event, 'type'> : never;

/** What a machine is stepped with. */
export interface MachineSamples<Machine extends AnyStateMachine> {
  /** What it begins with, where the plainest input does not do. */
  readonly input?: InputFrom<Machine>;
  /** By event: its data. */
  readonly events?: {
    readonly [Type in EventFrom<Machine>['type']]?: Data<Extract<EventFrom<Machine>, { type: Type }>>;
  };
  /** By effect and name: what it may answer. */
  readonly answers?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
