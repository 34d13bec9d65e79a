import type { FastifyRequest } from 'fastify';
import type { Caller } from '#server/exchange/accounts/sessions.ts';
import { forbidden, unauthenticated } from './errors.ts';

/** Who is allowed in. */
export interface Authenticator {
  /** The caller of a good token; null when there is none, or it is forged, expired or revoked. */
  bettorOf(authorization: string | undefined, device: string | undefined): Promise<Caller | null>;
  /**
   * As `bettorOf`, of a token that is presented for renewal: one that was superseded a while ago ends its session, but in
   * the browser (`device`: what it keeps) that was given the newer one.
   */
  renewerOf(authorization: string | undefined, device: string | undefined): Promise<Caller | null>;
  isOperator(key: string | undefined): boolean;
  isGamesHost(key: string | undefined): boolean;
}

type Guard = (request: FastifyRequest) => Promise<void>;

/** A hook that lets only signed-in bettors in and notes who it is. */
export const requireBettor =
  (authenticator: Authenticator): Guard =>
  async (request) => {
    request.caller = await authenticator.bettorOf(
      request.headers.authorization,
      headerOf(request, 'x-device'),
    );
    if (!request.caller) throw unauthenticated();
  };

export const requireOperator =
  (authenticator: Authenticator): Guard =>
  async (request) => {
    if (!authenticator.isOperator(headerOf(request, 'x-operator-key'))) throw forbidden('the operator');
  };

export const requireGamesHost =
  (authenticator: Authenticator): Guard =>
  async (request) => {
    if (!authenticator.isGamesHost(headerOf(request, 'x-games-key'))) throw forbidden('the games host');
  };

export function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}
