import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { imageFolder } from '#contract/own-images.ts';
import { WrongSetting } from './settings.ts';

interface Logo {
  /** As the theme tells it. */
  address: string;
  /** What the exchange serves there. */
  file?: { name: string; bytes: Buffer };
}

/** Reads what `LAYLINE_LOGO` names: a web address as it stands, or a file. Throws `WrongSetting`. */
export function readLogo(given: string): Logo {
  if (/^https?:\/\//.test(given)) return { address: given };
  const name = `site-logo${extname(given)}`;
  try {
    return { address: `${imageFolder}${name}`, file: { name, bytes: readFileSync(given) } };
  } catch (error) {
    throw new WrongSetting(`LAYLINE_LOGO: ${given} cannot be read: ${(error as Error).message}`);
  }
}
