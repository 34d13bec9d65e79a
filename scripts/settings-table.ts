import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Setting } from '#server/runtime/setting.ts';
import { settings } from '#server/runtime/settings.ts';

/**
 * Writes README's table of settings from their schema, between the two markers. With `--check` it writes nothing and
 * fails when the table is out of date.
 */

const path = fileURLToPath(new URL('../README.md', import.meta.url));
const [from, to] = ['<!-- settings: written by scripts/settings-table.ts -->', '<!-- /settings -->'];

const rows = Object.entries<Setting<unknown>>(settings).map(([name, { flag, default: fallback, effect }]) => {
  const shown = flag ? `\`${name}\` or \`--${flag}\`` : `\`${name}\``;
  return [shown, /[` ]/.test(fallback) ? fallback : `\`${fallback}\``, effect].map((cell) =>
    cell.replaceAll('|', '\\|'),
  );
});
const header = ['Setting', 'Default', 'Effect'];
const widths = header.map((title, column) =>
  Math.max(title.length, ...rows.map((row) => row[column]!.length)),
);
const line = (cells: string[]) =>
  `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
const table = [line(header), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');

const readme = readFileSync(path, 'utf8');
const [start, end] = [readme.indexOf(from), readme.indexOf(to)];
if (start < 0 || end < start) {
  console.error(`README.md has no place for the settings: a line "${from}" and after it a line "${to}".`);
  process.exit(1);
}
const written = `${readme.slice(0, start + from.length)}\n\n${table}\n\n${readme.slice(end)}`;

if (written === readme) process.exit(0);
if (process.argv.includes('--check')) {
  console.error("README.md's settings are not those of src/server/runtime/settings.ts.");
  console.error('Run `node --import tsx scripts/settings-table.ts` and commit the result.');
  process.exit(1);
}
writeFileSync(path, written);
console.log('wrote the settings into README.md');
