import { deepEqual, equal } from 'node:assert/strict';
import { afterAll, vi } from 'vitest';

/**
 * Test files share a process, and what one file leaves behind another would find. Each therefore ends with the globals and
 * settings that it began with.
 */
const globals = Object.getOwnPropertyDescriptors(globalThis) as Record<string, PropertyDescriptor>;
const settings = { ...process.env };

afterAll(() => {
  const now = Object.getOwnPropertyDescriptors(globalThis) as Record<string, PropertyDescriptor>;
  const changed = Object.keys({ ...globals, ...now }).filter((name) => {
    const [was, is] = [globals[name], now[name]];
    // Libraries add helpers, by names like `__extends` and `@wry/context:Slot`.
    if (!was) return /^[a-z]\w*$/i.test(name);
    // Node loads some of its globals when they are first read: until then they are accessors.
    return !is || ('value' in was && !Object.is(was.value, is.value));
  });
  deepEqual(changed, [], `globals that were left changed: ${changed.join(', ')}`);
  deepEqual({ ...process.env }, settings);
  equal(vi.isFakeTimers(), false, 'timers were left fake');
});
