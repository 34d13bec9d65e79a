import type { Incident } from './scoreboard.ts';
import { isOfSeal, revealedStart, sealedStart, withoutSeal } from './seal-incidents.ts';

/** What has been told of an event whose outcome follows from a sealed text. */
export interface SealedEvent {
  /** The text's SHA-256, in hex. */
  seal: string;
  /** The text: a seed, and what else the outcome follows from. Null until it is revealed. */
  revealed: string | null;
  /** What else was told, oldest first. */
  told: readonly string[];
}

/** A kind of virtual event whose outcome follows from chances and numbers. */
export type ChanceKind = 'race' | 'football' | 'over';

/** How an outcome follows from what was sealed: of a virtual event, or of an index where it closes. */
export type VirtualKind = ChanceKind | 'index';

export interface NamedChance {
  name: string;
  /** In ten-thousandths, so that every program reads the same chance. */
  chance: number;
}

export interface ChanceTerms {
  kind: ChanceKind;
  chances: readonly NamedChance[];
}

export interface IndexTerms {
  kind: 'index';
  /** Where the index starts, hundredths of a point. */
  start: number;
}

/** What the outcome of a sealed event follows from besides its seed. */
export type VirtualTerms = ChanceTerms | IndexTerms;

const chanceKinds: readonly ChanceKind[] = ['race', 'football', 'over'];

const listOf = (terms: VirtualTerms): string =>
  terms.kind === 'index'
    ? `start ${terms.start}`
    : terms.chances.map(({ name, chance }) => `${name} ${chance}`).join(', ');

/**
 * Returns the text that is sealed: `5eed… football: Pixel United 483, Modem Albion 383`, `5eed… index: start 2001350`;
 * without terms the seed alone.
 */
export const sealedTextOf = (seed: string, terms?: VirtualTerms): string =>
  terms ? `${seed} ${terms.kind}: ${listOf(terms)}` : seed;

/** Reads the terms off a sealed text; null if it has none that are known. */
export function termsOf(text: string): VirtualTerms | null {
  const [, kindText, list] = /^\S+ (\w+): (.+)$/.exec(text) ?? [];
  if (list === undefined) return null;
  if (kindText === 'index') {
    const start = /^start (\d+)$/.exec(list)?.[1];
    return start === undefined ? null : { kind: 'index', start: Number(start) };
  }
  const kind = chanceKinds.find((one) => one === kindText);
  if (!kind) return null;
  const chances = list.split(', ').map((one) => {
    const gap = one.lastIndexOf(' ');
    return { name: one.slice(0, gap), chance: Number(one.slice(gap + 1)) };
  });
  return { kind, chances };
}

/** Reads what was told of a sealed event; null if no seal was. */
export function sealedEventOf(incidents: readonly Pick<Incident, 'text'>[]): SealedEvent | null {
  const find = (start: string) =>
    incidents
      .find((incident) => isOfSeal(incident) && incident.text.startsWith(start))
      ?.text.slice(start.length);
  const seal = find(sealedStart);
  if (seal === undefined) return null;
  return {
    seal,
    revealed: find(revealedStart) ?? null,
    told: withoutSeal(incidents).map(({ text }) => text),
  };
}

const places = ['First', 'Second', 'Third'] as const;

/** Returns a draw's digits, the first one first; null for one that was not told yet. */
export const digitsTold = (told: readonly string[]): (number | null)[] =>
  places.map((place) => {
    const digit = told.map((text) => new RegExp(`^${place} digit: (\\d)$`).exec(text)?.[1]).find(Boolean);
    return digit === undefined ? null : Number(digit);
  });

/** What the number at a place (from 0) follows from: it is read off this text's SHA-256. */
export const numberText = (text: string, place: number): string => `${text}:${place}`;

const fourBytes = (hash: string): number => Number.parseInt(hash.slice(0, 8), 16);

/** Returns the digit that follows from a SHA-256 in hex: its first four bytes as a number, modulo ten. */
export const digitOfHash = (hash: string): number => fourBytes(hash) % 10;

/** Returns the number in [0, 1) that follows from a SHA-256 in hex: its first four bytes, divided by 2³². */
export const numberOfHash = (hash: string): number => fourBytes(hash) / 2 ** 32;
