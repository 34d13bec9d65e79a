import { z } from 'zod';
import { themeChoices } from '#domain/bettor/bettor-settings.ts';
import { balance } from './account.ts';
import { defineCall } from './call.ts';
import { amount, clientId, id, money, text, time, userName } from './values.ts';

/** The links out to other sites, for signed-in bettors (CAL-4, VAL-2). */

export const getPartner = defineCall({
  name: 'getPartner',
  summary: 'The address of the partner’s exchange',
  tag: 'Casino',
  method: 'GET',
  path: '/partner',
  auth: 'bettor',
  data: z.object({ link: z.url({ protocol: /^https?$/ }) }),
});

export const createLaunchCode = defineCall({
  name: 'createLaunchCode',
  summary: 'A code that stands for the token at a games host: good for one game, one use and a minute',
  tag: 'Casino',
  method: 'POST',
  path: '/casino/launch-codes',
  auth: 'bettor',
  body: z.strictObject({ eventId: id }),
  data: z.object({ code: text, expiresAt: time }),
  refusals: ['UNKNOWN_GAME'],
});

export const listPlayedGames = defineCall({
  name: 'listPlayedGames',
  summary:
    'The games that a bettor has played, the last played first, with what each came to since a time; at most a hundred',
  tag: 'Casino',
  method: 'GET',
  path: '/casino/played-games',
  auth: 'bettor',
  query: z.strictObject({ since: time }),
  data: z.array(
    z.object({
      eventId: id,
      lastAt: time,
      rounds: z.int().nonnegative().describe('Since that time, as are the sums'),
      staked: amount,
      net: money.describe('What was paid out, less what was staked'),
    }),
  ),
});

/** Tells a games host who is playing. */
export const redeemLaunchCode = defineCall({
  name: 'redeemLaunchCode',
  summary: 'Spend a launch code: who plays which game, and with what',
  tag: 'Casino',
  method: 'POST',
  path: '/casino/launch-codes/redeem',
  auth: 'games',
  body: z.strictObject({ code: text.min(1).max(100) }),
  data: z.object({
    userName,
    eventId: id,
    balance,
    sessionId: id.describe('The session that the code stood for: every round is played in it'),
    theme: z.enum(themeChoices).describe('Whether the user has the site light or dark'),
    isPractice: z.boolean().default(false).describe('Whether all amounts are of practice money'),
  }),
  refusals: ['UNKNOWN_CODE', 'BLOCKED', 'SELF_EXCLUDED', 'TIMED_OUT', 'SESSION_LIMIT', 'REALITY_CHECK'],
});

/** Whether a bettor may still sit at a games host's table. Like a token renewal, asking keeps the session open. */
export const getPlayer = defineCall({
  name: 'getPlayer',
  summary: 'What a bettor who was launched into a game has now, and what became of a round of theirs',
  tag: 'Casino',
  method: 'GET',
  path: '/casino/players/:sessionId',
  auth: 'games',
  params: z.strictObject({ sessionId: id }),
  query: z.strictObject({
    roundId: clientId,
    eventId: id.optional().describe('The game whose last rounds are wanted, too'),
  }),
  data: z.object({
    balance,
    round: z
      .object({ bet: text, stake: amount, payout: amount })
      .nullable()
      .describe('As it was played; null while it was not'),
    rounds: z
      .array(
        z.object({ roundId: clientId, bet: text, result: text, stake: amount, payout: amount, at: time }),
      )
      .describe('The last rounds that the bettor played of the game, the last first'),
  }),
  refusals: ['SESSION_ENDED'],
});

/**
 * A round drawn by a games host. Repeating the same id and contents gives the same answer and moves no money again,
 * even if the session has since ended.
 */
export const playRound = defineCall({
  name: 'playRound',
  summary: 'Take the stake of a round from its bettor and pay what it won, both or neither',
  tag: 'Casino',
  method: 'POST',
  path: '/casino/rounds/:roundId',
  auth: 'games',
  params: z.strictObject({ roundId: clientId }),
  body: z.strictObject({
    userName,
    sessionId: id,
    eventId: id,
    gameName: text.min(1).max(60),
    bet: text.min(1).max(1_000).describe('What was bet on, for the bettor to read'),
    result: text.min(1).max(200).describe('What came, for the bettor to read'),
    stake: amount.min(1),
    payout: amount.describe('The stake included where it comes back; 0 when it is lost'),
  }),
  data: balance,
  refusals: [
    'UNKNOWN_ACCOUNT',
    'UNKNOWN_GAME',
    'SESSION_ENDED',
    'BLOCKED',
    'SELF_EXCLUDED',
    'TIMED_OUT',
    'STAKE_LIMIT',
    'LOSS_LIMIT',
    'SESSION_LIMIT',
    'REALITY_CHECK',
    'INSUFFICIENT_BALANCE',
    'EXPOSURE_TOO_LARGE',
    'BALANCE_TOO_LARGE',
    'CLIENT_ID_REUSED',
  ],
});
