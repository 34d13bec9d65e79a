import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { isStreamOpen, liveStreamMachine, type LiveStreamEvent } from './live-stream.machine.ts';

/** The panel with video `one`. */
function openPanel({ hasToken = true }: { hasToken?: boolean } = {}) {
  const toasts: string[] = [];
  const panel = createActor(
    liveStreamMachine.provide({ actions: { toastError: (_, { message }) => toasts.push(message) } }),
    { input: { hasToken, videoId: 'one' } },
  ).start();
  return {
    toasts,
    send: (...events: LiveStreamEvent[]) => events.forEach((event) => panel.send(event)),
    isOpen: () => isStreamOpen(panel.getSnapshot()),
  };
}
const toggle: LiveStreamEvent = { type: 'toggle.pressed' };

test('[PNL-7] the panel starts closed and toggles', () => {
  const { send, isOpen } = openPanel();
  const seen = [isOpen()];
  send(toggle);
  seen.push(isOpen());
  send(toggle);
  expect([...seen, isOpen()]).toEqual([false, true, false]);
});

test('[VAL-4] [PNL-7] without a token it stays closed and says what to do', () => {
  const { send, isOpen, toasts } = openPanel({ hasToken: false });
  send(toggle);
  expect(isOpen()).toBe(false);
  expect(toasts).toEqual(['Please Login Before To Watch Live']);
  send({ type: 'token.changed', hasToken: true }, toggle);
  expect(isOpen()).toBe(true);
  expect(toasts).toEqual(['Please Login Before To Watch Live']);
});

test('[PNL-7] another video closes it, the same one does not', () => {
  const { send, isOpen } = openPanel();
  send(toggle, { type: 'video.changed', videoId: 'one' });
  expect(isOpen()).toBe(true);
  send({ type: 'video.changed', videoId: 'two' });
  expect(isOpen()).toBe(false);
  send(toggle, { type: 'video.changed', videoId: null });
  expect(isOpen()).toBe(false);
});

test('signing out closes it without a word; a renewed token leaves it open', () => {
  const { send, isOpen, toasts } = openPanel();
  send(toggle, { type: 'token.changed', hasToken: true });
  expect(isOpen()).toBe(true);
  send({ type: 'token.changed', hasToken: false });
  expect(isOpen()).toBe(false);
  expect(toasts).toEqual([]);
});
