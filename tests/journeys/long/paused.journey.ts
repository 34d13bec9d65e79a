import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startLayline } from '../../support/start-layline.ts';
import { figure } from '../bettor-steps.ts';
import { signIn } from './maker-match-steps.ts';

test('while the exchange does not answer, a bettor reads that betting is paused, and it goes on by itself', async ({
  page,
}) => {
  const layline = await startLayline({ LAYLINE_MAKER: '0' });
  const processes = JSON.parse(readFileSync(join(layline.dataDir, 'processes.json'), 'utf8')) as {
    exchange: { pid: number };
  };
  const paused = page.getByText('Betting is paused: the exchange does not answer.');
  try {
    await page.goto(layline.url);
    await signIn(page, 'asha');
    await expect(paused).toHaveCount(0);
    process.kill(processes.exchange.pid, 'SIGSTOP');
    await expect(paused).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Layline, home' })).toBeVisible();
    process.kill(processes.exchange.pid, 'SIGCONT');
    await expect(paused).toHaveCount(0);
    await expect(figure(page, 'Balance')).toHaveText('₹1,00,000.00');
  } finally {
    // A stopped process does not end on request.
    process.kill(processes.exchange.pid, 'SIGCONT');
    await layline.stop();
  }
});
