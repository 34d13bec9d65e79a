import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { searchEvents, searchIndexOf, searchLimit, type Searchable } from './search.ts';

/** The specification's filter, its first 50, of letters as all searches read them. */
const filtered = <Event extends Searchable>(events: readonly Event[], typed: string): Event[] => {
  const wanted = fold(typed);
  const has = (name: string) => fold(name).includes(wanted);
  return wanted === ''
    ? []
    : events.filter(({ sportName, eventName }) => has(sportName) || has(eventName)).slice(0, searchLimit);
};

const event = (sportName: string, eventName: string) => ({ sportName, eventName });
const names = (events: Searchable[]) => events.map(({ eventName }) => eventName);

describe('what is found', () => {
  const index = searchIndexOf([
    event('Cricket', 'India v Australia'),
    event('Tennis', 'Sinner v Alcaraz'),
    event('Soccer', 'Cricket Town v India United'),
  ]);

  test('[VAL-1] the text may stand anywhere in the sport’s or the event’s name, in any letter case', () => {
    expect(names(searchEvents(index, 'CRICK'))).toEqual(['India v Australia', 'Cricket Town v India United']);
    expect(names(searchEvents(index, 'ner V al'))).toEqual(['Sinner v Alcaraz']);
    expect(names(searchEvents(index, 'i'))).toHaveLength(3);
  });

  test('[VAL-1] the empty text finds nothing, and nothing is found across two names', () => {
    expect(searchEvents(index, '')).toEqual([]);
    expect(searchEvents(index, 'cricketindia')).toEqual([]);
    expect(searchEvents(index, 'cricket india')).toEqual([]);
    expect(searchEvents(index, 'australiatennis')).toEqual([]);
    expect(searchEvents(searchIndexOf([]), 'a')).toEqual([]);
  });

  // As escapes where it matters: an editor may compose them.
  test.each([
    ['istanbul', 'İstanbulspor v Rize'],
    ['İSTANBUL', 'Istanbul v Rize'],
    ['ISTANBUL', '\u0131stanbul v Rize'],
    ['\u0131stanbul', 'ISTANBUL v Rize'],
    ['ma\u0301laga', 'M\u00e1laga v Getafe'],
    ['m\u00e1laga', 'Ma\u0301laga v Getafe'],
    ['malaga', 'M\u00e1laga v Getafe'],
    ['strasse', 'Stra\u00dfe v Gasse'],
    ['STRASSE', 'Stra\u00dfe v Gasse'],
    ['stra\u00dfe', 'Strasse v Gasse'],
    ['STRA\u1e9eE', 'Strasse v Gasse'],
    ['\u03bf\u03b4\u03bf\u03c3', '\u039f\u0394\u039f\u03a3 v Rize'],
    ['odegaard', '\u00d8degaard v Ruud'],
    ['lodz', '\u0141\u00f3d\u017a v Gdynia'],
  ])('%s finds %s', (typed, eventName) => {
    const list = [event('Tennis', 'Sinner v Alcaraz'), event('Soccer', eventName)];
    expect(names(searchEvents(searchIndexOf(list), typed))).toEqual([eventName]);
  });

  test('a mark alone finds nothing, and signs that are vowels are told apart', () => {
    expect(searchEvents(index, '\u0301')).toEqual([]);
    const list = [event('Cricket', 'राम v सीता'), event('Cricket', 'रम v सीता')];
    expect(names(searchEvents(searchIndexOf(list), 'राम'))).toEqual(['राम v सीता']);
  });

  test('letters whose lower case depends on their neighbours, or is longer, are found as the filter finds them', () => {
    const greek = [event('Σ', 'ΟΔΟΣ v ΣΑΣ'), event('İstanbul', 'ẞ v ﬁ'), event('日本', '巨人 v 阪神')];
    for (const typed of ['ΟΔΟΣ', 'ς', 'σ', 'Σ', 'i̇', 'İ', 'ß', '阪', 'ΟΔΟΣ V'])
      expect(searchEvents(searchIndexOf(greek), typed), typed).toEqual(filtered(greek, typed));
  });
});

test('[VAL-1] on any list and text the results are the first 50 of the filter’s, in list order', () => {
  // Few letters, so that there are many matches; includes the mark between names and letters beyond ASCII.
  const text = fc.string({
    unit: fc.constantFrom('a', 'A', 'b', ' ', 's', 'ß', 'İ', 'ı', 'Σ', '\u00e1', '\u0301', '\u0000'),
    maxLength: 6,
  });
  const events = fc.array(fc.record({ sportName: text, eventName: text }), { maxLength: 400, size: 'max' });
  fc.assert(
    fc.property(events, fc.array(text, { minLength: 1, maxLength: 8 }), (list, typed) => {
      const index = searchIndexOf(list);
      for (const each of typed) expect(searchEvents(index, each)).toEqual(filtered(list, each));
    }),
    { numRuns: 60 },
  );
});

test('[VAL-1] among 50,000 events every prefix, word and slip of the finger finds what the filter finds', () => {
  const parts = [
    'ar',
    'sen',
    'nal',
    'chel',
    'sea',
    'man',
    'ches',
    'ter',
    'wol',
    'ver',
    'ham',
    'lei',
    'pool',
    'eu',
  ];
  const sports = ['Cricket', 'Tennis', 'Soccer', 'Horse Racing', 'Basketball'];
  const part = (n: number) => parts[n % parts.length]!;
  const team = (n: number) => part(n) + part(n * 7 + 3) + part(n >> 4) + (n % 3 === 0 ? ' United' : '');
  const events = Array.from({ length: 50_000 }, (_, n) =>
    event(sports[n % 5]!, `${team(n * 31)} v ${team(n * 17 + 5)} ${n % 1_000}`),
  );
  const index = searchIndexOf(events);
  const whole = events[49_999]!.eventName;
  const prefixes = Array.from({ length: whole.length }, (_, n) => whole.slice(0, n + 1));
  for (const typed of [
    ...prefixes,
    'horse',
    'ing',
    'arsenal united',
    'xqz',
    'pooleu v 9',
    ' v ',
    '999',
    'senx',
  ]) {
    expect(searchEvents(index, typed), typed).toEqual(filtered(events, typed));
  }
});
