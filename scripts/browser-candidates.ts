import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from 'playwright';

export interface BrowserCandidate {
  /** Where it comes from, for a person to read. */
  readonly from: string;
  readonly path: string;
  /** What it needs on top of the environment. */
  readonly env?: Record<string, string>;
}

/**
 * Chromiums worth trying, in order. Each is produced only when those before it did not launch: the bundled one takes
 * 200 MB once unpacked.
 */
export function* browserCandidates(): Generator<BrowserCandidate> {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) yield { from: 'CHROMIUM_PATH', path: wanted };
  yield { from: "Playwright's own", path: chromium.executablePath() };
  for (const path of systemPaths()) yield { from: 'system', path };
  const carried = unpackCarried();
  if (!carried) return;
  yield { from: '@sparticuz/chromium', path: carried.path };
  yield { from: '@sparticuz/chromium with its own libraries', path: carried.path, env: carried.env };
}

function systemPaths(): string[] {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  }
  if (process.platform === 'win32') {
    return [
      'C:/Program Files/Google/Chrome/Application/chrome.exe',
      'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
      'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
    ];
  }
  // The shell has no windows to draw, so it leaves the processor to the page: journeys take three quarters of the time.
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
  ];
  return (process.env.PATH ?? '').split(delimiter).flatMap((dir) => names.map((name) => join(dir, name)));
}

/**
 * The headless shell that an npm package bundles, for Linux on x64. Its own `executablePath()` is not used: it writes
 * one file in the temporary folder, which all users and runs share.
 */
function unpackCarried(): { path: string; env: Record<string, string> } | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const home = packageHome('@sparticuz/chromium');
  if (!home) return undefined;
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
  const cache = resolve('node_modules/.cache/chromium', version);
  if (!existsSync(cache)) unpackInto(cache, join(home, 'bin'));
  const libraries = [join(cache, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter);
  const env: Record<string, string> = { LD_LIBRARY_PATH: libraries };
  if (!existsSync('/etc/fonts/fonts.conf')) env.FONTCONFIG_PATH = cache;
  return { path: join(cache, 'chromium'), env };
}

/** The folder appears whole or not at all, even when others unpack at the same time. */
function unpackInto(cache: string, bin: string): void {
  const draft = `${cache}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  writeFileSync(join(draft, 'chromium'), brotliDecompressSync(readFileSync(join(bin, 'chromium.br'))));
  chmodSync(join(draft, 'chromium'), 0o755);
  for (const archive of ['al2023', 'fonts', 'swiftshader']) {
    const tar = brotliDecompressSync(readFileSync(join(bin, `${archive}.tar.br`)));
    const done = spawnSync('tar', ['-x', '-C', draft], { input: tar, encoding: 'utf8' });
    if (done.status !== 0)
      throw new Error(`Unpacking ${archive} failed: ${done.stderr || done.error?.message}`);
  }
  // The bundled configuration names folders of the host that the package was made for.
  const dirs = `<dir>${join(cache, 'fonts')}</dir><cachedir>${join(cache, 'fonts-cache')}</cachedir>`;
  writeFileSync(join(draft, 'fonts.conf'), `<?xml version="1.0"?><fontconfig>${dirs}</fontconfig>\n`);
  try {
    renameSync(draft, cache);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(cache)) throw error;
  }
}

/** A package's folder, found from its entry file, since not every package exports its package.json. */
function packageHome(name: string): string | undefined {
  try {
    let dir = dirname(createRequire(import.meta.url).resolve(name));
    while (!existsSync(join(dir, 'package.json')) || !dir.endsWith(name)) {
      const up = dirname(dir);
      if (up === dir) return undefined;
      dir = up;
    }
    return dir;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
