import { noticeHeaders, noticePath, signatureOf, type ProviderNotice } from '#contract/payment-provider.ts';

export interface CallBackOptions {
  exchangeUrl: string;
  key: string;
  /** Unix milliseconds. */
  now: () => number;
}

/** Calls the exchange back, signed at this moment. Rejects unless the exchange says that it has heard. */
export const callBackTo =
  ({ exchangeUrl, key, now }: CallBackOptions) =>
  async (notice: ProviderNotice): Promise<void> => {
    const body = JSON.stringify(notice);
    const at = String(now());
    const answer = await fetch(`${exchangeUrl}${noticePath('demo')}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [noticeHeaders.time]: at,
        [noticeHeaders.signature]: signatureOf(key, at, body),
      },
      body,
      signal: AbortSignal.timeout(10_000),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The exchange did not hear: HTTP ${answer.status}`);
  };
