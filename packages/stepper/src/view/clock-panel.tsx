import { useState, type FormEvent } from 'react';
import type { TimerAt } from '../core/moment.ts';
import { chartOf } from '../core/chart.ts';
import { triggerWords } from '../core/trigger.ts';
import css from './clock-panel.module.css';
import type { Moment } from './moment-at.ts';
import { Button, Panel, TextField } from './parts.tsx';
import { useTool } from './tool.ts';
import { msWords } from './took-words.ts';

/** The time, what is due, and how to let it pass. */
export function ClockPanel() {
  const { moment, play } = useTool();
  const [text, setText] = useState('1000');
  const [isTried, setTried] = useState(false);
  const by = Number(text);
  const fault = text.trim() === '' || !(by >= 0) ? 'This is a number of ms.' : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (fault === null) play({ kind: 'advance', by });
  };
  return (
    <Panel name="Clock">
      <p className={css.now}>
        Now <span className={css.time}>{msWords(moment.now)}</span>
      </p>
      {moment.timers.length === 0 ? (
        <p className={css.none}>Nothing is due.</p>
      ) : (
        <ol className={css.timers} aria-label="Due">
          {moment.timers.map((timer, at) => (
            <li key={at}>
              <span>{timerWords(timer, moment)}</span>{' '}
              <span className={css.left}>in {msWords(timer.left)}</span>
            </li>
          ))}
        </ol>
      )}
      <Button
        kind="main"
        disabled={moment.timers.length === 0}
        onClick={() => play({ kind: 'advance', by: null })}
      >
        To the next timer
      </Button>
      <form className={css.by} noValidate onSubmit={submit}>
        <TextField
          label="Let pass (ms)"
          inputMode="numeric"
          value={text}
          fault={isTried ? fault : null}
          onText={setText}
        />
        <Button type="submit">Let pass</Button>
      </form>
    </Panel>
  );
}

/** `after limit in loading`, with the actor if it is not the machine itself. */
function timerWords({ path, event, name }: TimerAt, { actors }: Moment): string {
  const machine = actors.find((actor) => actor.path === path)?.machine;
  const edge = machine && chartOf(machine).edges.find(({ id }) => id.includes(`|${event}|`));
  const words = edge
    ? `${triggerWords(edge.trigger)} in ${chartOf(machine).states.get(edge.source)?.key ?? edge.source}`
    : name;
  return path === '' ? words : `${path}: ${words}`;
}
