import { StateMachine, type AnyStateMachine } from 'xstate';

const modules = import.meta.glob<Record<string, unknown>>('../../machines/*/*.machine.ts', { eager: true });

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine;

/** Every machine by its folder's name. */
export const shelf: ReadonlyMap<string, AnyStateMachine> = new Map(
  Object.entries(modules).map(([path, exports]) => {
    const [machine] = Object.values(exports).filter(isMachine);
    if (!machine) throw new Error(`${path} exports no machine`);
    return [path.split('/').at(-2)!, machine];
  }),
);
