import type { FastifyRequest } from 'fastify';
import { defaultNameHeader } from '#domain/wire/request-headers.ts';
import type { Context } from '../context.ts';
import { deviceIn } from './device-cookie.ts';

/** SES-4: the token and the user name sent with it, to pass on to the exchange. */
export function callerOf({ headers, ip }: FastifyRequest): Context['caller'] {
  const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
  const name = headers[defaultNameHeader];
  const device = deviceIn(headers.cookie);
  const agent = headers['user-agent'];
  return { token, address: ip, agent, device, userName: typeof name === 'string' ? name : undefined };
}
