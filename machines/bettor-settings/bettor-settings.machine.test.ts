import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { defaultBettorSettings, type BettorSettings } from '#domain/bettor/bettor-settings.ts';
import { settle } from '../testing/samples.ts';
import { bettorSettingsMachine, type SettingChanges } from './bettor-settings.machine.ts';

/** Settings kept by user. The exchange answers saves only when told to. */
function openSettings(kept: Record<string, BettorSettings> = {}) {
  const clock = new SimulatedClock();
  const saves: { userName: string | null; changes: SettingChanges; end: (isSaved: boolean) => void }[] = [];
  let isReachable = true;
  let isSilent = false;
  const actor = createActor(
    bettorSettingsMachine.provide({
      actors: {
        loadSettings: fromPromise(async ({ input: { userName } }) => {
          if (!isReachable) throw new Error('no answer');
          if (isSilent) await new Promise<never>(() => {});
          return kept[userName ?? ''] ?? defaultBettorSettings;
        }),
        saveSettings: fromPromise(
          ({ input }) =>
            new Promise<void>((resolve, reject) =>
              saves.push({
                ...input,
                end: (isSaved) => (isSaved ? resolve() : reject(new Error('no answer'))),
              }),
            ),
        ),
      },
    }),
    { clock, input: { userName: 'asha', seed: 1 } },
  ).start();
  return {
    actor,
    saves,
    pass: (ms: number) => clock.increment(ms),
    reach: (isNow: boolean) => {
      isReachable = isNow;
    },
    silence: (isNow: boolean) => {
      isSilent = isNow;
    },
    state: () => actor.getSnapshot().value,
    settings: () => actor.getSnapshot().context.settings,
    change: (change: SettingChanges) => actor.send({ type: 'setting.changed', change }),
    saveElsewhere: (changes: SettingChanges, userName: string | null = 'asha') =>
      actor.send({ type: 'settings.saved.elsewhere', userName, changes }),
  };
}

const fractional = { ...defaultBettorSettings, oddsFormat: 'FRACTIONAL' as const };

test('what was kept is loaded, and nothing can be changed before', async () => {
  const { state, settings, change } = openSettings({ asha: fractional });
  change({ theme: 'DARK' });
  expect(state()).toBe('loading');
  await settle();
  expect([state(), settings()]).toEqual(['kept', fractional]);
});

test('a change counts at once and is saved', async () => {
  const { state, settings, change, saves } = openSettings();
  await settle();
  change({ oddsFormat: 'FRACTIONAL' });
  expect([state(), settings()]).toEqual(['saving', fractional]);
  expect(saves).toMatchObject([{ userName: 'asha', changes: { oddsFormat: 'FRACTIONAL' } }]);
  saves[0]!.end(true);
  await settle();
  expect(state()).toBe('kept');
});

test('changes while one is being saved are saved after it, together', async () => {
  const { state, change, saves } = openSettings();
  await settle();
  change({ theme: 'DARK' });
  change({ oddsFormat: 'AMERICAN' });
  change({ oddsFormat: 'FRACTIONAL' });
  expect(saves.length).toBe(1);
  saves[0]!.end(true);
  await settle();
  expect([state(), saves.length]).toEqual(['saving', 2]);
  expect(saves[1]!.changes).toEqual({ oddsFormat: 'FRACTIONAL', theme: 'DARK' });
});

test('what could not be saved is said, counts, and is tried again', async () => {
  const { state, settings, change, saves, pass } = openSettings();
  await settle();
  change({ oddsFormat: 'FRACTIONAL' });
  saves[0]!.end(false);
  await settle();
  expect([state(), settings()]).toEqual(['notSaved', fractional]);
  pass(20_000);
  expect([state(), saves.length]).toEqual(['saving', 2]);
});

test('what could not be loaded is asked for again', async () => {
  const { state, settings, reach, pass, actor } = openSettings({ ben: fractional });
  reach(false);
  actor.send({ type: 'user.changed', userName: 'ben' });
  await settle();
  expect(state()).toBe('notLoaded');
  reach(true);
  pass(20_000);
  await settle();
  expect([state(), settings()]).toEqual(['kept', fractional]);
});

test('nobody sees the settings of whoever was there before', async () => {
  const { actor, settings, state } = openSettings({ asha: fractional });
  await settle();
  actor.send({ type: 'user.changed', userName: null });
  expect(settings()).toEqual(defaultBettorSettings);
  await settle();
  expect(state()).toBe('kept');
});

test('an answer for whoever was there before changes nothing', async () => {
  const { actor, saves, change, settings } = openSettings({ ben: fractional });
  await settle();
  change({ theme: 'DARK' });
  actor.send({ type: 'user.changed', userName: 'ben' });
  saves[0]!.end(true);
  await settle();
  expect(settings()).toEqual(fractional);
});

test('settings that never come are asked for again after a while', async () => {
  const { state, pass, silence, settings } = openSettings({ asha: fractional });
  silence(true);
  pass(7_999);
  expect(state()).toBe('loading');
  silence(false);
  pass(1);
  expect(state()).toBe('notLoaded');
  pass(500);
  await settle();
  expect([state(), settings()]).toEqual(['kept', fractional]);
});

test('a saving that is never answered is tried again after a while, with what was changed meanwhile', async () => {
  const { state, pass, change, saves, settings } = openSettings();
  await settle();
  change({ theme: 'DARK' });
  change({ oddsFormat: 'FRACTIONAL' });
  pass(8_000);
  expect([state(), settings()]).toEqual(['notSaved', { ...fractional, theme: 'DARK' }]);
  pass(500);
  expect([state(), saves.length]).toEqual(['saving', 2]);
  expect(saves[1]!.changes).toEqual({ theme: 'DARK', oddsFormat: 'FRACTIONAL' });
});

test('only what changed is saved: the rest may have been changed by another page of the user', async () => {
  const { change, saves } = openSettings({ asha: fractional });
  await settle();
  change({ theme: 'DARK' });
  saves[0]!.end(true);
  await settle();
  change({ look: 'Night' });
  expect(saves.map(({ changes }) => changes)).toEqual([{ theme: 'DARK' }, { look: 'Night' }]);
});

test('what another tab saves for the same user counts here, is not saved again, and waits for what is changed here', async () => {
  const { state, settings, saveElsewhere, change, saves } = openSettings();
  await settle();
  saveElsewhere({ oddsFormat: 'FRACTIONAL' });
  saveElsewhere({ theme: 'DARK' }, 'ben');
  saveElsewhere({ theme: 'DARK' }, null);
  expect([state(), settings(), saves]).toEqual(['kept', fractional, []]);
  change({ theme: 'LIGHT' });
  saveElsewhere({ theme: 'DARK', look: 'Night' });
  expect(settings()).toEqual({ ...fractional, theme: 'LIGHT', look: 'Night' });
  expect(saves[0]!.changes).toEqual({ theme: 'LIGHT' });
});

test('what another tab saves while the settings are loaded is loaded too', async () => {
  const kept = { ben: defaultBettorSettings };
  const { actor, settings, state, silence, saveElsewhere } = openSettings(kept);
  silence(true);
  actor.send({ type: 'user.changed', userName: 'ben' });
  await settle();
  expect(state()).toBe('loading');
  kept.ben = fractional;
  silence(false);
  saveElsewhere({ oddsFormat: 'FRACTIONAL' }, 'ben');
  await settle();
  expect([state(), settings()]).toEqual(['kept', fractional]);
});

test('what one user changed and did not get saved is not saved for the next', async () => {
  const { actor, change, saves, settings } = openSettings();
  await settle();
  change({ theme: 'DARK' });
  actor.send({ type: 'user.changed', userName: 'ben' });
  await settle();
  change({ look: 'Night' });
  expect(saves.at(-1)).toMatchObject({ userName: 'ben', changes: { look: 'Night' } });
  expect(saves.at(-1)!.changes).not.toHaveProperty('theme');
  expect(settings().theme).toBe('SYSTEM');
});

test('word of the user who is there already changes nothing', async () => {
  const { actor, state, settings } = openSettings({ asha: fractional });
  await settle();
  actor.send({ type: 'user.changed', userName: 'asha' });
  expect([state(), settings()]).toEqual(['kept', fractional]);
});

test('what another tab saves for somebody else does not have the settings loaded again', async () => {
  const { actor, silence, saveElsewhere, state } = openSettings({ ben: fractional });
  silence(true);
  actor.send({ type: 'user.changed', userName: 'ben' });
  await settle();
  silence(false);
  saveElsewhere({ oddsFormat: 'FRACTIONAL' }, 'asha');
  await settle();
  expect(state()).toBe('loading');
});

test('what could not be loaded is asked for at once by a press', async () => {
  const { actor, reach, settings, state } = openSettings({ ben: fractional });
  reach(false);
  actor.send({ type: 'user.changed', userName: 'ben' });
  await settle();
  reach(true);
  actor.send({ type: 'retry.chosen' });
  await settle();
  expect([state(), settings()]).toEqual(['kept', fractional]);
});

test('what could not be saved is saved at once by a press, or with the next change', async () => {
  const { actor, change, saves, state } = openSettings();
  await settle();
  change({ theme: 'DARK' });
  saves[0]!.end(false);
  await settle();
  actor.send({ type: 'retry.chosen' });
  expect([state(), saves[1]!.changes]).toEqual(['saving', { theme: 'DARK' }]);
  saves[1]!.end(false);
  await settle();
  change({ look: 'Night' });
  expect([state(), saves[2]!.changes]).toEqual(['saving', { theme: 'DARK', look: 'Night' }]);
});
