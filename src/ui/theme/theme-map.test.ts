import { expect, test } from 'vitest';
import { applyTheme, readThemeMap } from './theme-map.ts';

test('sets a readable colour in both modes', () => {
  const reading = readThemeMap({ '--header': '#10243f' });
  expect(reading.variables).toEqual({ '--theme-light-header': '#10243f', '--theme-dark-header': '#10243f' });
  expect(reading.dropped).toEqual([]);
});

test('a colour for one mode stands before the one for both', () => {
  const reading = readThemeMap({ '--header-dark': 'black', '--header': '#10243f' });
  expect(reading).toEqual({
    variables: { '--theme-light-header': '#10243f', '--theme-dark-header': 'black' },
    dropped: [],
    unreadable: [],
  });
  expect(readThemeMap({ '--header-light': 'navy' }).variables).toEqual({ '--theme-light-header': 'navy' });
});

test('drops names that are not ours to set and values that are not colours', () => {
  const reading = readThemeMap({
    '--paper': '#fff',
    '--paper-dark': '#fff',
    '--brand': 'url(https://example.com/x.png)',
    '--accent': 12,
    '--lay': 'red; } body { display: none',
    brand: '#123456',
    '--header': null,
  });
  expect(reading.variables).toEqual({});
  expect(reading.dropped).toEqual([
    '--paper',
    '--paper-dark',
    '--brand',
    '--accent',
    '--lay',
    'brand',
    '--header',
  ]);
});

test('keeps our pair in the mode where theirs cannot be read', () => {
  const pale = readThemeMap({ '--back': '#a6d8ff' });
  expect(pale.variables).toEqual({ '--theme-light-back': '#a6d8ff' });
  expect(pale.unreadable).toEqual(['--back in dark']);
});

test('judges a ground and its ink together and keeps or drops both', () => {
  const grey = readThemeMap({ '--accent': '#888888', '--accent-ink': '#999999' });
  expect(grey.variables).toEqual({});
  expect(grey.unreadable).toEqual(['--accent in light', '--accent in dark']);
  const clear = readThemeMap({ '--accent': 'gold', '--accent-ink': 'black' });
  expect(Object.keys(clear.variables)).toHaveLength(4);
});

test('judges half a pair against our other half in each mode', () => {
  const white = readThemeMap({ '--brand': 'white' });
  expect(white.variables).toEqual({ '--theme-dark-brand': 'white' });
});

test('looks through a translucent colour at what is under it', () => {
  const faint = readThemeMap({ '--header': 'rgb(0 0 0 / 5%)' });
  expect(faint.variables).toEqual({ '--theme-dark-header': 'rgb(0 0 0 / 5%)' });
});

test('a later map takes away what an earlier one had set', () => {
  const properties = new Map<string, string>();
  const target = {
    style: {
      setProperty: (name: string, value: string) => void properties.set(name, value),
      removeProperty: (name: string) => (properties.delete(name), ''),
    },
  };
  applyTheme(target, readThemeMap({ '--header': 'navy', '--back': '#bfe0ff' }));
  applyTheme(target, readThemeMap({ '--header': 'black' }));
  expect(Object.fromEntries(properties)).toEqual({
    '--theme-light-header': 'black',
    '--theme-dark-header': 'black',
  });
});
