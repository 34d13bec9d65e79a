import { isObject } from '../http/operation-gate.ts';

/** The `graphql-transport-ws` protocol, as the graphql-ws library's clients speak it. */
export const subprotocol = 'graphql-transport-ws';

export const closeCodes = {
  goingAway: [1001, 'The server is closing'],
  tooManyMessages: [1013, 'Too many messages: try again later'],
  badMessage: [4400, 'Bad message'],
  unauthorised: [4401, 'Unauthorized'],
  wrongSubprotocol: [4406, 'Subprotocol not acceptable'],
  initTimeout: [4408, 'Connection initialisation timeout'],
  subscriberExists: [4409, 'Subscriber already exists'],
  tooManyInits: [4429, 'Too many initialisation requests'],
} as const;

export type ClientMessage =
  | { type: 'connection_init'; payload: Record<string, unknown> }
  | { type: 'ping' }
  | { type: 'pong' }
  | { type: 'subscribe'; id: string; payload: Record<string, unknown> }
  | { type: 'complete'; id: string };

/** Reads what a client sent; null if it is not a message of the protocol. */
export function readMessage(text: string): ClientMessage | null {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(message)) return null;
  const { type, id, payload } = message;
  switch (type) {
    case 'connection_init':
      return { type, payload: isObject(payload) ? payload : {} };
    case 'ping':
    case 'pong':
      return { type };
    case 'subscribe':
      return isId(id) && isObject(payload) ? { type, id, payload } : null;
    case 'complete':
      return isId(id) ? { type, id } : null;
    default:
      return null;
  }
}

const isId = (id: unknown): id is string => typeof id === 'string' && id.length > 0 && id.length <= 200;
