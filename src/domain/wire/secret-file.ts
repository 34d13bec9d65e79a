/** Parses a JSON file that holds a secret. The parser's own error would tell a piece of the text. */
export function parseSecretFile(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${path} is not JSON.`);
  }
}
