import { inflateSync } from 'node:zlib';

interface Piece {
  /** The object's own lines. */
  head: string;
  /** What its stream holds, inflated. */
  stream: string;
}

function piecesOf(pdf: Buffer): Map<string, Piece> {
  const pieces = new Map<string, Piece>();
  for (const [, id, body] of pdf.toString('latin1').matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', raw] = body!.split(/stream\r?\n/);
    const bytes = Buffer.from(raw?.replace(/\r?\nend$/, '') ?? '', 'latin1');
    const isPacked = head.includes('/FlateDecode');
    const stream = isPacked && !head.includes('/Length1') ? inflateSync(bytes).toString('latin1') : '';
    pieces.set(id!, { head, stream: stream || bytes.toString('latin1') });
  }
  return pieces;
}

/** The characters of a font's glyphs, as the PDF says for whoever reads or copies it. */
function charactersOf(cmap: string): string[] {
  const list = /beginbfrange\s*<0000> <[\da-f]+> \[([^\]]*)\]/i.exec(cmap)?.[1] ?? '';
  return [...list.matchAll(/<([\da-f]+)>/gi)].map(([, hex]) =>
    Buffer.from(hex!, 'hex').swap16().toString('utf16le'),
  );
}

/** The lines of a PDF of one page. */
export const pdfLines = (pdf: Buffer): string[] => pdfPages(pdf)[0] ?? [];

/** The lines of each page of a PDF of pdfkit's, read as a reader does: glyphs become characters by each font's own map. */
export function pdfPages(pdf: Buffer): string[][] {
  const pieces = piecesOf(pdf);
  const refOf = (text: string, name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(text)?.[1] ?? '';
  const fonts = new Map<string, string[]>();
  for (const { head } of pieces.values())
    for (const [, name, id] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const cmap = pieces.get(refOf(pieces.get(id!)?.head ?? '', 'ToUnicode'))?.stream ?? '';
      fonts.set(name!, charactersOf(cmap));
    }
  return [...pieces.values()]
    .filter(({ head }) => head.includes('/Type /Page\n'))
    .map(({ head }) => linesOf(pieces.get(refOf(head, 'Contents'))?.stream ?? '', fonts));
}

function linesOf(content: string, fonts: ReadonlyMap<string, readonly string[]>): string[] {
  const lines = new Map<string, string>();
  let [line, characters]: [string, readonly string[]] = ['', []];
  for (const [, y, font, shown] of content.matchAll(
    /1 0 0 1 \S+ (\S+) Tm|\/(F\d+) \S+ Tf|\[([^\]]*)\] TJ/g,
  )) {
    if (y !== undefined) line = y;
    if (font !== undefined) characters = fonts.get(font) ?? [];
    const glyphs = [...(shown ?? '').matchAll(/<([\da-f]+)>/gi)].flatMap(
      ([, hex]) => hex!.match(/.{4}/g) ?? [],
    );
    const text = glyphs.map((glyph) => characters[parseInt(glyph, 16)] ?? '�').join('');
    if (text) lines.set(line, (lines.get(line) ?? '') + text);
  }
  return [...lines.values()];
}
