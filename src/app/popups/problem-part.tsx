import { ProblemReport } from '#features/flight-recorder/problem-report.tsx';
import { useHasStage } from '#features/stage/use-has-stage.ts';
import { tabRecorder } from '../record/tab-recorder.ts';

/** "Report a problem", with the stepper where there is a stage. */
export const ProblemPart = () => (
  <ProblemReport record={() => tabRecorder.recording()} hasStepper={useHasStage()} />
);
