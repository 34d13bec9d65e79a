import { presetDays } from '#domain/calendar/presets.ts';
import { markedPreset } from '#machines/date-picker/picker-selectors.ts';
import { localeOf } from '#machines/date-picker/picker-value.ts';
import css from './pickers.module.css';
import type { RunningPicker } from './use-picker.ts';

/** The named ranges, and Custom Range, which is marked when the choice matches none of them. */
export function PresetList({ picker: { context, send } }: { picker: RunningPicker }) {
  const { options } = context;
  const { labels } = localeOf(options);
  const marked = markedPreset(context);
  return (
    <div role="group" aria-label={labels.presets} className={css.presets}>
      {options.presets.map((preset, place) => (
        <button
          type="button"
          key={preset.label}
          className={css.preset}
          aria-pressed={marked === place}
          disabled={presetDays(preset, options) === null}
          onClick={() => send({ type: 'preset.picked', place })}
        >
          {preset.label}
        </button>
      ))}
      <button
        type="button"
        className={css.preset}
        aria-pressed={marked === -1}
        disabled={options.isDisabled}
        onClick={() => send({ type: 'custom.picked' })}
      >
        {labels.customRange}
      </button>
    </div>
  );
}
