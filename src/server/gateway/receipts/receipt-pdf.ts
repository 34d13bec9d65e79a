import Pdf from 'pdfkit';
import type { Receipt } from '#domain/payment/receipt.ts';
import { receiptFonts, runsOf } from './receipt-fonts.ts';

const margin = 56;
/** Where values begin, points from the left. */
const valuesAt = 220;

/** A receipt as a PDF of one page, its text readable to the minor unit. */
export function receiptPdf({ title, rows, note }: Receipt): Promise<Buffer> {
  const doc = new Pdf({ size: 'A4', margin, info: { Title: title }, lang: 'en', displayTitle: true });
  for (const { name, path } of receiptFonts()) doc.registerFont(name, path);
  const write = (text: string, at: number, top: number): void => {
    const runs = runsOf(text);
    const width = doc.page.width - at - margin;
    for (const [index, run] of runs.entries()) {
      const options = { width, continued: index < runs.length - 1 };
      doc.font(run.name);
      if (index === 0) doc.text(run.text, at, top, options);
      else doc.text(run.text, options);
    }
  };
  doc.fontSize(20).fillColor('#14233a');
  write(title, margin, margin);
  doc.fontSize(11);
  let top = doc.y + 20;
  for (const [name, value] of rows) {
    doc.fillColor('#5b6675');
    write(name, margin, top);
    const below = doc.y;
    doc.fillColor('#14233a');
    write(value, valuesAt, top);
    top = Math.max(below, doc.y) + 8;
  }
  write(note, margin, top + 12);
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
    doc.end();
  });
}
