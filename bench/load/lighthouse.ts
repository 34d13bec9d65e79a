import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { foundBrowser } from '../support/browser.ts';

/** Lighthouse's figures for one load, milliseconds; `shift` has no unit. */
export interface Load {
  fcp: number;
  lcp: number;
  tbt: number;
  shift: number;
}

interface Report {
  audits: Record<string, { numericValue?: number }>;
  runtimeError?: { message: string };
}

const program = fileURLToPath(new URL('node_modules/lighthouse/cli/index.js', import.meta.url));
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

/** One load as on Lighthouse's phone: its simulated network, and a processor four times slower than this one. */
export async function measureLoad(url: string): Promise<Load> {
  const folder = await mkdtemp(join(tmpdir(), 'layline-lighthouse-'));
  const output = join(folder, 'report.json');
  const { executablePath, env } = foundBrowser();
  const browser = process.env.CHROMIUM_PATH ?? executablePath;
  const child = spawn(
    process.execPath,
    [
      program,
      url,
      '--only-categories=performance',
      '--quiet',
      '--no-enable-error-reporting',
      '--output=json',
      `--output-path=${output}`,
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { env: { ...process.env, ...env, ...(browser && { CHROME_PATH: browser }) }, stdio: 'ignore' },
  );
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', resolve);
    });
    const { audits, runtimeError } = JSON.parse(await readFile(output, 'utf8')) as Report;
    if (code !== 0 || runtimeError) throw new Error(runtimeError?.message ?? `Lighthouse ended with ${code}`);
    const figure = (audit: string) => {
      const value = audits[audit]?.numericValue;
      if (value === undefined) throw new Error(`Not measured: Lighthouse tells no ${audit} of ${url}.`);
      return value;
    };
    return {
      fcp: figure('first-contentful-paint'),
      lcp: figure('largest-contentful-paint'),
      tbt: figure('total-blocking-time'),
      shift: figure('cumulative-layout-shift'),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
