import { useState, type FormEvent } from 'react';
import { testText } from '../core/copy-as-test.ts';
import { momentCode, momentFrom } from '../core/moment-link.ts';
import { Button, TextField } from './parts.tsx';
import css from './share-bar.module.css';
import { useTool, type Tool } from './tool.ts';

/** Takes the moment along: as a test, as a link; and opens one that came. */
export function ShareBar() {
  const tool = useTool();
  const { timeline, knowledge, say } = tool;
  const [copied, setCopied] = useState<{ name: string; text: string } | null>(null);
  const offer = (name: string, text: string) => {
    setCopied({ name, text });
    toClipboard(text).then(
      () => say(`The ${name} is copied.`),
      () => say(`The browser lets nothing be copied: take the ${name} from the field.`),
    );
  };
  const copyTest = () =>
    offer(
      'test',
      testText(
        `${timeline.machine.id} after ${timeline.steps().length} steps`,
        { start: timeline.start, steps: timeline.steps(), root: tool.moment.root },
        knowledge.imports ?? { machine: { name: 'machine', from: './machine.ts' } },
      ),
    );
  const copyLink = () => {
    momentCode({ machine: timeline.machine.id, start: timeline.start, steps: timeline.steps() }).then(
      (code) => offer('link', knowledge.linkOf?.(code) ?? code),
      (error: unknown) => say(`There is no link to this moment: ${String(error)}`),
    );
  };
  return (
    <div className={css.share} role="group" aria-label="This moment">
      <Button onClick={copyTest}>Copy as test</Button>
      <Button onClick={copyLink}>Copy link</Button>
      <OpenLink />
      {copied === null ? null : (
        <div className={css.copied}>
          <textarea
            className={css.text}
            readOnly
            rows={Math.min(14, copied.text.split('\n').length)}
            aria-label={`Copied ${copied.name}`}
            value={copied.text}
            onFocus={({ target }) => target.select()}
          />
          <Button kind="quiet" onClick={() => setCopied(null)}>
            Close
          </Button>
        </div>
      )}
    </div>
  );
}

/** Rejects where a browser gives no clipboard, as by plain HTTP. */
const toClipboard = async (text: string): Promise<void> => {
  if (!('clipboard' in navigator)) throw new Error('No clipboard');
  await navigator.clipboard.writeText(text);
};

function OpenLink() {
  const tool = useTool();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    openMoment(text, tool).then(
      () => {
        setText('');
        setFault(null);
      },
      (error: unknown) => setFault(error instanceof Error ? error.message : String(error)),
    );
  };
  return (
    <details className={css.open}>
      <summary>Open a link</summary>
      <form className={css.form} onSubmit={submit}>
        <TextField label="Link or code" value={text} fault={fault} onText={setText} />
        <Button type="submit">Open</Button>
      </form>
    </details>
  );
}

async function openMoment(text: string, { timeline, begin }: Tool): Promise<void> {
  // A code has none of the letters that part an address.
  const code =
    text
      .trim()
      .split(/[/#?&=]/)
      .findLast((part) => part !== '') ?? '';
  if (code === '') throw new Error('Paste a link or its code.');
  const saved = await momentFrom(code);
  if (saved.machine !== timeline.machine.id)
    throw new Error(`The link is to a moment of ${saved.machine}; this is ${timeline.machine.id}.`);
  begin({ runs: timeline.start.runs, ...saved.start }, saved.steps);
}
