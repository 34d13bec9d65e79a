import type { z } from 'zod';

/** A setting of the server's processes: an environment variable. */
export interface Setting<Value> {
  read: z.ZodType<Value, string> | z.ZodType<Value, string | undefined>;
  /** What is read if it is not set. */
  fallback?: string;
  /** What applies if it is not set, described for the reader. */
  default: string;
  effect: string;
  /** Its command-line flag, without the dashes. */
  flag?: string;
  /** The value is a secret or may carry one, so that no message tells it. */
  isSecret?: true;
}

export const setting = <Value>(
  read: z.ZodType<Value, string>,
  fallback: string,
  effect: string,
  flag?: string,
): Setting<Value> => ({
  read,
  fallback,
  default: fallback,
  effect,
  flag,
});

export const optional = <Value>(
  kind: z.ZodType<Value, string>,
  absent: string,
  effect: string,
  flag?: string,
): Setting<Value | undefined> => ({ read: kind.optional(), default: absent, effect, flag });

/** A key or an address: a person may have put a password where none belongs. */
export const secret = <Value>(kind: z.ZodType<Value, string>, absent: string, effect: string) => ({
  ...optional(kind, absent, effect),
  isSecret: true as const,
});
