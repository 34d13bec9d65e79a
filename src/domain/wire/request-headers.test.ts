import { expect, test } from 'vitest';
import { requestHeaders } from './request-headers.ts';

test('[SES-4] a request carries the bearer token and the URI-encoded user name', () => {
  expect(requestHeaders('/graphql', 'abc', 'Zoë B')).toEqual({
    authorization: 'Bearer abc',
    'x-user-name': 'Zo%C3%AB%20B',
  });
});

test('[SES-4] both headers are skipped when the URL contains api or there is no token', () => {
  expect(requestHeaders('/api/x', 'abc', 'asha')).toEqual({});
  expect(requestHeaders('/graphql', null, null)).toEqual({});
});
