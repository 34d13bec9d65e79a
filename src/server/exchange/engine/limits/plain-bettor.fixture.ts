import { frameKinds, type FrameKind } from '#domain/limits/frame.ts';

const hour = 3_600_000;

const calendars = new Map<string, Intl.DateTimeFormat>();

/** Which frame a moment is in, by the words of a wall calendar. */
export function frameName(kind: FrameKind, at: string, zone: string): string {
  const calendar =
    calendars.get(zone) ?? new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
  calendars.set(zone, calendar);
  const day = calendar.format(Date.parse(at));
  if (kind === 'DAY') return day;
  if (kind === 'MONTH') return day.slice(0, 7);
  const noon = new Date(`${day}T12:00:00Z`);
  while (noon.getUTCDay() !== 1) noon.setUTCDate(noon.getUTCDate() - 1);
  return noon.toISOString().slice(0, 10);
}

interface Held {
  amount: number | null;
  asked: { amount: number | null; at: number } | null;
}

/** All that ever happened to one bettor's deposits and limits, counted anew at each question. */
export class PlainBettor {
  readonly open = new Map<string, number>();
  readonly came: { amount: number; at: string }[] = [];
  readonly limits: Record<FrameKind, Held> = {
    DAY: { amount: null, asked: null },
    WEEK: { amount: null, asked: null },
    MONTH: { amount: null, asked: null },
  };
  readonly #zone: string;

  constructor(zone: string) {
    this.#zone = zone;
  }

  leftOf(kind: FrameKind, at: string): number | null {
    const { amount } = this.limits[kind];
    if (amount === null) return null;
    const now = frameName(kind, at, this.#zone);
    let used = [...this.open.values()].reduce((sum, asked) => sum + asked, 0);
    for (const one of this.came) if (frameName(kind, one.at, this.#zone) === now) used += one.amount;
    return Math.max(0, amount - used);
  }

  /** The least that any limit leaves. */
  left(at: string): number {
    return Math.min(...frameKinds.map((kind) => this.leftOf(kind, at) ?? Infinity));
  }

  set(kind: FrameKind, amount: number | null, at: number): void {
    const held = this.limits[kind];
    const isRaise = held.amount !== null && (amount === null || amount > held.amount);
    this.limits[kind] = isRaise ? { amount: held.amount, asked: { amount, at } } : { amount, asked: null };
  }

  confirm(kind: FrameKind, at: number): void {
    const { asked } = this.limits[kind];
    if (!asked || at - asked.at < 24 * hour || at - asked.at >= 8 * 24 * hour) return;
    this.limits[kind] = { amount: asked.amount, asked: null };
  }
}
