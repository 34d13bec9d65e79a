import { momentCode } from '#stepper/core/moment-link.ts';
import { momentOf } from '#stepper/record/moment-of.ts';
import type { Recording } from '#stepper/record/recording.ts';

/** The page of the stepper, on a demo. */
export const workshopPath = '/workshop/';

/** Longer addresses are cut by some of what people send them with. */
const longestAddress = 16_000;

export type StepperLink =
  | { readonly is: 'made'; readonly path: string }
  | { readonly is: 'tooLong' }
  /** The part cannot be stepped; `why` is a sentence. */
  | { readonly is: 'impossible'; readonly why: string };

/** The address at which the stepper stands where an actor stood after the entry with that index, or after the last. */
export async function stepperLink(recording: Recording, actor: string, upTo?: number): Promise<StepperLink> {
  try {
    const path = `${workshopPath}#moment=${await momentCode(momentOf(recording, actor, upTo))}`;
    return path.length > longestAddress ? { is: 'tooLong' } : { is: 'made', path };
  } catch (error) {
    return { is: 'impossible', why: error instanceof Error ? error.message : String(error) };
  }
}
