import { met } from '#actors/met-roots.ts';
import { Recorder } from '#stepper/record/recorder.ts';
import { keptTexts } from './kept-texts.ts';

const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));

/** Goes on where the device's clock is set back: a recording is stepped forward only. */
const now = () => Math.round(performance.timeOrigin + performance.now());

/** The last events and answers of every actor of this tab. */
export const tabRecorder = new Recorder({ now, clean: keptTexts(seed) });

/** Lets the recorder watch every actor of this tab, from now on. */
export function recordTab(): void {
  met.push = (root) => tabRecorder.watch(root);
  met.splice(0).forEach(met.push);
}
