import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const isText = (path: string) => /\.(js|css|html|svg|json|txt)$/.test(path);

/** Maximum compression: a file is compressed once and sent many times. */
export const brotli = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

/** Puts a `.br` and a `.gz` beside every text file of a built site. The gateway sends what a browser accepts. */
export function compressSite(siteDir: string): void {
  for (const name of readdirSync(siteDir, { recursive: true, encoding: 'utf8' }).filter(isText)) {
    const path = join(siteDir, name);
    const bytes = readFileSync(path);
    writeFileSync(`${path}.br`, brotli(bytes));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
