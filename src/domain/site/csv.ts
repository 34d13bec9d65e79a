const isAmount = /^-?\d+(\.\d+)?$/;

/** A value that a spreadsheet would run as a formula is kept words by a quote before it. */
function field(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) && !isAmount.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Comma-separated values (RFC 4180). */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
