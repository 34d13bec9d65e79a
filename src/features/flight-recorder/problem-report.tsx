import { useEffect, useMemo, useState } from 'react';
import { saveFile } from '#actors/save-file.ts';
import type { Recording } from '#stepper/record/recording.ts';
import { ProblemReportView } from './problem-report.view.tsx';
import { reportParts } from './report-parts.ts';
import { stepperLink, type StepperLink } from './stepper-link.ts';

export interface ProblemReportProps {
  /** Called once: the report is of the moment at which it is opened. */
  readonly record: () => Recording;
  /** Whether this is a demo, which has a stepper to open. */
  readonly hasStepper: boolean;
}

/** "Report a problem": what this tab recorded as a file and, on a demo, as a link into the stepper. */
export function ProblemReport({ record, hasStepper }: ProblemReportProps) {
  const [recording] = useState(record);
  const parts = useMemo(() => reportParts(recording), [recording]);
  const [chosen, setChosen] = useState(parts[0]?.id ?? '');
  const [link, setLink] = useState<{ of: string; link: StepperLink } | null>(null);
  useEffect(() => {
    if (!hasStepper || chosen === '') return;
    // It never rejects: what goes wrong is a link, too.
    void stepperLink(recording, chosen).then((made) => setLink({ of: chosen, link: made }));
  }, [recording, chosen, hasStepper]);
  return (
    <ProblemReportView
      count={recording.entries.length}
      onSave={() => saveFile(fileOf(recording), fileName(recording))}
      stepper={
        hasStepper
          ? {
              parts,
              chosen,
              onChoose: setChosen,
              link: link?.of === chosen ? link.link : null,
              onCopy: copyAddress,
            }
          : null
      }
    />
  );
}

const fileOf = (recording: Recording): Blob =>
  new Blob([JSON.stringify(recording)], { type: 'application/json' });

/** E.g. `layline-report-2026-11-21T10-00-00.json`. */
const fileName = ({ at }: Recording): string => `layline-report-${at.slice(0, 19).replaceAll(':', '-')}.json`;

/** Rejects where a browser gives no clipboard, as by plain HTTP. */
async function copyAddress(path: string): Promise<void> {
  if (!('clipboard' in navigator)) throw new Error('No clipboard');
  await navigator.clipboard.writeText(new URL(path, location.href).href);
}
