import { expect, test } from 'vitest';
import { contactSheet } from './contact-sheet.ts';

const story = (id: string, changed: string[] = []) => ({
  type: 'story',
  id,
  title: `Parts/${id}`,
  name: 'in <use>',
  changed,
});

test('every story has its four pictures, and words are escaped', () => {
  const sheet = contactSheet([story('a'), story('b')]);
  expect(sheet.match(/<img /g)).toHaveLength(8);
  expect(sheet).toContain('src="b.1440.dark.jpg"');
  expect(sheet).toContain('Parts/a: in &#60;use&#62;');
});

test('pictures and behaviours are told apart', () => {
  const sheet = contactSheet([{ ...story('a'), tags: ['dev', 'behaviour'] }, story('b')]);
  expect(sheet).toMatch(/data-kind="behaviour"[^>]*data-words="parts\/a/);
  expect(sheet).toMatch(/data-kind="picture"[^>]*data-words="parts\/b/);
});

test('what changed comes first, before beside after', () => {
  const sheet = contactSheet([story('a'), story('b', ['b.390.light.jpg'])], { before: '../older' });
  expect(sheet.indexOf('Parts/b')).toBeLessThan(sheet.indexOf('Parts/a'));
  expect(sheet.indexOf('../older/b.390.light.jpg')).toBeLessThan(sheet.indexOf('src="b.390.light.jpg"'));
  expect(sheet.match(/<img /g)).toHaveLength(9);
  expect(sheet).toContain('2 stories, 1 of them changed');
});
