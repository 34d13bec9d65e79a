import { useRef } from 'react';
import { ChartPanel } from './chart-panel.tsx';
import { ClockPanel } from './clock-panel.tsx';
import { ContextPanel } from './context-panel.tsx';
import { NowPanel } from './now-panel.tsx';
import { PathPanel } from './path-panel.tsx';
import { RequestsPanel } from './requests-panel.tsx';
import { ShareBar } from './share-bar.tsx';
import { ShortcutList, useShortcuts } from './shortcuts.tsx';
import css from './stepper-view.module.css';
import { ToolContext } from './tool.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useToolState, type ToolOptions } from './use-tool-state.ts';

export type { AnswerSample, Knowledge } from './tool.ts';
export type { JsonSchema } from './schema-form.ts';
export { useTimeline } from './use-timeline.ts';

/**
 * Steps a machine by hand: its chart, what it would take now, effects to answer, a clock to advance, its context, and the way
 * back, forward and elsewhere. Another machine begins anew; other `start` and `steps` are heard only with it.
 */
export function StepperView(options: ToolOptions) {
  const { tool, told } = useToolState(options);
  const tray = useRef<HTMLDivElement>(null);
  useShortcuts(tray, tool);
  useKeptFocus(tray);
  return (
    <ToolContext value={tool}>
      <div
        className={css.stepper}
        role="group"
        aria-label={`Stepper of ${tool.timeline.machine.id}`}
        tabIndex={-1}
        ref={tray}
      >
        <header className={css.header}>
          <p className={css.title}>{tool.timeline.machine.id}</p>
          <ShareBar />
          <ShortcutList />
        </header>
        <p className={css.told} role="status">
          {told}
        </p>
        <div className={css.panels}>
          <div className={css.column} data-column="acts">
            <NowPanel />
            <RequestsPanel />
            <ClockPanel />
          </div>
          <div className={css.column} data-column="chart">
            <ChartPanel />
          </div>
          <div className={css.column} data-column="facts">
            <ContextPanel />
            <PathPanel />
          </div>
        </div>
      </div>
    </ToolContext>
  );
}
