import { useEffect, useMemo, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../core/chart.ts';
import type { SavedMoment } from '../core/moment-link.ts';
import { concrete, offersOf, type Samples } from '../core/offers.ts';
import type { Step } from '../core/step.ts';
import type { StepperOptions } from '../core/stepper.ts';
import { stepsTo, Timeline } from '../core/timeline.ts';
import { momentAt } from './moment-at.ts';
import type { Draft } from './schema-form.ts';
import type { Knowledge, Tool } from './tool.ts';
import { amendedWords, tookWords } from './took-words.ts';
import { useTimeline } from './use-timeline.ts';

export interface ToolOptions extends Knowledge {
  readonly machine: AnyStateMachine;
  /** What the machine begins from, and the actions that are executed. */
  readonly start?: StepperOptions;
  /** The steps to the moment at which the tool opens. */
  readonly steps?: readonly Step[];
  /** Called after every change of place, with what a link would hold. */
  readonly onMoment?: (moment: SavedMoment) => void;
}

const nothing: Samples = {};

/** The state behind the view: the timeline, the actor looked at, what was typed, and what was last told. */
export function useToolState({ machine, start, steps, onMoment, ...knowledge }: ToolOptions): {
  tool: Tool;
  told: string;
} {
  const [way, setWay] = useState(() => open(machine, start, steps));
  if (way.timeline.machine !== machine) setWay(open(machine, start, steps));
  const { timeline } = way;
  const here = useTimeline(timeline);
  const [told, say] = useState(way.fault || placeWords(timeline));
  const [path, look] = useState('');
  const [editing, edit] = useState<string | null>(null);
  const [typed, setTyped] = useState<Readonly<Record<string, string | Draft>>>({});
  const [data, setData] = useState<Samples>(nothing);
  const samples = useMemo(() => ({ ...knowledge.samples, ...data }), [knowledge.samples, data]);
  const moment = useMemo(() => momentAt(timeline.stepper, here), [timeline, here]);
  const actor = moment.actors.find((one) => one.path === path) ?? moment.root;
  const offers = useMemo(() => (actor.machine ? offersOf(actor.snapshot, samples) : []), [actor, samples]);
  useEffect(() => {
    onMoment?.({ machine: timeline.machine.id, start: timeline.start, steps: stepsTo(here) });
  }, [onMoment, timeline, here]);

  const attempt = <T>(act: () => T): T | null => {
    try {
      return act();
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
      return null;
    }
  };
  const play: Tool['play'] = (step) => {
    const took = attempt(() => timeline.play(step));
    if (took) say(tookWords(took));
    return took;
  };
  const tool: Tool = {
    timeline,
    moment,
    knowledge,
    actor,
    chart: actor.machine ? chartOf(actor.machine) : null,
    offers,
    typed,
    editing,
    look,
    edit,
    type: (descriptor, text, read) => {
      setTyped((before) => ({ ...before, [descriptor]: text }));
      if (read) setData((before) => ({ ...before, [descriptor]: read }));
    },
    press: (descriptor) => {
      const isOpen = offers.some((offer) => offer.descriptor === descriptor && offer.isTaken === null);
      if (isOpen || lacksData(knowledge, samples, descriptor)) edit(descriptor);
      else
        play({ kind: 'send', to: actor.path, event: { type: concrete(descriptor), ...samples[descriptor] } });
    },
    play,
    amend: (step) => {
      const amended = attempt(() => timeline.amend(step));
      if (amended) say(amendedWords(amended));
    },
    move: (go) => {
      attempt(() => go(timeline));
      say(placeWords(timeline));
    },
    begin: (from, along) => {
      const opened = attempt(() => new Timeline(machine, from, along));
      if (opened) setWay({ timeline: opened, fault: '' });
      if (opened) say(placeWords(opened));
    },
    say,
  };
  return { tool, told };
}

/** At the moment asked for, or at the start if that cannot be reached. */
function open(machine: AnyStateMachine, start: StepperOptions = {}, steps: readonly Step[] = []) {
  try {
    return { timeline: new Timeline(machine, start, steps), fault: '' };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { timeline: new Timeline(machine, start), fault: `The moment cannot be reached: ${why}.` };
  }
}

const placeWords = (timeline: Timeline): string => {
  const done = timeline.steps().length;
  return done === 0 ? 'At the start.' : `At step ${done}.`;
};

const lacksData = ({ schemas }: Knowledge, samples: Samples, descriptor: string): boolean =>
  (schemas?.[descriptor]?.required ?? []).some((name) => name !== 'type') &&
  samples[descriptor] === undefined;
