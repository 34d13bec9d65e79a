import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { browserCandidates } from './browser-candidates.mjs';

/**
 * Finds a Chromium that really launches, and writes how to launch it to node_modules/.cache/browser.json,
 * which Vitest and Playwright read. Installs nothing.
 */

const oldestMajor = 120;
const args = ['--no-default-browser-check', '--disable-domain-reliability'];

/** The version, or the reason why this one is of no use. */
async function launch({ path, env }) {
  if (!existsSync(path)) return { reason: 'not there' };
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
    return { reason: error.message.split('\n').slice(0, 3).join(' ') };
  }
}

const refused = [];
for (const candidate of browserCandidates()) {
  const { version, reason } = await launch(candidate);
  if (version) {
    const { from, path, env = {} } = candidate;
    mkdirSync('node_modules/.cache', { recursive: true });
    writeFileSync(
      'node_modules/.cache/browser.json',
      `${JSON.stringify({ from, path, version, args, env })}\n`,
    );
    console.log(`Chromium ${version} (${from}): ${path}`);
    process.exit(0);
  }
  // An absent file is worth a word only where somebody named it.
  if (reason !== 'not there' || candidate.from === 'CHROMIUM_PATH')
    refused.push(`  ${candidate.path}: ${reason}`);
}
console.error('No Chromium here can be launched. Get one with:\n\n  npx playwright install chromium\n');
if (refused.length > 0) console.error(`Tried and of no use:\n${refused.join('\n')}`);
process.exit(1);
