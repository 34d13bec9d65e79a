import { firstOf, worded, type PickerArea, expectThat } from './picker-case.ts';
import { openPicker, type OpenedPicker } from '#machines/testing/open-picker.ts';

const openWith = (...[isRange, input]: Parameters<typeof openPicker>) => {
  const picker = openPicker(isRange, input);
  picker.open();
  return picker;
};

const turn = (picker: OpenedPicker, way: string | undefined) =>
  picker.send({ type: 'page.turned', by: way === 'next' ? 1 : -1 });

const navigation = firstOf(
  worded(/^month view, view date (\S+) \| (previous|next)/, ({ then }, [, day = '', way]) => {
    const picker = openWith(false, { today: day });
    picker.send({ type: 'view.picked', view: 'month' });
    turn(picker, way);
    const year = picker.captions()[0];
    picker.send({ type: 'view.picked', view: 'day' });
    expectThat(then).toMatch(new RegExp(`^caption '${year}', still ${picker.captions()[0]!.split(' ')[0]} `));
  }),
  worded(/^range picker, empty selection, showPreviousMonth on/, () =>
    expectThat(openWith(true, { options: { showPreviousMonth: true } }).captions()).toEqual([
      'January 2024',
      'February 2024',
    ]),
  ),
);

const viewMode = worded(/^picker disabled \| a caption button/, () => {
  const picker = openPicker(false, { options: { isDisabled: true, isInline: true } });
  picker.send({ type: 'view.picked', view: 'month' });
  expectThat(picker.view()).toBe('day');
});

export const viewAreas: Readonly<Record<string, PickerArea>> = {
  navigation,
  'view-mode': viewMode,
};
