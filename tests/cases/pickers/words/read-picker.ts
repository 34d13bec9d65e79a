import type { PickerArea } from '../picker-case.ts';
import { actsOf, type Act } from './acts.ts';
import type { Before } from './expectation.ts';
import { expectationsOf } from './expectations.ts';
import { plainly } from './said.ts';
import { sceneOf, stage, type Scene } from './scene.ts';

/** Any case of a calendar: what is given, what is done and what is expected are all read from its words. */
export const pickerByWords: PickerArea = (one) => {
  const acts = actsOf(one.when, one.given);
  const expectations = expectationsOf(one.then);
  if (!acts || expectations.length === 0) return undefined;
  const isClosed = /\bpopup closed\b/i.test(one.given) || /^(?:the )?popup opens/i.test(one.when);
  return () => {
    const scene = sceneOf(one);
    // A value that is to be validated was typed.
    const isTyped = /\bvalidat/i.test(one.when) && !/\d/.test(plainly(one.when));
    const picker = stage(isTyped ? { ...scene, value: [] } : scene, isClosed);
    const views = [picker.view()];
    const { anchor, focus } = picker.context();
    const page = scene.page ?? picker.context().page;
    const told = picker.told.length;
    const before: Before = { value: picker.value(), anchor, view: picker.view(), told, views, focus, page };
    for (const act of isTyped ? [typing(scene, one.given)] : acts) {
      act(picker);
      views.push(picker.view());
    }
    for (const expectation of expectations) expectation(picker, before);
  };
};

const typing =
  ({ value }: Scene, given: string): Act =>
  (picker) => {
    const said = value.length === 0 && /\binvalid\b/i.test(given) ? ['NaN'] : value;
    const texts = said.map((day) =>
      /^\d/.test(day) ? `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}` : 'no day',
    );
    picker.type(texts.join(' - '));
  };
