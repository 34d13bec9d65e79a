import { Inspect } from '#features/flight-recorder/inspect.tsx';
import { useHasStage } from '#features/stage/use-has-stage.ts';
import { tabRecorder } from '../record/tab-recorder.ts';

/** The inspector, where there is a stage; nothing anywhere else. */
export const InspectPart = () => useHasStage() && <Inspect recorder={tabRecorder} />;
