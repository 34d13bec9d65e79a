import { describe, expect, test } from 'vitest';
import { hrefOf, isAllowed, routes, type Guard, type Visitor } from './route.ts';

const visitor: Visitor = { hasToken: false, isLogin: undefined };
const bettor: Visitor = { hasToken: true, isLogin: 1 };
const blocked: Visitor = { hasToken: true, isLogin: 0 };

describe('the table', () => {
  const table: [string, Guard, string[]][] = [
    ['home is open at its two addresses', 'none', ['', 'logout']],
    ['the lottery is open', 'none', ['lottery']],
    ['changing the password needs a token', 'token', ['changpass']],
    [
      'six pages need a token',
      'token',
      ['accountstatment', 'inplay', 'favourites', 'profitloss', 'settings', 'myBetshistory'],
    ],
    [
      'details are for all but the blocked',
      'notBlocked',
      ['lotterydetails/:eventId/:id', 'marketdetails/:eventId/:id'],
    ],
    [
      'six pages are for all but the blocked',
      'notBlocked',
      ['binary', 'tipsreview', 'virtualsports', 'intcasino', 'casino', 'rules'],
    ],
    ['so is horse racing', 'notBlocked', ['horseRacing/:sportId']],
    ['so is the ball by ball', 'notBlocked', ['ballByBall/:sportId/:eventId']],
    ['a virtual event needs both', 'tokenAndNotBlocked', ['virtualdetails/:sportId/:eventId']],
    [
      'profit and loss by market needs both',
      'tokenAndNotBlocked',
      ['profitlossMarket/:sportsId/:eventId/:startDate/:endDate'],
    ],
    [
      'profit and loss by event needs both',
      'tokenAndNotBlocked',
      ['profitlossEvent/:sportId/:startDate/:endDate'],
    ],
    ['the bets of a market need both', 'tokenAndNotBlocked', ['userBetHistory/:marketId/:sportsId']],
    [
      'six account pages need both',
      'tokenAndNotBlocked',
      ['activityLog', 'rollingComm', 'unsetteledbet', 'passhistory', 'profile', 'referRearn'],
    ],
    [
      'the nine banking pages need both',
      'tokenAndNotBlocked',
      [
        'banking',
        'banking/deposit/:id',
        'banking/deposit-details/:amount',
        'banking/autoDeposit/:amount',
        'banking/payment-waiting/:amount/:utr/:method',
        'banking/withdraw',
        'banking/transfer',
        'banking/reward',
        'banking/withdrawdetails',
      ],
    ],
    ['the bare frame is open', 'none', ['layout']],
    ['the stage of a demo is open, and ours', 'none', ['stage']],
    ['the results of a sport are open, and ours', 'none', ['results/:sportId']],
    ['home is open under its own name, where guards send one', 'none', ['home']],
  ];
  const framed = routes.filter((route) => !('isBare' in route));

  test.each(table)('%s', (_title, guard, expected) => {
    const found = framed.filter(({ path }) => expected.includes(path));
    expect(found.map(({ path }) => path).sort()).toEqual([...expected].sort());
    expect(new Set(found.map((route) => route.guard))).toEqual(new Set([guard]));
  });

  test('registering and the forgotten password stand outside the layout, open', () => {
    const bare = routes.filter((route) => 'isBare' in route);
    expect(bare.map(({ path, guard }) => [path, guard])).toEqual([
      ['signup', 'none'],
      ['forgetPass', 'none'],
    ]);
  });

  test('the layout holds nothing besides, and every route has a name and a path of its own', () => {
    const all = table.flatMap(([, , expected]) => expected);
    expect(framed.map(({ path }) => path).filter((path) => !all.includes(path))).toEqual([]);
    expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length);
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  });
});

describe('the guards', () => {
  const allowed = (guard: Guard) =>
    Object.entries({ visitor, bettor, blocked })
      .filter(([, who]) => isAllowed(guard, who))
      .map(([name]) => name);

  test('everybody may open an open page', () => {
    expect(allowed('none')).toEqual(['visitor', 'bettor', 'blocked']);
  });

  test('[GRD-1] the token guard asks for a token and nothing else', () => {
    expect(allowed('token')).toEqual(['bettor', 'blocked']);
  });

  test('[GRD-2] the login-enabled guard stops the blocked, also when the flag is stored as text; nobody stored passes', () => {
    expect(allowed('notBlocked')).toEqual(['visitor', 'bettor']);
    expect(isAllowed('notBlocked', { ...blocked, isLogin: '0' })).toBe(false);
    expect(isAllowed('notBlocked', { hasToken: true, isLogin: undefined })).toBe(true);
    expect(isAllowed('notBlocked', { hasToken: false, isLogin: 0 })).toBe(false);
  });

  test('[GRD-3] both guards apply together', () => {
    expect(allowed('tokenAndNotBlocked')).toEqual(['bettor']);
    expect(isAllowed('tokenAndNotBlocked', { hasToken: true, isLogin: undefined })).toBe(true);
  });
});

describe('addresses', () => {
  test('the links of the specification are those of the table', () => {
    expect(hrefOf('root')).toBe('/');
    expect(hrefOf('inPlay')).toBe('/inplay');
    expect(hrefOf('internationalCasino')).toBe('/intcasino');
    expect(hrefOf('tipsReview')).toBe('/tipsreview');
    expect(hrefOf('virtualSports')).toBe('/virtualsports');
    expect(hrefOf('binary')).toBe('/binary');
    expect(hrefOf('lottery')).toBe('/lottery');
    expect(hrefOf('horseRacing', { sportId: '7' })).toBe('/horseRacing/7');
    expect(hrefOf('marketDetails', { eventId: '71', id: '4' })).toBe('/marketdetails/71/4');
    expect(hrefOf('favourites')).toBe('/favourites');
    expect(hrefOf('logout')).toBe('/logout');
    expect(hrefOf('changePassword')).toBe('/changpass');
  });

  test('a parameter is encoded', () => {
    expect(hrefOf('marketDetails', { eventId: 'a/b', id: '4' })).toBe('/marketdetails/a%2Fb/4');
  });
});
