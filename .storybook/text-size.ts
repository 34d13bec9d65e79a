import { styleRules } from './style-rules.ts';

/** What says how large text is, in pixels. The rest of the layout stays, as when a browser enlarges text alone. */
const isOfText = (property: string): boolean =>
  property === 'font-size' || property === 'line-height' || /^--(text|line)-/.test(property);

/** What the sheets say where it was changed, by rule and property. */
const written = new Map<CSSStyleDeclaration, Map<string, string>>();
let worn = 1;

/**
 * Makes all text of the page `scale` times as large. Chromium offers pages no such switch, so it is written into the
 * sheets' rules. Sheets that have arrived since are changed, too.
 */
export function wearTextSize(scale: number): void {
  if (scale === worn && scale === 1) return;
  worn = scale;
  for (const rule of styleRules()) {
    if (!(rule instanceof CSSStyleRule)) continue;
    for (const property of [...rule.style].filter(isOfText)) enlarge(rule.style, property, scale);
  }
}

function enlarge(style: CSSStyleDeclaration, property: string, scale: number): void {
  const originals = written.get(style) ?? new Map<string, string>();
  written.set(style, originals);
  const value = originals.get(property) ?? style.getPropertyValue(property);
  originals.set(property, value);
  const larger = value.replace(/([\d.]+)px/g, (_, size: string) => `${Number(size) * scale}px`);
  style.setProperty(property, larger, style.getPropertyPriority(property));
}
