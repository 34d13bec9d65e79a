import { expect, test } from 'vitest';
import { Audience, type Listener, type Rendering } from './audience.ts';

interface Line {
  to: number;
}

/** Renders a line as its number, and counts how often. */
function rendering(key: string): Rendering<Line> & { count: number } {
  return {
    key,
    count: 0,
    render({ to }) {
      this.count++;
      return `${key}${to}`;
    },
  };
}

function listener(): Listener & { heard: string[]; isFull: boolean } {
  return {
    heard: [],
    isFull: false,
    send(payload) {
      if (!this.isFull) this.heard.push(payload);
      return !this.isFull;
    },
    complete() {
      this.heard.push('end');
    },
  };
}

const open = () => new Audience<Line>(() => {});

test('equal subscriptions share one rendering, others have their own', () => {
  const [short, long] = [rendering('s'), rendering('l')];
  const [a, b, c] = [listener(), listener(), listener()];
  const audience = open();
  audience.join(short, a, { to: 1 });
  audience.join(short, b, { to: 1 });
  audience.join(long, c, { to: 1 });
  audience.tell({ to: 2 }, { to: 2 });
  expect([a.heard, b.heard, c.heard]).toEqual([
    ['s1', 's2'],
    ['s1', 's2'],
    ['l1', 'l2'],
  ]);
  expect([short.count, long.count]).toEqual([2, 2]);
});

test('a slow listener is skipped, and gets the whole image as soon as there is room', () => {
  let skipped = 0;
  const audience = new Audience<Line>(() => skipped++);
  const slow = listener();
  audience.join(rendering('s'), slow, { to: 1 });
  slow.isFull = true;
  audience.tell({ to: 2 }, { to: 20 });
  audience.tell({ to: 3 }, { to: 30 });
  slow.isFull = false;
  audience.tell({ to: 4 }, { to: 40 });
  audience.tell({ to: 5 }, { to: 50 });
  expect(slow.heard).toEqual(['s1', 's40', 's5']);
  expect(skipped).toBe(1);
});

test('whoever comes while nothing is certain hears nothing until something is, and then the image', () => {
  const audience = open();
  const early = listener();
  audience.join(rendering('s'), early, null);
  audience.tell({ to: 2 }, { to: 20 });
  expect(early.heard).toEqual(['s20']);
});

test('whoever leaves hears no more, and the last line is said to all who stay', () => {
  const audience = open();
  const [stays, leaves] = [listener(), listener()];
  audience.join(rendering('s'), stays, null);
  audience.join(rendering('s'), leaves, null);
  audience.leave('s', leaves);
  audience.end({ to: 9 });
  expect([stays.heard, leaves.heard, audience.isEmpty]).toEqual([['s9', 'end'], [], true]);
});
