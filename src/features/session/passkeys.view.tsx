import { useId, useState } from 'react';
import { passwordMessages } from '#domain/words/password-words.ts';
import { formatMinute } from '#domain/words/moment.ts';
import { secondStepWords } from '#domain/words/second-step-words.ts';
import type { OwnPasskey, PasskeysEvent, PasskeysSnapshot } from '#machines/passkeys/passkeys.machine.ts';
import { Block } from '#ui/block/block.tsx';
import { Button } from '#ui/button/button.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { Form, FormTrouble } from '#ui/form/form.tsx';
import { KeptFocus } from '#ui/kept-focus/kept-focus.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { CodeField } from '#ui/text-field/code-field.tsx';
import { PasswordField } from '#ui/text-field/password-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import css from './passkeys.module.css';

export interface PasskeysViewProps {
  snapshot: PasskeysSnapshot;
  send: (event: PasskeysEvent) => void;
  /** Why there are no passkeys here; null if there are. */
  whyNot: string | null;
  /** The time zone in which moments are told. */
  zone: string;
}

export function PasskeysView(props: PasskeysViewProps) {
  const { snapshot, send } = props;
  const retry = () => send({ type: 'retry.chosen' });
  return (
    <Block title="Passkeys">
      {snapshot.matches('loading') && <SkeletonRows rows={2} label="Loading" />}
      {snapshot.matches('noAnswer') && (
        <ErrorState title="Your passkeys could not be read." onRetry={retry} />
      )}
      {!snapshot.matches('loading') && !snapshot.matches('noAnswer') && <Listed {...props} />}
    </Block>
  );
}

function Listed(props: PasskeysViewProps) {
  const { snapshot } = props;
  const { passkeys, trouble } = snapshot.context;
  return (
    <KeptFocus label="Passkeys" className={css.part}>
      <p className={css.note}>
        A passkey signs you in by your device’s own lock. It counts as the password and the second step.
      </p>
      {passkeys.length > 0 && (
        <ul className={css.list} aria-label="Your passkeys">
          {passkeys.map((passkey) => (
            <li key={passkey.passkeyId} className={css.passkey}>
              <span>
                {passkey.name}
                <span className={css.note}>
                  {' '}
                  added {formatMinute(passkey.addedAt, props.zone)}
                  {passkey.usedAt === null ? '' : `, used ${formatMinute(passkey.usedAt, props.zone)}`}
                </span>
              </span>
              <Removal passkey={passkey} {...props} />
            </li>
          ))}
        </ul>
      )}
      {/* Another number of passkeys: the form begins anew. */}
      <Adding key={passkeys.length} {...props} />
      {trouble !== null && <FormTrouble>{trouble}</FormTrouble>}
    </KeptFocus>
  );
}

/** What is removed cannot be brought back, so it is asked for once more. */
function Removal({ passkey, snapshot, send }: PasskeysViewProps & { passkey: OwnPasskey }) {
  const { passkeyId, name } = passkey;
  const isRemoving = snapshot.matches('removing');
  const isBusy = isRemoving || snapshot.matches('adding');
  if (snapshot.context.removed !== passkeyId)
    return (
      <Button size="small" disabled={isBusy} onClick={() => send({ type: 'remove.chosen', passkeyId })}>
        Remove {name}
      </Button>
    );
  return (
    <div className={css.removal} role="group" aria-label={`Remove ${name}`}>
      <p>Forget this passkey? It signs nobody in any more.</p>
      <div className={css.presses}>
        <Button size="small" onClick={() => send({ type: 'back.chosen' })}>
          Keep it
        </Button>
        <Button
          size="small"
          variant="danger"
          loading={isRemoving}
          onClick={() => send({ type: 'confirm.chosen' })}
        >
          {isRemoving ? 'Removing…' : 'Remove'}
        </Button>
      </div>
    </div>
  );
}

function Adding({ snapshot, send, whyNot }: PasskeysViewProps) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isTried, setIsTried] = useState(false);
  const noteId = useId();
  const { asksCode } = snapshot.context;
  const lacksCode = asksCode && !code.trim();
  const isAdding = snapshot.matches('adding');
  const submit = () => {
    setIsTried(true);
    if (!name.trim() || !password || lacksCode || isAdding || whyNot !== null) return;
    send({ type: 'passkey.submitted', name: name.trim(), password, code });
  };
  const ifTried = (isWrong: boolean, words: string) => (isTried && isWrong ? words : undefined);
  return (
    <Form label="Add a passkey" onSubmit={submit}>
      <TextField
        label="Name of the passkey"
        maxLength={60}
        value={name}
        onChange={setName}
        hint="By which you will know it: the device it is on."
        error={ifTried(!name.trim(), 'Give it a name.')}
      />
      <PasswordField
        label="Your password, for a passkey"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={ifTried(!password, passwordMessages.currentMissing)}
      />
      {asksCode && (
        <CodeField value={code} onChange={setCode} error={ifTried(lacksCode, secondStepWords.codeMissing)} />
      )}
      <div>
        <Button
          type="submit"
          loading={isAdding}
          disabled={whyNot !== null}
          aria-describedby={whyNot === null ? undefined : noteId}
        >
          {isAdding ? 'Your browser is asking…' : 'Add a passkey'}
        </Button>
      </div>
      {whyNot !== null && (
        <p className={css.note} id={noteId}>
          {whyNot}
        </p>
      )}
    </Form>
  );
}
