import { expect, test } from 'vitest';
import { whyNoPasskeys } from './web-authn.ts';

test('where a page is no secure context, or the browser knows no passkeys, it is said why there are none', () => {
  const page = (isSecureContext: boolean, has: object = {}) => ({ isSecureContext, ...has });
  expect(whyNoPasskeys(page(false, { PublicKeyCredential: {} }))).toContain('https');
  expect(whyNoPasskeys(page(true))).toContain('this browser does not know them');
  expect(whyNoPasskeys(page(true, { PublicKeyCredential: {} }))).toBeNull();
});
