import { useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';
import css from './code-field.module.css';

/**
 * A code of an authenticator app, or a recovery code. A keyboard of digits comes up for the one and one of letters for the
 * other; either field takes both, so that whatever is pasted counts.
 */
export function CodeField(props: Pick<TextFieldProps, 'value' | 'onChange' | 'error'>) {
  const [isRecovery, setIsRecovery] = useState(false);
  return (
    <div className={css.code}>
      <TextField
        {...props}
        label={isRecovery ? 'Recovery code' : 'Code of your app'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        hint={
          isRecovery
            ? 'One of the ten that you kept. Each counts once.'
            : 'Six digits, new every half minute.'
        }
      />
      <button type="button" className={css.other} onClick={() => setIsRecovery(!isRecovery)}>
        {isRecovery ? 'Use the app' : 'Use a recovery code'}
      </button>
    </div>
  );
}
