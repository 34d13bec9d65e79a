import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { settle } from '../testing/samples.ts';
import { isAskingPartner, partnerLaunchMachine, type PartnerAnswer } from './partner-launch.machine.ts';

const never = () => new Promise<never>(() => {});

function openLaunch({
  hasToken = true,
  answer = never,
}: { hasToken?: boolean; answer?: () => Promise<PartnerAnswer> } = {}) {
  const did: string[] = [];
  const clock = new SimulatedClock();
  const launch = createActor(
    partnerLaunchMachine.provide({
      actors: { requestPartner: fromPromise(() => (did.push('ask'), answer())) },
      actions: {
        toastError: (_, { message }) => did.push(`toast ${message}`),
        openPath: (_, { path }) => did.push(`open ${path}`),
        openLink: (_, { link }) => did.push(`link ${link}`),
      },
    }),
    { clock, input: { hasToken } },
  ).start();
  return { launch, clock, did, state: () => launch.getSnapshot().value };
}

test('[VAL-2] a visitor is told to log in and goes to the root; nothing is asked', () => {
  const { launch, did, state } = openLaunch({ hasToken: false });
  launch.send({ type: 'partner.chosen' });
  expect(did).toEqual(['toast Please Login first! ', 'open /']);
  expect(state()).toEqual({ ready: 'refused' });
  expect(launch.getSnapshot().context.refusal).toBe('Please Login first! ');
});

test('[VAL-2] a bettor comes to the partner’s site, by one asking however often they click', async () => {
  const { launch, did, state } = openLaunch({
    answer: async () => ({ kind: 'link', link: 'https://partner/x' }),
  });
  launch.send({ type: 'partner.chosen' });
  expect(isAskingPartner(launch.getSnapshot())).toBe(true);
  expect(launch.getSnapshot().can({ type: 'partner.chosen' })).toBe(false);
  await settle();
  expect(did).toEqual(['ask', 'link https://partner/x']);
  expect(state()).toEqual({ ready: 'idle' });
});

test('a visitor who signs in may go there', () => {
  const { launch, state } = openLaunch({ hasToken: false });
  launch.send({ type: 'token.changed', hasToken: true });
  launch.send({ type: 'partner.chosen' });
  expect(state()).toBe('asking');
});

test('what the exchange refuses is said in its own words', async () => {
  const { launch, did, state } = openLaunch({
    answer: async () => ({ kind: 'refused', message: 'Not today.' }),
  });
  launch.send({ type: 'partner.chosen' });
  await settle();
  expect(did).toEqual(['ask', 'toast Not today.']);
  expect(state()).toEqual({ ready: 'refused' });
  expect(launch.getSnapshot().context.refusal).toBe('Not today.');
});

test('a failure and a silence are both reported, and another try is open', async () => {
  const failing = openLaunch({ answer: async () => Promise.reject(new Error('cut')) });
  failing.launch.send({ type: 'partner.chosen' });
  await settle();
  const silent = openLaunch();
  silent.launch.send({ type: 'partner.chosen' });
  silent.clock.increment(8_000);
  for (const { launch, did, state } of [failing, silent]) {
    expect(did).toEqual(['ask', 'toast Something went wrong. Please try again.']);
    expect(state()).toEqual({ ready: 'noAnswer' });
    expect(launch.getSnapshot().can({ type: 'partner.chosen' })).toBe(true);
  }
});

test('signing out while the address is asked for drops the launch', async () => {
  const { launch, did, state } = openLaunch({
    answer: async () => ({ kind: 'link', link: 'https://partner/x' }),
  });
  launch.send({ type: 'partner.chosen' });
  launch.send({ type: 'token.changed', hasToken: false });
  await settle();
  expect(did).toEqual(['ask']);
  expect(state()).toEqual({ ready: 'idle' });
});

test('the asking goes on while the token is renewed', async () => {
  const { launch, did } = openLaunch({ answer: async () => ({ kind: 'link', link: 'https://partner/x' }) });
  launch.send({ type: 'partner.chosen' });
  launch.send({ type: 'token.changed', hasToken: true });
  await settle();
  expect(did).toEqual(['ask', 'link https://partner/x']);
});
