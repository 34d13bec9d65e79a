import { machineStates } from 'virtual:machine-states';
import { storyClaims } from 'virtual:story-claims';
import css from './start.module.css';

/** In per cent. */
export interface MachineCoverage {
  states: number;
  transitions: number;
}

const linkTo = (storyId: string) => `?path=/story/${storyId}`;

/** What stands in the index of the whole Storybook above this frame. */
const target = '_top';

function Card({ name, states, coverage }: (typeof machineStates)[number] & { coverage?: MachineCoverage }) {
  const claims = storyClaims.filter(({ machine }) => machine === name);
  const told = states.filter((state) => claims.some((claim) => claim.state === state));
  const count = states.length === 1 ? 'one state' : `${states.length} states`;
  return (
    <article className={css.card} aria-labelledby={`machine-${name}`}>
      <h3 id={`machine-${name}`}>{name}</h3>
      <p className={css.count}>
        {count}
        {told.length > 0 && `, ${told.length} in stories`}
        {coverage &&
          ` · tests come to ${coverage.states} % of its states, ${coverage.transitions} % of its transitions`}
      </p>
      <a href={linkTo(`machines-${name}--stepper`)} target={target}>
        Step it
      </a>
      {told.length > 0 && (
        <details>
          <summary>Its stories</summary>
          <ul>
            {told.map((state) => (
              <li key={state}>
                <code>{state}</code>
                {claims
                  .filter((claim) => claim.state === state)
                  .map(({ storyId, story, title }) => (
                    <a key={storyId} href={linkTo(storyId)} target={target}>
                      {title.split('/').slice(1).join(', ')}: {story}
                    </a>
                  ))}
              </li>
            ))}
          </ul>
          {told.length < states.length && (
            <p>
              Without a story, since it is left at once:{' '}
              {states.filter((state) => !told.includes(state)).join(', ')}
            </p>
          )}
        </details>
      )}
    </article>
  );
}

interface MachineMapProps {
  /** By machine; nothing where it has not been measured. */
  coverage?: Readonly<Record<string, MachineCoverage>>;
}

/** One card a machine: its states, and the stories that show them. */
export const MachineMap = ({ coverage = {} }: MachineMapProps) => (
  <div className={css.cards}>
    {machineStates.map((machine) => (
      <Card
        key={machine.name}
        {...machine}
        {...(coverage[machine.name] && { coverage: coverage[machine.name] })}
      />
    ))}
  </div>
);

export const machineCount = machineStates.length;
