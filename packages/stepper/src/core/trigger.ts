/** What a transition waits for. */
export type Trigger =
  | { readonly kind: 'event'; readonly type: string }
  | { readonly kind: 'always' }
  | { readonly kind: 'after'; readonly delay: string }
  | { readonly kind: 'answer'; readonly of: string }
  | { readonly kind: 'failure'; readonly of: string }
  | { readonly kind: 'value'; readonly of: string }
  | { readonly kind: 'end'; readonly of: string };

const kinds = [
  { prefix: 'xstate.done.actor.', kind: 'answer' },
  { prefix: 'xstate.error.actor.', kind: 'failure' },
  { prefix: 'xstate.snapshot.', kind: 'value' },
  { prefix: 'xstate.done.state.', kind: 'end' },
] as const;

/** Reads the type under which XState lists a transition, e.g. `xstate.after.8000.bet.sending`; the state's id follows a delay. */
export function triggerOf(eventType: string, sourceId = ''): Trigger {
  if (eventType === '') return { kind: 'always' };
  const after = afterName(eventType, sourceId);
  if (after !== null) return { kind: 'after', delay: after };
  const found = kinds.find(({ prefix }) => eventType.startsWith(prefix));
  return found
    ? { kind: found.kind, of: eventType.slice(found.prefix.length) }
    : { kind: 'event', type: eventType };
}

function afterName(eventType: string, sourceId: string): string | null {
  const prefix = 'xstate.after.';
  if (!eventType.startsWith(prefix)) return null;
  const rest = eventType.slice(prefix.length);
  return sourceId !== '' && rest.endsWith(`.${sourceId}`) ? rest.slice(0, -sourceId.length - 1) : rest;
}

/** What to call a timer that will send an event: an `after` by its delay and state, another by its event. */
export const timerName = (eventType: string): string => afterName(eventType, '') ?? eventType;

/** A trigger in a few words. */
export function triggerWords(trigger: Trigger): string {
  switch (trigger.kind) {
    case 'event':
      return trigger.type;
    case 'always':
      return 'at once';
    case 'after':
      return `after ${/^\d+$/.test(trigger.delay) ? `${trigger.delay} ms` : trigger.delay}`;
    case 'answer':
      return `${trigger.of} answers`;
    case 'failure':
      return `${trigger.of} fails`;
    case 'value':
      return `${trigger.of} changes`;
    case 'end':
      return `${trigger.of.split('.').at(-1)} is done`;
  }
}
