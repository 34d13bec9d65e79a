import { z } from 'zod';
import { defineCall } from './call.ts';
import { marketDefinition } from './market.ts';
import { amount, id } from './values.ts';

const sportMarket = marketDefinition
  .pick({ marketId: true, eventId: true, marketName: true, kind: true })
  .extend({
    runners: z.int().nonnegative().describe('How many can be bet on'),
    matched: amount.describe('Backers’ stakes matched in it'),
  });

export const listSportMarkets = defineCall({
  name: 'listSportMarkets',
  summary:
    'What can be bet on in a sport, without prices: each open market’s name, and how much was matched in it',
  tag: 'Markets',
  method: 'GET',
  path: '/sports/:sportId/markets',
  auth: 'none',
  params: z.strictObject({ sportId: id }),
  data: z.array(sportMarket),
});
