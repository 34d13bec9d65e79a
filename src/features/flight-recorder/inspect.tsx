import { useEffect, useState } from 'react';
import type { Recording } from '#stepper/record/recording.ts';
import { actorRows, entryRows, type EntryRow } from './inspect-rows.ts';
import { InspectView } from './inspect.view.tsx';
import { stepperLink } from './stepper-link.ts';

/** More than one reads; the file has them all. */
const shown = 100;
/** How often what happened is drawn, ms: prices change faster than anybody reads. */
const drawnEvery = 400;

/** What a recorder has, and when there is more. */
interface Watched {
  readonly recording: () => Recording;
  /** Returns how to end it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Watches this tab. */
export function Inspect({ recorder }: { recorder: Watched }) {
  const recording = useRecording(recorder);
  const [only, setOnly] = useState<string | null>(null);
  const [isClosed, setIsClosed] = useState(false);
  const [told, setTold] = useState('');
  if (isClosed) return null;
  const open = async ({ opens, number }: EntryRow) => {
    if (opens === null) return;
    const link = await stepperLink(recording, opens, number - 1 - recording.dropped);
    setTold(
      link.is === 'impossible'
        ? `It cannot be opened: ${link.why}`
        : link.is === 'tooLong'
          ? 'Too much happened for a link: report a problem and open its file.'
          : '',
    );
    if (link.is === 'made') window.open(link.path, '_blank', 'noopener');
  };
  return (
    <InspectView
      actors={actorRows(recording)}
      entries={entryRows(recording, only, shown)}
      only={only}
      onOnly={setOnly}
      onOpen={(entry) => void open(entry)}
      onClose={() => setIsClosed(true)}
      told={told}
    />
  );
}

/** What is recorded, now and then. */
function useRecording(recorder: Watched): Recording {
  const [recording, setRecording] = useState(() => recorder.recording());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const draw = () => {
      timer = undefined;
      setRecording(recorder.recording());
    };
    // What happened since it was first drawn.
    timer = setTimeout(draw, 0);
    const end = recorder.subscribe(() => (timer ??= setTimeout(draw, drawnEvery)));
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [recorder]);
  return recording;
}
