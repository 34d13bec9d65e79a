import { z } from 'zod';
import { getAccountChart } from './account-chart.ts';
import { getBetHistory } from './bet-history.ts';
import { defineCall } from './call.ts';
import { getProfitLoss, getStatement } from './reports.ts';
import { time } from './values.ts';

/**
 * What a kept practice account leaves: its reports, which only the account can read that it was turned into. All amounts
 * are of practice money.
 */

export const getKeptPractice = defineCall({
  name: 'getKeptPractice',
  summary: 'Until when the user’s account was one of practice money; null if it never was',
  tag: 'Practice',
  method: 'GET',
  path: '/me/kept-practice',
  auth: 'bettor',
  data: z.object({ until: time }).nullable(),
});

const refusals = [...getStatement.refusals, 'NOT_KEPT'] as const;

export const getKeptStatement = defineCall({
  ...getStatement,
  name: 'getKeptStatement',
  summary: 'The same as the statement, of the practice account that the user has kept',
  path: '/me/kept-practice/statement',
  refusals,
});

export const getKeptProfitLoss = defineCall({
  ...getProfitLoss,
  name: 'getKeptProfitLoss',
  summary: 'The same as the profit and loss, of the practice account that the user has kept',
  path: '/me/kept-practice/profit-loss',
  refusals,
});

export const getKeptBetHistory = defineCall({
  ...getBetHistory,
  name: 'getKeptBetHistory',
  summary: 'The same as the bet history, of the practice account that the user has kept',
  path: '/me/kept-practice/bet-history',
  refusals,
});

export const getKeptAccountChart = defineCall({
  ...getAccountChart,
  name: 'getKeptAccountChart',
  summary: 'The same as the account’s chart, of the practice account that the user has kept',
  path: '/me/kept-practice/account-chart',
  refusals: [...getAccountChart.refusals, 'NOT_KEPT'],
});
