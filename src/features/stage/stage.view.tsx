import { Link } from 'react-router-dom';
import type { ScenarioEntry, StageRun, StageScene } from '#domain/site/stage.ts';
import { Button } from '#ui/button/button.tsx';
import css from './stage.module.css';

export interface StageViewProps {
  scenarios: readonly ScenarioEntry[];
  /** The events put on for them, by scenario. */
  scenes: Readonly<Record<string, StageScene>>;
  /** The newest first. */
  runs: readonly StageRun[];
  /** The scenario that is waiting for an answer. */
  asking: string | null;
  /** Why the last press did nothing. */
  refusal: string | null;
  onPutOn: (scenario: string) => void;
  onPlay: (scenario: string, eventId: string) => void;
}

/** Every scenario with what a bettor should see, a button that puts its event on, and one that makes it happen. */
export function StageView({ scenarios, refusal, ...rest }: StageViewProps) {
  return (
    <div className={css.stage}>
      <p className={css.note}>
        This page makes things happen on this exchange, for whoever tries it out. Put an event on, open it in
        another tab, bet, and play the scenario. Only this machine has it.
      </p>
      {refusal !== null && (
        <p role="alert" className={css.refusal}>
          {refusal}
        </p>
      )}
      <ul className={css.list}>
        {scenarios.map((scenario) => (
          <li key={scenario.name}>
            <ScenarioCard scenario={scenario} {...rest} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type CardProps = Omit<StageViewProps, 'scenarios' | 'refusal'> & { scenario: ScenarioEntry };

function ScenarioCard({ scenario, scenes, runs, asking, onPutOn, onPlay }: CardProps) {
  const { name, happens, sees } = scenario;
  const scene = scenes[name];
  const run = runs.find((one) => one.scenario === name);
  const title = titleOf(name);
  return (
    <article className={css.card} aria-label={title}>
      <h2 className={css.name}>{title}</h2>
      <p>{happens}</p>
      <p className={css.sees}>A bettor sees: {sees}</p>
      <div className={css.presses}>
        <Button size="small" loading={asking === name} onClick={() => onPutOn(name)}>
          Put an event on
        </Button>
        {scene && (
          <>
            <Link className={css.link} to={scene.address} target="_blank">
              {scene.eventName}
            </Link>
            <Button
              size="small"
              variant="primary"
              loading={asking === name || run?.state === 'RUNNING'}
              onClick={() => onPlay(name, scene.eventId)}
            >
              {run?.state === 'RUNNING' ? 'Playing…' : 'Play it'}
            </Button>
          </>
        )}
      </div>
      {run && (
        <ol className={css.steps} aria-label={`What ${title} did`} data-state={run.state}>
          {run.steps.map(({ at, text }, index) => (
            <li key={index}>
              <time dateTime={at}>{at.slice(11, 19)}</time> {text}
            </li>
          ))}
        </ol>
      )}
    </article>
  );
}

/** `Late suspension` of `late-suspension`. */
const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
