import { clamp, fromHsl, fromOklab } from './colour.ts';
import type { Colour } from './colour.ts';
import { namedColour } from './named-colours.ts';

const HEX = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/;
const CALL = /^(rgba?|hsla?|oklch|oklab)\(([^()]*)\)$/;
const NUMBER = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%|deg|grad|rad|turn)?$/;
const DEGREES: Record<string, number> = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };

interface Part {
  readonly value: number;
  readonly unit: string;
}

function fromHex(digits: string): Colour {
  const wide = digits.length > 4 ? digits : digits.replace(/./g, '$&$&');
  const byte = (at: number) => parseInt(wide.slice(at, at + 2), 16) / 255;
  return { red: byte(0), green: byte(2), blue: byte(4), alpha: wide.length === 8 ? byte(6) : 1 };
}

/** The arguments of a colour function, old (commas) or new (spaces and a slash) syntax; undefined when malformed. */
function partsOf(text: string): readonly Part[] | undefined {
  const commas = text.includes(',');
  if (commas && /[/]|[^\s,]\s+[^\s,]/.test(text.trim())) return undefined;
  const [channels, alpha, extra] = commas ? [text] : text.split('/');
  if (extra !== undefined || channels === undefined) return undefined;
  const words = commas ? channels.split(',') : channels.trim().split(/\s+/);
  if (alpha !== undefined) {
    if (words.length !== 3) return undefined;
    words.push(alpha);
  } else if (!commas && words.length !== 3) return undefined;
  if (words.length < 3 || words.length > 4) return undefined;
  const parts = words.map((word) => partOf(word.trim()));
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

function partOf(word: string): Part | undefined {
  if (word === 'none') return { value: 0, unit: '' };
  const found = NUMBER.exec(word);
  return found ? { value: Number(found[1]), unit: found[2] ?? '' } : undefined;
}

/** A number, or a percentage of `whole`; undefined for an angle. */
function amount(part: Part, whole: number): number | undefined {
  if (part.unit === '%') return (part.value / 100) * whole;
  return part.unit === '' ? part.value : undefined;
}

function angle(part: Part): number | undefined {
  if (part.unit === '') return part.value;
  const scale = DEGREES[part.unit];
  return scale === undefined ? undefined : part.value * scale;
}

function fromParts(name: string, parts: readonly Part[]): Colour | undefined {
  const [first, second, third, last = { value: 1, unit: '' }] = parts;
  if (!first || !second || !third) return undefined;
  const alpha = amount(last, 1);
  if (alpha === undefined) return undefined;
  const opacity = clamp(alpha);
  if (name === 'oklch') {
    const [lightness, chroma, hue] = [amount(first, 1), amount(second, 0.4), angle(third)];
    if (lightness === undefined || chroma === undefined || hue === undefined) return undefined;
    const turn = (hue * Math.PI) / 180;
    const reach = Math.max(0, chroma);
    return fromOklab(clamp(lightness), reach * Math.cos(turn), reach * Math.sin(turn), opacity);
  }
  if (name === 'oklab') {
    const [lightness, a, b] = [amount(first, 1), amount(second, 0.4), amount(third, 0.4)];
    if (lightness === undefined || a === undefined || b === undefined) return undefined;
    return fromOklab(clamp(lightness), a, b, opacity);
  }
  if (name.startsWith('hsl')) {
    const [hue, saturation, lightness] = [angle(first), amount(second, 100), amount(third, 100)];
    if (hue === undefined || saturation === undefined || lightness === undefined) return undefined;
    return fromHsl(hue, clamp(saturation / 100), clamp(lightness / 100), opacity);
  }
  const [red, green, blue] = [amount(first, 255), amount(second, 255), amount(third, 255)];
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  return { red: clamp(red / 255), green: clamp(green / 255), blue: clamp(blue / 255), alpha: opacity };
}

/**
 * Reads a CSS colour: hex (3, 4, 6 or 8 digits), rgb(), rgba(), hsl(), hsla(), oklch(), oklab() or a colour name, in
 * any case. Anything else is undefined, including `var(…)`, `currentcolor` and `color-mix()`.
 */
export function parseColour(text: string): Colour | undefined {
  const word = text.trim().toLowerCase();
  const hex = HEX.exec(word);
  if (hex?.[1]) return fromHex(hex[1]);
  const call = CALL.exec(word);
  if (!call?.[1] || call[2] === undefined) return namedColour(word);
  const parts = partsOf(call[2]);
  return parts && fromParts(call[1], parts);
}
