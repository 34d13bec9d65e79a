import type { FastifyRequest } from 'fastify';
import type { Caller, EndedWhy } from '#server/exchange/accounts/sessions.ts';
import { endedElsewhere, forbidden, unauthenticated } from './errors.ts';

/** Decides who may make a call. */
export interface Authenticator {
  /** The caller of a valid token; null if it is missing, forged, expired or revoked. */
  bettorOf(authorization: string | undefined, device: string | undefined): Promise<Caller | null>;
  /**
   * Like `bettorOf`, for a token presented for renewal. A token superseded a while ago may end its session, except in
   * the browser that got the newer one (`device` is the token that the browser keeps).
   */
  renewerOf(authorization: string | undefined, device: string | undefined): Promise<Caller | null>;
  /** Why a token that `bettorOf` or `renewerOf` refused is no longer good; null if that is not known. */
  whyRefused(authorization: string | undefined): Promise<EndedWhy | null>;
  isOperator(key: string | undefined): boolean;
  isGamesHost(key: string | undefined): boolean;
}

type Guard = (request: FastifyRequest) => Promise<void>;

/** A hook that admits only signed-in bettors and notes who calls. */
export const requireBettor =
  (authenticator: Authenticator): Guard =>
  async (request) => {
    request.caller = await authenticator.bettorOf(
      request.headers.authorization,
      headerOf(request, 'x-device'),
    );
    if (request.caller) return;
    const why = await authenticator.whyRefused(request.headers.authorization);
    throw why === null ? unauthenticated() : endedElsewhere(why);
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
