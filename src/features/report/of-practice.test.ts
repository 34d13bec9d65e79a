import { expect, test } from 'vitest';
import type { GraphqlClient } from '#graphql/client.ts';
import { ofPractice, pageOf } from './of-practice.ts';
import type { ReportKind, ReportQuestion } from './report-kind.ts';

const question: ReportQuestion = {
  period: { from: '2026-05-01', to: '2026-05-07', zone: 'UTC' },
  page: { offset: 0, limit: 25, direction: 'DESC' },
  sort: 'AT',
};
const asked: ReportQuestion[] = [];
const kind: ReportKind = {
  id: 'statement',
  label: 'Statement',
  columns: [],
  order: { sort: 'AT', direction: 'DESC' },
  emptyTitle: '',
  emptyText: '',
  read: async (_, one) => {
    asked.push(one);
    const cells = [{ text: 'Match Odds', href: '/userBetHistory/m1/4?from=2026-05-01' }, { money: 5 }];
    return { count: 1, sums: [], rows: [{ id: '1', group: { id: 'm1', text: 'M', href: '/m1' }, cells }] };
  },
};

test('the report of a kept practice account asks for that one, and its links stay with it', async () => {
  const practice = ofPractice(kind);
  expect(practice).toMatchObject({ id: 'practice statement', isPractice: true });
  const answer = await practice.read({} as GraphqlClient, question);
  expect(asked).toEqual([{ ...question, isPractice: true }]);
  expect(answer).toMatchObject({
    rows: [
      {
        group: { href: '/m1?of=practice' },
        cells: [{ href: '/userBetHistory/m1/4?from=2026-05-01&of=practice' }, { money: 5 }],
      },
    ],
  });
});

test.each([
  ['/profitloss?from=2026-05-01', true, '/profitloss?from=2026-05-01&of=practice'],
  ['?page=2&of=practice', true, '?page=2&of=practice'],
  ['/profitloss?of=practice', false, '/profitloss'],
  ['/profitloss', false, '/profitloss'],
])('%s, of practice: %s', (href, isPractice, page) => {
  expect(pageOf(href, isPractice)).toBe(page);
});
