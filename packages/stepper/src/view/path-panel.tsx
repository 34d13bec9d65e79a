import { useEffect, useRef } from 'react';
import type { Took } from '../core/moment.ts';
import { stepWords, type Step } from '../core/step.ts';
import type { Place } from '../core/timeline.ts';
import { EditStep } from './edit-step.tsx';
import css from './path-panel.module.css';
import { Button, Panel, rove } from './parts.tsx';
import { useTool } from './tool.ts';
import { givenWords, moveWords, msWords } from './took-words.ts';

/** The way to here and on, what each step did, and the other ways that were taken. */
export function PathPanel() {
  const { timeline, move } = useTool();
  const path = timeline.path();
  const ahead = timeline.ahead();
  const [start] = path;
  const list = useRef<HTMLOListElement>(null);
  const { here } = timeline;
  useEffect(() => keepInSight(list.current, here.id), [here]);
  return (
    <Panel name="Path" count={path.length - 1}>
      <div className={css.moves}>
        <Button
          disabled={path.length === 1}
          onClick={() => move((way) => way.back())}
          aria-keyshortcuts="ArrowLeft"
        >
          ← Back
        </Button>
        <Button
          disabled={ahead.length === 0}
          onClick={() => move((way) => way.forward())}
          aria-keyshortcuts="ArrowRight"
        >
          Forward →
        </Button>
        <Button disabled={path.length === 1} onClick={() => start && move((way) => way.goTo(start))}>
          To the start
        </Button>
      </div>
      <ol ref={list} data-rove="" className={css.path} aria-label="Steps">
        {[...path, ...ahead].map((place, at) => (
          <PlaceItem
            key={place.id}
            place={place}
            next={[...path, ...ahead][at + 1]}
            is={at < path.length - 1 ? 'past' : at === path.length - 1 ? 'here' : 'ahead'}
          />
        ))}
      </ol>
    </Panel>
  );
}

/** Scrolls the list, not the page. */
function keepInSight(list: HTMLElement | null, id: number) {
  const item = list?.querySelector<HTMLElement>(`[data-place="${id}"]`);
  if (!list || !item) return;
  const top = item.offsetTop - list.offsetTop;
  if (top < list.scrollTop || top + item.offsetHeight > list.scrollTop + list.clientHeight)
    list.scrollTop = top + item.offsetHeight - list.clientHeight;
}

interface PlaceItemProps {
  readonly place: Place;
  readonly next: Place | undefined;
  readonly is: 'past' | 'here' | 'ahead';
}

function PlaceItem({ place, next, is }: PlaceItemProps) {
  const { move, knowledge } = useTool();
  const given = (step: Step | null) => step && givenWords(step, knowledge.answerSamples);
  const said = given(place.took.step);
  const others = place.next.filter((one) => one !== next);
  return (
    <li className={css.place} data-is={is} data-place={place.id}>
      <button
        type="button"
        className={css.step}
        data-roving=""
        onKeyDown={rove}
        tabIndex={is === 'here' ? 0 : -1}
        aria-current={is === 'here' ? 'step' : undefined}
        onClick={() => move((way) => way.goTo(place))}
      >
        <span className={css.name}>{place.took.step ? stepWords(place.took.step) : 'Start'}</span>
        <span className={css.at}>{msWords(place.took.at)}</span>
      </button>
      {said === null ? null : <p className={css.given}>{said}</p>}
      <Done took={place.took} />
      {is === 'here' && place.took.step ? <EditStep step={place.took.step} /> : null}
      {others.length === 0 ? null : (
        <ul className={css.forks} aria-label="Other ways from here">
          {others.map((other) => (
            <li key={other.id}>
              <button
                type="button"
                className={css.fork}
                data-roving=""
                onKeyDown={rove}
                tabIndex={-1}
                onClick={() => move((way) => way.goTo(other))}
              >
                or {other.took.step ? stepWords(other.took.step) : 'Start'}
                {given(other.took.step) === null ? '' : `: ${given(other.took.step)}`}
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Done({ took: { moves, did, asked, isHeard } }: { took: Took }) {
  if (!isHeard) return <p className={css.unheard}>Nothing heard it.</p>;
  return (
    <div className={css.done}>
      {moves.map((one, at) => (
        <p key={at}>{moveWords(one)}</p>
      ))}
      {did.length === 0 ? null : (
        <p>did {did.map(({ path, name }) => (path === '' ? name : `${path}: ${name}`)).join(', ')}</p>
      )}
      {asked.length === 0 ? null : <p>asked {asked.join(', ')}</p>}
    </div>
  );
}
