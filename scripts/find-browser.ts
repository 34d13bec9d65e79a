import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium } from 'playwright';
import { browserCandidates, type BrowserCandidate } from './browser-candidates.ts';
import { browserNote } from './browser-launch.ts';

/**
 * Finds a Chromium that really launches and writes how to launch it to node_modules/.cache/browser.json, which Vitest
 * and Playwright read. Installs nothing.
 */

const oldestMajor = 120;
const absent = 'not there';
const args = ['--no-default-browser-check', '--disable-domain-reliability'];

/** The version, or the reason why this one cannot be used. */
async function launch({ path, env }: BrowserCandidate): Promise<{ version: string } | { reason: string }> {
  if (!existsSync(path)) return { reason: absent };
  try {
    const browser = await chromium.launch({
      executablePath: path,
      args,
      env: { ...process.env, ...env },
      timeout: 30_000,
    });
    const page = await browser.newPage();
    await page.setContent('<b>ok</b>');
    const text = await page.textContent('b');
    const version = browser.version();
    await browser.close();
    if (text !== 'ok') return { reason: 'it does not show a page' };
    if (Number.parseInt(version, 10) < oldestMajor) return { reason: `version ${version} is too old` };
    return { version };
  } catch (error) {
    return { reason: String(error).split('\n').slice(0, 3).join(' ') };
  }
}

const refused: string[] = [];
for (const candidate of browserCandidates()) {
  const found = await launch(candidate);
  if ('version' in found) {
    const { from, path, env = {} } = candidate;
    mkdirSync(dirname(browserNote), { recursive: true });
    writeFileSync(browserNote, `${JSON.stringify({ from, path, args, env })}\n`);
    console.log(`Chromium ${found.version} (${from}): ${path}`);
    process.exit(0);
  }
  // A missing file is mentioned only where somebody named it.
  if (found.reason !== absent || candidate.from === 'CHROMIUM_PATH') {
    refused.push(`  ${candidate.path}: ${found.reason}`);
  }
}
rmSync(browserNote, { force: true });
console.error('No Chromium here can be launched. Get one with:\n\n  npx playwright install chromium\n');
if (refused.length > 0) console.error(`Tried and of no use:\n${refused.join('\n')}`);
process.exit(1);
