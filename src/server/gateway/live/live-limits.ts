import type { IncomingMessage } from 'node:http';

export interface LiveLimits {
  /** Open sockets per address, or IPv6 network of 64 bits. */
  sockets: number;
  /** Subscriptions per socket. */
  subscriptions: number;
  /** Messages one socket may send per minute. */
  messages: number;
}

/** The settings' defaults. */
export const defaultLiveLimits: LiveLimits = { sockets: 200, subscriptions: 500, messages: 6_000 };

const minuteMs = 60_000;

/** Counts one socket's messages, minute by minute. */
export class MessageCount {
  readonly #limit: number;
  #began = 0;
  #count = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Counts a message and returns whether it is allowed. `now` is in milliseconds. */
  mayAdd(now: number): boolean {
    if (now - this.#began >= minuteMs) {
      this.#began = now;
      this.#count = 0;
    }
    this.#count++;
    return this.#count <= this.#limit;
  }
}

/** Counts the open sockets per address, and all of one household's IPv6 network as one. */
export class SocketCount {
  readonly #limit: number;
  readonly #open = new Map<string, number>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  isFull(address: string): boolean {
    return (this.#open.get(address) ?? 0) >= this.#limit;
  }

  add(address: string): void {
    this.#open.set(address, (this.#open.get(address) ?? 0) + 1);
  }

  remove(address: string): void {
    const left = (this.#open.get(address) ?? 0) - 1;
    if (left > 0) this.#open.set(address, left);
    else this.#open.delete(address);
  }
}

/**
 * Whether the page that asks for a socket is the site's own, by the Host header or as configured. Browsers name the
 * page's origin and apply no other rule to sockets. A program names none.
 */
export function isOwnOrigin({ headers }: IncomingMessage, siteUrl: string | undefined): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const asked = new URL(origin);
  return asked.host === host || (siteUrl !== undefined && asked.origin === new URL(siteUrl).origin);
}
