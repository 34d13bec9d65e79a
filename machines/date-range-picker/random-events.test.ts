import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isInside } from '#domain/calendar/time.ts';
import { openPicker } from '../testing/open-picker.ts';
import { openTime } from '../testing/open-time.ts';
import { brokenRules, someEvent, someOptions } from '../testing/random-picker.ts';
import type { TimeEvent } from '../time-picker/time-picker.machine.ts';

/** 20,000 events over all three pickers; a million with LAYLINE_LONG. */
const events = process.env.LAYLINE_LONG ? 1_000_000 : 20_000;
const eventsPerRun = 100;
const runs = { numRuns: Math.ceil(events / eventsPerRun / 2.5), seed: 20_261_122 };
const list = <Event>(one: fc.Arbitrary<Event>) =>
  fc.array(one, { minLength: eventsPerRun, maxLength: eventsPerRun });

describe('whatever happens', () => {
  test.each([false, true])(
    '[PIC-13] [PIC-14] [PIC-15] a value is sorted, allowed and not too long (range: %s)',
    { timeout: 900_000 },
    (isRange) => {
      fc.assert(
        fc.property(someOptions, fc.boolean(), list(someEvent), (options, isInline, all) => {
          const picker = openPicker(isRange, { options: { ...options, isInline } });
          for (const one of all) {
            picker.send(one);
            const broken = brokenRules(picker.context(), picker.state());
            if (broken.length > 0) throw new Error(`${one.type}: ${broken.join('; ')}`);
          }
        }),
        runs,
      );
    },
  );

  test('[PIC-16] a time is inside its limits, or is none', { timeout: 900_000 }, () => {
    const unit = fc.constantFrom('hours' as const, 'minutes' as const, 'seconds' as const);
    const time = fc.option(fc.integer({ min: 0, max: 86_399 }));
    const options = fc.record(
      {
        min: time,
        max: time,
        hasMeridian: fc.boolean(),
        showSeconds: fc.boolean(),
        allowEmpty: fc.boolean(),
        isReadonly: fc.boolean(),
      },
      { requiredKeys: [] },
    );
    const text = fc.constantFrom('', '0', '1', '09', '12', '13', '24', '59', '60', '61', 'q', '7x');
    const one: fc.Arbitrary<TimeEvent> = fc.oneof(
      fc.record({
        type: fc.constant('unit.stepped' as const),
        unit,
        by: fc.constantFrom(1 as const, -1 as const),
        source: fc.constantFrom('button' as const, 'key' as const, 'wheel' as const),
      }),
      fc.record({ type: fc.constant('unit.typed' as const), unit, text }),
      fc.record({ type: fc.constant('unit.committed' as const), unit }),
      fc.record({
        type: fc.constant('time.pasted' as const),
        text: fc.constantFrom('10:20', '1:30 PM', '24:00', 'q:30', ''),
      }),
      fc.constant<TimeEvent>({ type: 'meridian.toggled' }),
      fc.record({ type: fc.constant('value.set' as const), value: time }),
      fc.record({ type: fc.constant('options.set' as const), options }),
    );
    fc.assert(
      fc.property(options, list(one), (given, all) => {
        const picker = openTime(null, given);
        for (const event of all) {
          picker.send(event);
          const { value, bad, options: limits } = picker.context();
          const state = JSON.stringify(picker.actor.getSnapshot().value);
          const isLocked = limits.isReadonly;
          expect(value === null || (value >= 0 && value < 86_400 && isInside(value, limits))).toBe(true);
          expect(value !== null && bad !== null).toBe(false);
          expect(state).toBe(
            isLocked
              ? '"locked"'
              : JSON.stringify({ open: bad !== null ? 'invalid' : value === null ? 'empty' : 'valid' }),
          );
        }
      }),
      { ...runs, numRuns: Math.ceil(runs.numRuns / 2) },
    );
  });
});
