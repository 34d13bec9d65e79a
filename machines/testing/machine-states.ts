import type { AnyStateMachine, StateNode } from 'xstate';

/** A machine without states of its own is always in this one. */
export const onlyState = 'only';

/**
 * The states of a machine as stories name them, e.g. `notLive.cut`. A parallel state below the root counts as one
 * visible state; its regions are not listed.
 */
export function statesOf(machine: AnyStateMachine): string[] {
  const children = Object.values(machine.root.states);
  return children.length === 0 ? [onlyState] : children.flatMap(leavesOf);
}

function leavesOf(node: StateNode): string[] {
  const children = Object.values(node.states);
  if (children.length === 0 || node.type === 'parallel') return [node.path.join('.')];
  return children.flatMap(leavesOf);
}
