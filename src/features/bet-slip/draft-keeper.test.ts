import { expect, test } from 'vitest';
import type { DraftCard } from '#domain/bet/slip-card.ts';
import { visitorName } from '#kept/layline-database.ts';
import type { KeptDrafts } from '#kept/kept-drafts.ts';
import { away, awayToLay, home, openSlip } from '#machines/testing/open-slip.ts';
import { DraftKeeper } from './draft-keeper.ts';

/** What one browser keeps, for all its tabs. */
function openDrafts() {
  const rows = new Map<string, DraftCard[]>();
  const of = (userName: string) => rows.get(userName) ?? [];
  const drafts: KeptDrafts = {
    of: async (userName) => structuredClone(of(userName)),
    save: async (userName, saved, dropped) => {
      const gone = [...dropped, ...saved.map(({ id }) => id)];
      rows.set(userName, [...of(userName).filter(({ id }) => !gone.includes(id)), ...structuredClone(saved)]);
    },
    takeVisitors: async (userName) => {
      rows.set(userName, [...of(userName), ...of(visitorName)]);
      rows.delete(visitorName);
    },
  };
  return { of, drafts };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

/** A visitor's tab, once it shows what the browser keeps. */
async function openTab(drafts: KeptDrafts) {
  const tab = openSlip('visitor');
  const keeper = new DraftKeeper(tab.slip, drafts);
  let stop = keeper.startFor(visitorName);
  await settled();
  /** Its user signs in, here or in another tab. */
  const signIn = async () => {
    stop();
    tab.slip.send({ type: 'bettor.changed', bettor: 'bettor' });
    stop = keeper.startFor('asha');
    await settled();
  };
  return { ...tab, signIn };
}

/** Everything under way is answered: the fake answers at once. */
const settled = () => new Promise((done) => setImmediate(done));
const stakesIn = ({ cards }: Tab) => cards().map(({ id, stakeText }) => [id, stakeText]);

/** Two tabs that show the same two selections; the second is behind the first. */
async function openTabs() {
  const { of, drafts } = openDrafts();
  const front = await openTab(drafts);
  front.pick();
  front.stake(home, '100');
  front.pick(awayToLay);
  await settled();
  return {
    front,
    behind: await openTab(drafts),
    keptStakes: () => of('asha').map(({ id, stakeText }) => [id, stakeText]),
  };
}

test('a tab that was never touched does not write back, at the sign-in, what was cleared in another one', async () => {
  const { front, behind, keptStakes } = await openTabs();
  expect(stakesIn(behind)).toEqual([
    [home, '100'],
    [away, ''],
  ]);
  front.slip.send({ type: 'slip.cleared' });
  await front.signIn();
  await behind.signIn();
  expect(stakesIn(behind)).toEqual([]);
  expect(keptStakes()).toEqual([]);
});

test('nor the stake that stood there before it was changed in another one', async () => {
  const { front, behind, keptStakes } = await openTabs();
  front.stake(home, '250');
  front.slip.send({ type: 'odds.typed', id: home, text: '2.4' });
  await front.signIn();
  await behind.signIn();
  expect(stakesIn(behind)).toEqual([
    [home, '250'],
    [away, ''],
  ]);
  expect(behind.cards()).toMatchObject([{ oddsText: '2.4' }, {}]);
  expect(keptStakes()).toEqual([
    [home, '250'],
    [away, ''],
  ]);
});

test('what was chosen in both tabs has one id in both after the sign-in, so that the same bet is placed once', async () => {
  const { drafts } = openDrafts();
  const front = await openTab(drafts);
  const behind = await openTab(drafts);
  behind.pick();
  behind.stake(home, '100');
  await settled();
  // Ids are the tab's own here: without this, both would begin with the same one.
  front.pick(awayToLay);
  front.pick();
  front.stake(home, '250');
  await settled();
  await front.signIn();
  await behind.signIn();
  const cardOf = ({ cards }: Tab) => cards().find(({ id }) => id === home);
  expect(cardOf(behind)).toMatchObject({ stakeText: '250', clientId: cardOf(front)?.clientId });
});

test('what a full browser did not take stays in the slip at the sign-in', async () => {
  const { drafts } = openDrafts();
  const full: KeptDrafts = {
    ...drafts,
    save: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
  };
  const tab = await openTab(full);
  tab.pick();
  await tab.signIn();
  expect(stakesIn(tab)).toEqual([[home, '']]);
});

test('what was chosen before the browser had told what it keeps is kept all the same', async () => {
  const { of, drafts } = openDrafts();
  const tab = openSlip('visitor');
  const keeper = new DraftKeeper(tab.slip, drafts);
  keeper.startFor(visitorName)();
  tab.pick();
  tab.slip.send({ type: 'bettor.changed', bettor: 'bettor' });
  keeper.startFor('asha');
  await settled();
  expect(of('asha')).toMatchObject([{ id: home }]);
});
