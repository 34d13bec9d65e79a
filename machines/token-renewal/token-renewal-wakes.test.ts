import { expect, test } from 'vitest';
import { SessionOver } from '#domain/bettor/session.ts';
import { at, issued, openRenewal } from '../testing/open-renewal.ts';

/** The page is shown again, or a call was answered with 401. */

const endless = () => new Promise<never>(() => {});
const cut = () => Promise.reject(new Error('cut'));

const putRight = { type: 'page.shown', now: at('23:05') } as const;

test.each([
  ['fresh', at('10:00'), endless],
  ['renewing', at('10:20'), endless],
  ['unanswered', at('10:20'), cut],
])(
  'a clock that is put right by thirteen hours, %s, ends no session: the exchange is asked, and it goes on',
  async (value, from, first) => {
    let isRight = false;
    const { child, clock, heard, state, settle } = openRenewal(from, async () =>
      isRight ? issued('second', '23:05', '23:35') : first(),
    );
    clock.increment(0);
    await settle();
    expect(state()).toBe(value);
    isRight = true;
    child.send(putRight);
    clock.increment(0);
    await settle();
    expect(state()).toBe('fresh');
    expect(heard).toEqual(['second']);
  },
);

test('past the hard limit of its own clock the page asks until it is answered, and only a refusal is the end', async () => {
  const answers = [cut, endless, cut, () => Promise.reject(new SessionOver())];
  const { child, clock, heard, settle } = openRenewal(at('10:00'), () => answers.shift()!());
  child.send(putRight);
  for (let second = 0; answers.length > 0; second++) {
    expect(heard).toEqual([]);
    clock.increment(1_000);
    await settle();
  }
  expect(heard).toEqual(['over']);
});

test('a clock that is put back says nothing of the token’s age: it is renewed at once', async () => {
  const { child, clock, heard, settle } = openRenewal(at('10:00'), async () =>
    issued('second', '08:00', '10:45'),
  );
  child.send({ type: 'page.shown', now: at('08:00') });
  clock.increment(0);
  await settle();
  expect(heard).toEqual(['second']);
});

test.each([
  ['renewing', endless],
  ['unanswered', cut],
])('a page that is shown while %s asks again at once', async (value, renew) => {
  let asked = 0;
  const { child, clock, heard, state, settle } = openRenewal(at('10:20'), async () => {
    if (++asked === 1) return renew();
    return issued('second', '10:21', '10:51');
  });
  clock.increment(0);
  await settle();
  expect(state()).toEqual(value);
  expect(asked).toBe(1);
  child.send({ type: 'page.shown', now: at('10:21') });
  clock.increment(0);
  await settle();
  expect(state()).toBe('fresh');
  expect(asked).toBe(2);
  expect(heard).toEqual(['second']);
});

test.each([
  ['fresh', at('10:00'), endless],
  ['renewing', at('10:20'), endless],
  ['unanswered', at('10:20'), cut],
])(
  'a token that is refused, %s, is presented once more; renewed, the session goes on',
  async (value, from, first) => {
    let isRefused = false;
    const { child, clock, heard, state, settle } = openRenewal(from, async () =>
      isRefused ? issued('second', '10:05', '10:35') : first(),
    );
    clock.increment(0);
    await settle();
    expect(state()).toBe(value);
    isRefused = true;
    child.send({ type: 'token.refused' });
    expect(state()).toEqual({ doubted: 'confirming' });
    await settle();
    expect(state()).toBe('fresh');
    expect(heard).toEqual(['second']);
  },
);

test.each([
  ['refused again', () => Promise.reject(new SessionOver()), 0],
  ['not answered for a minute', endless, 60_000],
])('a token that is refused and then %s is over', async (_, renew, wait) => {
  const { child, clock, heard, settle } = openRenewal(at('10:00'), renew);
  child.send({ type: 'token.refused' });
  child.send({ type: 'token.refused' });
  await settle();
  clock.increment(wait);
  expect(heard).toEqual(['over']);
});

test('what cannot be confirmed now is asked again: a lost answer ends no session', async () => {
  const answers = [cut, endless, cut, async () => issued('second', '10:05', '10:35')];
  const { child, clock, heard, state, settle } = openRenewal(at('10:00'), () => answers.shift()!());
  child.send({ type: 'token.refused' });
  for (let second = 0; second < 20; second++) {
    await settle();
    clock.increment(1_000);
  }
  await settle();
  expect(state()).toBe('fresh');
  expect(heard).toEqual(['second']);
  expect(answers).toEqual([]);
});

test('a token of which nothing is known is renewed at once, and its session is not over', async () => {
  const unknown = { ...issued('bare', '10:00', '10:30'), expiresAt: '', hardExpiresAt: '', receivedAt: '' };
  const { clock, heard, state, settle } = openRenewal(
    at('10:00'),
    async () => issued('second', '10:00', '10:30'),
    unknown,
  );
  clock.increment(0);
  await settle();
  expect(state()).toBe('fresh');
  expect(heard).toEqual(['second']);
});

test('a page that is shown while a refused token is presented does not stop that', async () => {
  let asked = 0;
  const { child, state } = openRenewal(at('10:00'), () => {
    asked++;
    return endless();
  });
  child.send({ type: 'token.refused' });
  child.send({ type: 'page.shown', now: at('10:01') });
  expect([state(), asked]).toEqual([{ doubted: 'confirming' }, 1]);
});
