import { expect, test } from 'vitest';
import {
  defaultExchangeId,
  exchangeTabs,
  litTab,
  publicationOf,
  tabDestination,
  tabIds,
  tabOfPath,
} from './exchange-tab.ts';

const type = (exchangeId: string, sequence: number) => ({
  exchangeId,
  exchangeName: `Type ${exchangeId}`,
  highlight: false,
  sequence,
});
const idsOf = (...args: Parameters<typeof exchangeTabs>) =>
  exchangeTabs(...args).map(({ exchangeId }) => exchangeId);

test('[ENT-13] the id of every tab that is no sport is the specification’s, as a text', () => {
  expect(tabIds).toEqual({
    inPlay: '00',
    home: '11',
    tipsReview: '98',
    internationalCasino: '16',
    partnerExchange: '88022',
  });
});

test('[XBR-1] [XBR-3] Inplay comes first, VIMAAN at 9, the server’s types between them by sequence', () => {
  expect(idsOf([type('16', 5), type('11', 1), type('98', 12), type('4', 2)])).toEqual([
    '00',
    '11',
    '4',
    '16',
    '88022',
    '98',
  ]);
  expect(exchangeTabs([])).toEqual([
    { exchangeId: '00', exchangeName: 'Inplay', highlight: false, sequence: 0 },
    { exchangeId: '88022', exchangeName: 'VIMAAN', highlight: false, sequence: 9 },
  ]);
});

test('[XBR-3] types of one sequence keep their order, and a server that sends Inplay too adds no second', () => {
  expect(idsOf([type('98', 3), type('16', 3), type('00', 4), type('88022', 1)])).toEqual([
    '00',
    '98',
    '16',
    '88022',
  ]);
});

test('[XBR-4] 10 and 32 are left out, and of the sports all but 4, 66101 and 66103', () => {
  const sent = ['10', '32', '4', '2', '1', '7', '7522', '66101', '66102', '66103', '66104', '4339'];
  expect(idsOf(sent.map((id) => type(id, 1)))).toEqual(['00', '4', '66101', '66103', '88022']);
});

test('[XBR-4] what is no sport stays, also when the server lists it among the sports; a sport unknown here goes', () => {
  const sent = ['11', '98', '16', '555', '777'].map((id) => type(id, 1));
  const sports = [{ sportId: '16' }, { sportId: '555' }];
  expect(idsOf(sent, sports)).toEqual(['00', '11', '98', '16', '777', '88022']);
});

test.each([
  ['00', '/inplay', null],
  ['11', '/', null],
  ['98', '/tipsreview', null],
  ['66101', '/virtualsports', null],
  ['16', '/intcasino', null],
  ['66103', '/binary', null],
  ['4', '/?sport=4', '4'],
  ['777', '/?sport=4', '4'],
])('[XBR-2] tab %s leads to %s and chooses sport %s', (id, path, sportId) => {
  expect(tabDestination(id)).toEqual({ kind: 'page', path, sportId });
});

test('[XBR-2] tab 88022 leads to the partner’s site', () => {
  expect(tabDestination('88022')).toEqual({ kind: 'partner' });
});

test.each([
  ['/inplay', '11', '00'],
  ['/intcasino/', '00', '16'],
  ['/', '00', '11'],
  ['/home', '98', '11'],
  ['/', '4', '11'],
  ['/?sport=4', '4', '4'],
  ['/?sport=4', '11', '4'],
  ['/?sport=4', '777', '777'],
  ['/?sport=1', '4', '11'],
  ['/inplay?sport=1', '11', '00'],
  ['/', '88022', '88022'],
  ['/marketdetails/7/4', '00', '00'],
])('on %s the stored tab %s becomes %s', (path, stored, becomes) => {
  expect(tabOfPath(path, stored)).toBe(becomes);
});

test.each([
  ['/inplay', '11', '00'],
  ['/intcasino', '11', '16'],
  ['/casino', '11', '16'],
  ['/tipsreview', '00', '98'],
  ['/virtualsports', '11', '66101'],
  ['/virtualdetails/66101/9.1', '11', '66101'],
  ['/binary', '88022', '66103'],
  ['/', '00', '11'],
  ['/home', '4', '11'],
  ['/home?sport=4', '4', '4'],
  ['/?sport=1', '4', '11'],
  ['/inplay?sport=4', '4', '00'],
  ['/', '88022', '11'],
  ['/settings', '00', null],
  ['/settings', '16', null],
  ['/settings', '4', null],
  ['/settings', '11', '11'],
  ['/marketdetails/7/4', '00', '00'],
  ['/marketdetails/7/4', '88022', null],
  ['/marketdetails/7/4', '66101', '11'],
  ['/settings', '88022', null],
])('[XBR-5] on %s, with %s stored, %s is lit', (path, stored, lit) => {
  expect(litTab(path, stored)).toBe(lit);
});

test('[XBR-5] Home is the default; only Inplay publishes an inplay event', () => {
  expect(defaultExchangeId).toBe('11');
  expect(publicationOf('00')).toBe('inPlay');
  for (const other of ['11', '16', '4']) expect(publicationOf(other), other).toBe('exchange');
});
