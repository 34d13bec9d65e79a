import { createContext, use } from 'react';
import type { Chart } from '../core/chart.ts';
import type { TestImports } from '../core/copy-as-test.ts';
import type { ActorAt, Took } from '../core/moment.ts';
import type { Offer, Samples } from '../core/offers.ts';
import type { Step } from '../core/step.ts';
import type { Timeline } from '../core/timeline.ts';
import type { Moment } from './moment-at.ts';
import type { Draft, JsonSchema } from './schema-form.ts';

/** An answer that a tester may give by its name. */
export interface AnswerSample {
  readonly name: string;
  readonly value: unknown;
}

/** What the tool knows about a machine beside the machine itself. */
export interface Knowledge {
  /** By event type: its data. Forms begin with it, and guards are asked with it. */
  readonly samples?: Samples;
  /** By event type: JSON schemas of its data. */
  readonly schemas?: Readonly<Record<string, JsonSchema>>;
  /** By effect: answers to choose from. */
  readonly answerSamples?: Readonly<Record<string, readonly AnswerSample[]>>;
  /** Where a copied test finds the machine. */
  readonly imports?: TestImports;
  /** The address of a moment; without it a link is copied as its code alone. */
  readonly linkOf?: (code: string) => string;
}

/** What the panels share. */
export interface Tool {
  readonly timeline: Timeline;
  readonly moment: Moment;
  readonly knowledge: Knowledge;
  /** The actor that is looked at. */
  readonly actor: ActorAt;
  /** Its chart; null if it only computes. */
  readonly chart: Chart | null;
  /** What it would take now. */
  readonly offers: readonly Offer[];
  /** By event: data that was typed, as it stands. */
  readonly typed: Readonly<Record<string, string | Draft>>;
  /** The event whose form is open. */
  readonly editing: string | null;
  readonly look: (path: string) => void;
  readonly edit: (descriptor: string | null) => void;
  /** Keeps what was typed for an event, and its data where it can be read. */
  readonly type: (descriptor: string, text: string | Draft, data: object | null) => void;
  /** Sends an event with its data as typed or given, or opens its form if it cannot go without. */
  readonly press: (descriptor: string) => void;
  /** Takes a step, and tells what came of it. */
  readonly play: (step: Step) => Took | null;
  /** Takes another step in place of the one that led here, and tells what became of those after it. */
  readonly amend: (step: Step) => void;
  /** Goes back, forward or elsewhere, and tells. */
  readonly move: (go: (timeline: Timeline) => void) => void;
  /** Begins anew from another moment. */
  readonly begin: (start: Timeline['start'], steps: readonly Step[]) => void;
  readonly say: (words: string) => void;
}

export const ToolContext = createContext<Tool | null>(null);

/** The tool around a panel. Throws outside of one. */
export function useTool(): Tool {
  const tool = use(ToolContext);
  if (!tool) throw new Error('A panel of the stepper stands outside of it');
  return tool;
}
