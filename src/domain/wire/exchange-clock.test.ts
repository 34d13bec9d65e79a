import { expect, test, vi } from 'vitest';
import { ExchangeClock } from './exchange-clock.ts';

const at = (clock: string) => Date.parse(`2026-05-01T${clock}Z`);

function openClock(device = at('12:00:00')) {
  const its = { device, ticks: 1_000 };
  const clock = new ExchangeClock(
    () => its.device,
    () => its.ticks,
  );
  const heard = vi.fn();
  clock.subscribe(heard);
  const pass = (ms: number) => {
    its.device += ms;
    its.ticks += ms;
  };
  return { its, clock, heard, pass };
}

test('until the exchange is heard the time is the device’s', () => {
  const { its, clock } = openClock();
  expect(clock.now()).toBe(at('12:00:00'));
  its.device = at('12:20:00');
  expect(clock.text()).toBe('2026-05-01T12:20:00.000Z');
});

test.each(['11:40:00', '12:20:00', '23:00:00'])(
  'on a device whose clock says %s the time is the exchange’s, told once, and runs on whatever the device is set to',
  (device) => {
    const { its, clock, heard, pass } = openClock(at(device));
    clock.hear('2026-05-01T12:00:00Z');
    expect(clock.now()).toBe(at('12:00:00'));
    its.device -= 13 * 3_600_000;
    pass(2_000);
    expect(clock.now()).toBe(at('12:00:02'));
    clock.hear('2026-05-01T12:00:02.010Z');
    expect(heard).toHaveBeenCalledTimes(1);
  },
);

test('the exchange’s time is that of the message that travelled fastest, running on', () => {
  const { clock, heard, pass } = openClock();
  clock.hear('2026-05-01T12:00:00.000Z');
  pass(1_500);
  clock.hear('2026-05-01T12:00:01.000Z');
  expect(clock.now()).toBe(at('12:00:01.500'));
  clock.hear('2026-05-01T12:00:02.000Z');
  expect(clock.now()).toBe(at('12:00:02.000'));
  expect(heard).not.toHaveBeenCalled();
});

test('ticks that stood still while the device slept are made up for by the next message', () => {
  const { clock, heard } = openClock();
  clock.hear('2026-05-01T12:00:00.000Z');
  clock.hear('2026-05-01T14:00:00.000Z');
  expect(clock.now()).toBe(at('14:00:00'));
  expect(heard).toHaveBeenCalledTimes(1);
});

test('an answer tells it until a message does, which may say that it is earlier', () => {
  const { clock, heard } = openClock(at('12:20:00'));
  clock.hear('Fri, 01 May 2026 12:10:00 GMT', true);
  expect(clock.now()).toBe(at('12:10:00'));
  clock.hear('2026-05-01T12:00:00.000Z');
  clock.hear('Fri, 01 May 2026 12:10:00 GMT', true);
  clock.hear('2026-05-01T11:59:59.000Z');
  expect(clock.now()).toBe(at('12:00:00'));
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a time that cannot be read is none', () => {
  const { clock } = openClock();
  clock.hear('soon');
  clock.hear('', true);
  expect(clock.now()).toBe(at('12:00:00'));
});
