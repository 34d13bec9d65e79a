/** What the package gives. */
export { chartOf, edgeIdOf } from './chart.ts';
export { testText } from './copy-as-test.ts';
export { momentCode, momentFrom } from './moment-link.ts';
export { offersOf } from './offers.ts';
export { momentOf } from '../record/moment-of.ts';
export { Recorder } from '../record/recorder.ts';
export { sampleOf } from './schema-sample.ts';
export { Stepper } from './stepper.ts';
export { Timeline } from './timeline.ts';
