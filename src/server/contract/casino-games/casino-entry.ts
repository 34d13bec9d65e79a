import { z } from 'zod';
import { id, text } from '../values.ts';

/** Millionths of the stake: 972973 is a return to the player of 97.2973 %. */
const returnToPlayer = z.int().nonnegative().describe('Mean payout in millionths of the stake, rounded');

/** A game of the lobby (ENT-8), with what everybody may know of it. */
export const casinoEntry = z.object({
  eventId: id,
  link: text,
  roundLink: text
    .nullable()
    .describe('Where a played round is shown with its seed, for {eventId} and {roundId}; null where none is'),
  companyName: text,
  popular: z.boolean(),
  name: text,
  category: text,
  art: z
    .object({
      motif: z.enum(['CARDS', 'DICE', 'WHEEL', 'REELS']),
      hue: z.int().min(0).max(359).describe('Degrees'),
      marks: z.array(text.max(4)).max(3),
    })
    .describe('What the game’s picture is drawn from'),
  rules: text,
  bets: z
    .array(z.object({ label: text, pays: text, returnToPlayer }))
    .describe('Empty for a game of a partner, who states them elsewhere'),
  returnToPlayer: z
    .object({ least: returnToPlayer, most: returnToPlayer })
    .nullable()
    .describe('Of the bets; null for a game of a partner'),
});

export type CasinoEntry = z.infer<typeof casinoEntry>;
