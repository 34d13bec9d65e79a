import { type CalendarView, type FocusKey } from '#machines/date-picker/picker-context.ts';
import { mayTurn } from '#machines/date-picker/picker-selectors.ts';
import { getLocale } from '#domain/calendar/locale.ts';
import { daysIn, firstOf, worded, type PickerArea, expectThat } from './picker-case.ts';
import { openPicker, type OpenedPicker } from '#machines/testing/open-picker.ts';

const openWith = (...[isRange, input]: Parameters<typeof openPicker>) => {
  const picker = openPicker(isRange, input);
  picker.open();
  return picker;
};

const turn = (picker: OpenedPicker, way: string | undefined) =>
  picker.send({ type: 'page.turned', by: way === 'next' ? 1 : -1 });

const arrow = (picker: OpenedPicker, view: CalendarView, by: 1 | -1) =>
  mayTurn(picker.context(), view, by) ? 'on' : 'disabled';

/** `Feb 2024, min 2024-01-31` and the like. */
const limitsIn = (text: string) => ({
  min: /min (\d{4}-\d\d-\d\d)/.exec(text)?.[1] ?? null,
  max: /max (\d{4}-\d\d-\d\d)/.exec(text)?.[1] ?? null,
});

const navigation = firstOf(
  worded(/^day view, view date (\S+) \| (previous|next)/, ({ then }, [, day = '', way]) => {
    const picker = openWith(false, { today: day });
    turn(picker, way);
    expectThat(picker.captions()).toEqual([/'(.*)'/.exec(then)![1]]);
  }),
  worded(/^month view of (\d{4}) \| (previous|next)/, ({ then }, [, year, way]) => {
    const picker = openWith(false, { today: `${year}-02-15` });
    picker.send({ type: 'view.picked', view: 'month' });
    turn(picker, way);
    expectThat(then).toBe(`caption '${picker.captions()[0]}'`);
  }),
  worded(/^month view, view date (\S+) \| (previous|next)/, ({ then }, [, day = '', way]) => {
    const picker = openWith(false, { today: day });
    picker.send({ type: 'view.picked', view: 'month' });
    turn(picker, way);
    const year = picker.captions()[0];
    picker.send({ type: 'view.picked', view: 'day' });
    expectThat(then).toMatch(new RegExp(`^caption '${year}', still ${picker.captions()[0]!.split(' ')[0]} `));
  }),
  worded(/^range picker, start in February 2024 \| the popup opens/, ({ then }) => {
    const picker = openWith(true, { value: ['2024-02-10', '2024-02-20'], today: '2026-01-01' });
    expectThat(then).toContain(`'${picker.captions().join(' | ')}'`);
  }),
  worded(/^range picker showing '(.*)' \| (previous|next)/, ({ then }, [, shown, way]) => {
    const picker = openWith(true);
    expectThat(picker.captions().join(' | ')).toBe(shown);
    turn(picker, way);
    expectThat(then).toContain(`'${picker.captions().join(' | ')}'`);
  }),
  worded(/^range picker with (\d) months \|/, ({ then }, [, months]) =>
    expectThat(
      openWith(true, { options: { months: Number(months) } })
        .captions()
        .join(' | '),
    ).toBe(then.split(';')[0]),
  ),
  worded(/^range picker, empty selection, showPreviousMonth on/, () =>
    expectThat(openWith(true, { options: { showPreviousMonth: true } }).captions()).toEqual([
      'January 2024',
      'February 2024',
    ]),
  ),
  worded(
    /^(day|month|year) view (\d{4})(?:-(\d\d))?, .*\| arrows are computed/,
    (one, [, view, year, month = '01']) => {
      const value = `${year}-${month}-15`;
      const picker = openWith(false, { today: value, options: limitsIn(one.given) });
      const shown = view as CalendarView;
      expectThat(`‹${arrow(picker, shown, -1)} ›${arrow(picker, shown, 1)}`).toBe(one.then);
    },
  ),
  worded(/^picker disabled \| arrows and caption buttons/, () => {
    const picker = openPicker(false, { options: { isDisabled: true, isInline: true } });
    expectThat([mayTurn(picker.context(), 'day', 1), mayTurn(picker.context(), 'day', -1)]).toEqual([
      false,
      false,
    ]);
    picker.send({ type: 'view.picked', view: 'year' });
    expectThat(picker.view()).toBe('day');
  }),
);

const viewDate = firstOf(
  worded(/^value (\S+), min (\S+), max (\S+) \(/, ({ then }, [, value = '', min = '', max = '']) => {
    const day = (word: string) => (word === 'none' ? null : word);
    const given = day(value);
    const picker = openWith(false, {
      value: given === null ? [] : [given],
      options: { min: day(min), max: day(max) },
    });
    expectThat(then).toContain(`'${picker.captions()[0]}'`);
  }),
  worded(
    /^range picker showing '(.*)' \| (\S+) \(right calendar\) is picked as start/,
    ({ then }, [, shown, day = '']) => {
      const picker = openWith(true);
      picker.pick(day);
      expectThat(picker.captions().join(' | ')).toBe(shown);
      expectThat(then).toContain(`pending start ${picker.context().anchor}`);
    },
  ),
);

const monthCalled = (name: string) => String(getLocale('en').months.indexOf(name) + 1).padStart(2, '0');

const viewMode = firstOf(
  worded(
    /^(day|day or month) view \| the (month|year) caption is pressed/,
    ({ then }, [, from = '', caption]) => {
      for (const view of from.split(' or ') as CalendarView[]) {
        const picker = openWith(false);
        picker.send({ type: 'view.picked', view }, { type: 'view.picked', view: caption as CalendarView });
        expectThat(`${picker.view()} view`).toBe(then);
      }
    },
  ),
  worded(/^year view, view date (\S+) \| (\d{4}) is picked/, ({ then }, [, day = '', year = '']) => {
    const picker = openWith(false, { value: [day] });
    picker.send({ type: 'view.picked', view: 'year' });
    picker.pick(year);
    expectThat(
      `mode ${picker.view()}, caption '${picker.captions()[0]}', selection unchanged (${picker.value()[0]})`,
    ).toBe(then);
  }),
  worded(/^month view of (\d{4}) \| (\w+) is picked/, ({ then }, [, year = '', month = '']) => {
    const picker = openWith(false, { today: `${year}-01-01` });
    picker.send({ type: 'view.picked', view: 'month' });
    picker.pick(`${year}-${monthCalled(month)}`);
    expectThat(picker.value()).toEqual([]);
    expectThat(
      `mode ${picker.view()}, caption '${picker.captions()[0]}', nothing selected, popup open=${picker.isOpen()}`,
    ).toBe(then);
  }),
  worded(/^minimum mode month \| the popup opens/, () => {
    expectThat(openWith(false, { options: { minView: 'month' } }).view()).toBe('month');
  }),
  worded(
    /^minimum mode month, month view of (\d{4}) \| (\w+) is picked/,
    ({ then }, [, year = '', month = '']) => {
      const picker = openWith(false, { today: `${year}-01-01`, options: { minView: 'month' } });
      picker.pick(`${year}-${monthCalled(month)}`);
      expectThat(`the value becomes ${picker.value()[0]}, popup open=${picker.isOpen()}`).toBe(then);
    },
  ),
  worded(/^startView year \| the popup opens/, () => {
    const picker = openWith(false, { options: { startView: 'year' } });
    const views = [picker.view()];
    picker.pick('2026');
    views.push(picker.view());
    picker.pick('2026-05');
    expectThat([...views, picker.view()]).toEqual(['year', 'month', 'day']);
  }),
  worded(/^picker disabled \| a caption button/, () => {
    const picker = openPicker(false, { options: { isDisabled: true, isInline: true } });
    picker.send({ type: 'view.picked', view: 'month' });
    expectThat(picker.view()).toBe('day');
  }),
  worded(
    /^range picker in year view \| (\d{4}) then (\w+) are picked/,
    ({ then }, [, year = '', month = '']) => {
      const [start, end] = daysIn(then);
      const picker = openWith(true, { value: [start!, end!] });
      picker.send({ type: 'view.picked', view: 'year' });
      const views = [picker.view()];
      picker.pick(year);
      views.push(picker.view());
      picker.pick(`${year}-${monthCalled(month)}`);
      expectThat(then).toContain(
        `modes ${[...views, picker.view()].join(' -> ')}; calendars '${picker.captions().join(' | ')}'`,
      );
      expectThat(picker.value()).toEqual([start, end]);
    },
  ),
);

const focusAfter = (key: FocusKey, isShift: boolean) => {
  const picker = openWith(false);
  picker.send({ type: 'key.pressed', key, isShift });
  return picker.context().focus;
};

/** Of Thursday, 2024-02-15. */
const led: Readonly<Record<string, string>> = {
  ArrowRight: '2024-02-16',
  ArrowLeft: '2024-02-14',
  ArrowDown: '2024-02-22',
  ArrowUp: '2024-02-08',
  Home: '2024-02-11',
  End: '2024-02-17',
  PageUp: '2024-01-15',
  PageDown: '2024-03-15',
  'Shift+PageUp': '2023-02-15',
  'Shift+PageDown': '2025-02-15',
};

const keyboardGrid = firstOf(
  worded(/\| (Space|Enter) is pressed/, () => {
    const picker = openWith(false, { options: { datesDisabled: ['2024-02-16'] } });
    picker.send({ type: 'key.pressed', key: 'ArrowRight', isShift: false });
    picker.pick(picker.context().focus);
    expectThat([picker.value(), picker.isOpen()]).toEqual([[], true]);
    picker.send({ type: 'key.pressed', key: 'ArrowRight', isShift: false });
    picker.pick(picker.context().focus);
    expectThat([picker.value(), picker.isOpen()]).toEqual([['2024-02-17'], false]);
  }),
  (one) => {
    const key = / ?([\w+]+) is pressed/.exec(one.when)?.[1];
    const to = key === undefined ? undefined : led[key];
    if (key === undefined || to === undefined) return undefined;
    return () =>
      expectThat(focusAfter(key.replace('Shift+', '') as FocusKey, key.startsWith('Shift'))).toBe(to);
  },
);

export const viewAreas: Readonly<Record<string, PickerArea>> = {
  navigation,
  'view-date': viewDate,
  'view-mode': viewMode,
  'keyboard-grid': keyboardGrid,
};
