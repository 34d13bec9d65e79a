import { noticeHeaders, providerNotice, signatureOf } from '#contract/payment-provider.ts';
import { isSameKey } from '#server/exchange/accounts/keys.ts';
import type { Headers, NoticeRead } from '../payment-provider.ts';

/** How far a call-back's time may be from ours, in milliseconds. */
const fiveMinutes = 5 * 60_000;

/** Reads a call-back that is signed with this key. `now` is in Unix milliseconds. */
export function readSignedNotice(
  key: string,
  rawBody: Uint8Array,
  headers: Headers,
  now: number,
): NoticeRead {
  const at = headers[noticeHeaders.time];
  const signature = headers[noticeHeaders.signature];
  if (typeof at !== 'string' || typeof signature !== 'string' || !/^\d{1,15}$/.test(at))
    return { outcome: 'UNSIGNED', why: 'It has no signature.' };
  if (!isSameKey(signature, signatureOf(key, at, rawBody)))
    return { outcome: 'UNSIGNED', why: 'Its signature is not the provider’s.' };
  if (Math.abs(now - Number(at)) > fiveMinutes)
    return { outcome: 'UNSIGNED', why: 'It was signed more than five minutes from now.' };
  const read = providerNotice.safeParse(jsonOf(rawBody));
  if (read.success) return { outcome: 'READ', notice: read.data };
  return { outcome: 'UNREADABLE', why: 'It is no call-back.' };
}

function jsonOf(rawBody: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(rawBody)) as unknown;
  } catch {
    return null;
  }
}
