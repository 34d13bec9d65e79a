import { join } from 'node:path';
import { closeWithParent, report } from '#server/runtime/process.ts';
import { readSettings, WrongSetting } from '#server/runtime/settings.ts';
import { createDemoProviderApp } from './app.ts';
import { callBackTo } from './call-back.ts';
import { DemoProvider } from './provider.ts';
import { openStoredList } from './stored-list.ts';

/** The demo provider's process, at `LAYLINE_PROVIDER_URL`. It calls back to the exchange at `UPSTREAM_URL`. */
async function start(): Promise<void> {
  const {
    LAYLINE_PROVIDER_URL: url,
    LAYLINE_PROVIDER_KEY: key,
    LAYLINE_DATA_DIR: dataDir,
    LAYLINE_DEMO_PROVIDER_SPEED: speed,
    LAYLINE_LOG: logLevel,
    UPSTREAM_URL: exchangeUrl,
  } = readSettings(process.env);
  if (!url || !key || !dataDir || !exchangeUrl)
    throw new WrongSetting(
      'The demo provider needs LAYLINE_PROVIDER_URL, LAYLINE_PROVIDER_KEY, LAYLINE_DATA_DIR and UPSTREAM_URL.',
    );
  const list = openStoredList(join(dataDir, 'demo-provider.jsonl'));
  const provider = new DemoProvider({
    list,
    now: Date.now,
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
    speed,
    tell: callBackTo({ exchangeUrl, key, now: Date.now }),
  });
  const app = createDemoProviderApp({
    provider,
    isCaller: (authorization) => authorization === `Bearer ${key}`,
    logLevel,
  });
  const at = await app.listen({ port: Number(new URL(url).port), host: '127.0.0.1' });
  provider.start();
  closeWithParent(async () => {
    provider.stop();
    await app.close();
    list.close();
  });
  report({ type: 'ready', url: at });
}

start().catch((error: unknown) => {
  const isTold = error instanceof WrongSetting;
  report({
    type: 'failed',
    message: isTold ? error.message : `The demo provider cannot start: ${String(error)}`,
  });
  process.exitCode = 1;
  process.disconnect?.();
});
