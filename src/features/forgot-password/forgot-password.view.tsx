import type { ReactNode } from 'react';
import { passwordMessages } from '#domain/words/password-words.ts';
import type {
  ForgotPasswordEvent,
  ForgotPasswordSnapshot,
} from '#machines/forgot-password/forgot-password.machine.ts';
import { CodeForm } from './code-form.tsx';
import { DemoDesk, type DemoMessage } from './demo-desk.tsx';
import { NameForm } from './name-form.tsx';

export interface ForgotPasswordViewProps {
  state: ForgotPasswordSnapshot['value'];
  userName: string;
  trouble: string | null;
  /** What the embedded exchange would have sent to that user. */
  messages: readonly DemoMessage[];
  send: (event: ForgotPasswordEvent) => void;
  /** Shown once the password is new: the way to sign in. */
  children?: ReactNode;
}

const focus = (element: HTMLElement | null) => element?.focus();

/** Asks for the user name, then for the code that was sent and a new password. */
export function ForgotPasswordView(props: ForgotPasswordViewProps) {
  const { state, userName, trouble, messages, send, children } = props;
  if (state === 'done') {
    return (
      <div role="status">
        <p tabIndex={-1} ref={focus}>
          {passwordMessages.reset}
        </p>
        {children}
      </div>
    );
  }
  const isNaming = state === 'requesting' || (typeof state === 'object' && 'naming' in state);
  if (isNaming) {
    return (
      <NameForm
        userName={userName}
        isSending={state === 'requesting'}
        trouble={trouble}
        onSubmit={(name) => send({ type: 'name.submitted', userName: name })}
      />
    );
  }
  return (
    <>
      <CodeForm
        isSending={state === 'resetting'}
        trouble={trouble}
        onSubmit={(code, newPassword) => send({ type: 'code.submitted', code, newPassword })}
        onRestart={() => send({ type: 'restart.chosen' })}
      />
      <DemoDesk userName={userName} messages={messages} />
    </>
  );
}
