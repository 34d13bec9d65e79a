/** Returns the line, from 1, of a place in a text. */
const lineAt = (text: string, place: number): number => text.slice(0, place).split('\n').length;

/** Returns the line on which an item of a JSON list begins. The text must be valid JSON. */
export function lineOfItem(text: string, item: number): number {
  let depth = 0;
  let items = 0;
  let isBetween = true;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{},]|[^\s"[\]{},]+/g)) {
    if (token === ',' && depth === 1) isBetween = true;
    else if (depth === 1 && isBetween) {
      if (items === item) return lineAt(text, index);
      items++;
      isBetween = false;
    }
    if (token === '[' || token === '{') depth++;
    if (token === ']' || token === '}') depth--;
  }
  return 1;
}
