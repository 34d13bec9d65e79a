import { expect, test } from 'vitest';
import { partnerPage } from './partner-page.ts';

test('the partner’s page leads to where money is moved to its wallet, and back', () => {
  expect(partnerPage(null, 'https://layline.example').body.text).toContain(
    'href="https://layline.example/banking/transfer"',
  );
});
