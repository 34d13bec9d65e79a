import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { liveProjectFields } from '#domain/wire/live-project.ts';
import { FirestoreServer } from '../../support/firestore/firestore-server.ts';
import { startLayline } from '../../support/start-layline.ts';

// Two of the six: a browser opens six connections to one plain origin, and each project holds one.
const names = ['cricket', 'score'];
const configOf = (name: string) =>
  Object.fromEntries(liveProjectFields.map((field) => [field, `layline-${name}`]));

/** A match lasts 25 minutes, and one starts every five. */
const speed = '1';
const slotMs = 5.5 * 60_000;

/** The address of the cricket match that started last, which will not end soon. */
async function findMatch(exchangeUrl: string): Promise<string> {
  let path = '';
  const isThere = async () => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"key":"journey"}',
    };
    const { data } = (await (await fetch(`${exchangeUrl}/reference/events`, init)).json()) as {
      data: Record<string, { exEventId: string; inPlay: boolean; eventTime: string }[] | undefined>;
    };
    const match = data['4']?.find(
      ({ inPlay, eventTime }) => inPlay && Date.now() - Date.parse(eventTime) < slotMs,
    );
    if (match) path = `/marketdetails/${match.exEventId}/4`;
    return path;
  };
  await expect.poll(isThere, { timeout: 120_000 }).not.toBe('');
  return path;
}

test('[CAL-6] prices and score come from their data projects, and from the gateway when these are gone', async ({
  page,
}) => {
  const firestore = await FirestoreServer.open();
  const folder = await mkdtemp(join(tmpdir(), 'layline-projects-'));
  const file = join(folder, 'projects.json');
  await writeFile(file, JSON.stringify(Object.fromEntries(names.map((name) => [name, configOf(name)]))));
  const layline = await startLayline({
    LAYLINE_SPEED: speed,
    LAYLINE_FIRESTORE: file,
    FIRESTORE_EMULATOR_HOST: firestore.host,
  });
  try {
    const path = await findMatch(layline.exchangeUrl);
    const subscribed = new Map<string, string>();
    const viaGateway = () =>
      [...subscribed.values()].filter((name) => /^(Market|Score)Changes$/.test(name)).sort();
    page.on('websocket', (socket) => {
      socket.on('close', () => subscribed.clear());
      socket.on('framesent', ({ payload }) => {
        const {
          type,
          id = '',
          payload: asked,
        } = JSON.parse(String(payload)) as {
          type: string;
          id?: string;
          payload?: { query?: string };
        };
        if (type === 'subscribe')
          subscribed.set(id, /subscription (\w+)/.exec(asked?.query ?? '')?.[1] ?? '');
        if (type === 'complete') subscribed.delete(id);
      });
    });
    await page.goto(`${layline.url}${path}`);
    const board = page.getByRole('region', { name: 'Scoreboard' }).getByRole('table');
    await expect(board).toBeVisible();
    await expect.poll(viaGateway, { timeout: 60_000 }).toEqual([]);
    const before = await board.textContent();
    await expect(board).not.toHaveText(before ?? '');
    await expect(page.getByText('Not live.')).toHaveCount(0);
    expect(viaGateway()).toEqual([]);

    await firestore.stop();
    await expect.poll(() => [...new Set(viaGateway())].sort()).toEqual(['MarketChanges', 'ScoreChanges']);
    const cut = await board.textContent();
    await expect(board).not.toHaveText(cut ?? '');
    await expect(page.getByText('Not live.')).toHaveCount(0);
  } finally {
    await layline.stop();
    await firestore.stop();
    await rm(folder, { recursive: true });
  }
});
