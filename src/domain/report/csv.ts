const isAmount = /^-?\d+(\.\d+)?$/;

/** A leading quote keeps a spreadsheet from running a value as a formula. */
function field(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) && !isAmount.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Comma-separated values (RFC 4180). */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
