import { noticeHeaders, signatureOf, type ProviderNotice } from '#contract/payment-provider.ts';

export const providerKey = 'the-provider-key-of-tests';

/** A call-back as it comes over the wire. */
export function signed(notice: ProviderNotice, at: number, key = providerKey) {
  const body = JSON.stringify(notice);
  const headers = {
    [noticeHeaders.time]: String(at),
    [noticeHeaders.signature]: signatureOf(key, String(at), body),
  };
  return { body: Buffer.from(body), headers };
}
