import { afterEach, expect, test, vi } from 'vitest';
import { openChannel } from './open-channel.ts';

afterEach(() => vi.unstubAllGlobals());

test('a browser that refuses its tabs a channel takes nothing down: this one speaks, and hears nobody', () => {
  // oxlint-disable-next-line prefer-arrow-callback -- it is called with `new`
  vi.stubGlobal('BroadcastChannel', function refuse() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const heard: string[] = [];
  const channel = openChannel<string>('a');
  const stop = channel.listen((text) => heard.push(text));
  channel.tell('hello');
  stop();
  expect(heard).toEqual([]);
});
