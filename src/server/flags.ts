import { parseArgs } from 'node:util';
import type { Setting } from '#server/runtime/setting.ts';
import { settings, WrongSetting } from '#server/runtime/settings.ts';

export interface CommandLine {
  /** The environment, with the flags applied. */
  env: NodeJS.ProcessEnv;
  /** Recordings to play. */
  replayFiles: string[];
}

/**
 * Reads `npm start -- …`: each setting's own flag, `--no-maker`, and `--replay FILE…`. Throws `WrongSetting` for
 * anything else.
 */
export function readCommandLine(argv: readonly string[], env: NodeJS.ProcessEnv): CommandLine {
  const flags = Object.entries<Setting<unknown>>(settings).flatMap(([name, { flag }]) =>
    flag ? [{ name, flag }] : [],
  );
  const options = Object.fromEntries([
    ...flags.map(({ flag }) => [flag, { type: 'string' }] as const),
    ['no-maker', { type: 'boolean' }] as const,
    ['replay', { type: 'string', multiple: true }] as const,
  ]);
  const { values, positionals } = parse(argv, options);
  const replayFiles = [...toList(values.replay), ...positionals];
  if (positionals.length > 0 && values.replay === undefined) {
    const [word] = positionals;
    throw new WrongSetting(
      `"${word && withoutValue(word)}" is not an option. Recordings come after --replay.`,
    );
  }
  const given = flags.flatMap(({ name, flag }) =>
    values[flag] === undefined ? [] : [[name, String(values[flag])]],
  );
  if (values['no-maker']) given.push(['LAYLINE_MAKER', '0']);
  return { env: { ...env, ...Object.fromEntries(given) }, replayFiles };
}

function parse(
  argv: readonly string[],
  options: Record<string, { type: 'string' | 'boolean'; multiple?: boolean }>,
) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true, strict: true });
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new WrongSetting(
      `${(error as Error).message.split('. ')[0]}. The options are ${known.join(', ')}.`,
    );
  }
}

const toList = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** A setting or an address that was meant for the environment may carry a secret. */
const withoutValue = (word: string): string => word.replace(/[=:].*/s, '…');
