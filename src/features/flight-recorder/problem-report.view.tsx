import { Copy, ExternalLink, Save } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import css from './problem-report.module.css';
import type { ReportPart } from './report-parts.ts';
import { workshopPath, type StepperLink } from './stepper-link.ts';

export interface ProblemReportViewProps {
  /** How many events and answers the file holds. */
  readonly count: number;
  readonly onSave: () => void;
  /** Null where there is no stepper to open: anywhere but on a demo. */
  readonly stepper: StepperWayProps | null;
}

/** What a report holds, and how to hand it over. */
export function ProblemReportView({ count, onSave, stepper }: ProblemReportViewProps) {
  const [isSaved, setIsSaved] = useState(false);
  const save = () => {
    onSave();
    setIsSaved(true);
  };
  return (
    <div className={css.report}>
      <p>
        The file lets whoever looks after this site see what happened here, step by step. It is saved on your
        device: nothing is sent unless you send it.
      </p>
      <h3 className={css.head}>In the file</h3>
      <ul>
        <li>What the parts of this page were told and answered: {happened(count)}.</li>
        <li>Prices and markets that you saw, your bets and payments with their amounts, your settings.</li>
      </ul>
      <h3 className={css.head}>Not in the file</h3>
      <ul>
        <li>Passwords, codes, and what your sign-in is known by.</li>
        <li>
          Names, addresses, phone numbers, bank details, and whatever else you typed than stakes, odds and
          amounts.
        </li>
      </ul>
      <div className={css.actions}>
        <Button variant="primary" onClick={save}>
          <Save aria-hidden /> Save the file
        </Button>
      </div>
      <p className={css.told} role="status">
        {isSaved && 'The file is saved. Send it to support, with a word on what you expected.'}
      </p>
      {stepper && <StepperWay {...stepper} />}
    </div>
  );
}

const happened = (count: number): string =>
  count === 0
    ? 'nothing yet'
    : count === 1
      ? 'the one thing that happened'
      : `the last ${count.toLocaleString('en-GB')} things that happened`;

export interface StepperWayProps {
  readonly parts: readonly ReportPart[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  /** Null while it is made. */
  readonly link: StepperLink | null;
  /** Rejects where the browser allows no copy. */
  readonly onCopy: (path: string) => Promise<void>;
}

/** On a demo: the same moment in the stepper. */
function StepperWay({ parts, chosen, onChoose, link, onCopy }: StepperWayProps) {
  const id = useId();
  if (parts.length === 0) return null;
  return (
    <section className={css.stepper} aria-labelledby={`${id}-head`}>
      <h3 className={css.head} id={`${id}-head`}>
        On this demo
      </h3>
      <p>A part of the page opens in the stepper as it stands now: go back, change an answer, go on.</p>
      <label className={css.choice} htmlFor={id}>
        Part of the page
        <select
          className={css.select}
          id={id}
          value={chosen}
          onChange={({ target }) => onChoose(target.value)}
        >
          {parts.map((part) => (
            <option key={part.id} value={part.id}>
              {part.words}
            </option>
          ))}
        </select>
      </label>
      <LinkWays link={link} onCopy={onCopy} />
    </section>
  );
}

function LinkWays({ link, onCopy }: Pick<StepperWayProps, 'link' | 'onCopy'>) {
  const [copied, setCopied] = useState<{ of: StepperLink; isDone: boolean } | null>(null);
  if (link === null) return <p className={css.told}>Making the link…</p>;
  if (link.is === 'impossible')
    return (
      <p className={css.told} role="alert">
        This part cannot be opened: {link.why}
      </p>
    );
  if (link.is === 'tooLong')
    return (
      <p className={css.told} role="alert">
        Too much happened to this part for a link. Save the file and open it in{' '}
        <a href={workshopPath} target="_blank" rel="noreferrer">
          the workshop
        </a>
        .
      </p>
    );
  const copy = () =>
    onCopy(link.path).then(
      () => setCopied({ of: link, isDone: true }),
      () => setCopied({ of: link, isDone: false }),
    );
  return (
    <>
      <div className={css.actions}>
        <Button asChild>
          <a href={link.path} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden /> Open in the stepper
          </a>
        </Button>
        <Button onClick={() => void copy()}>
          <Copy aria-hidden /> Copy link
        </Button>
      </div>
      <p className={css.told} role="status">
        {copied?.of === link &&
          (copied.isDone
            ? 'The link is copied.'
            : 'The browser allows no copy here: open the stepper and copy its address.')}
      </p>
    </>
  );
}
