import { longestTyped, shortestPassword } from '#domain/bettor/credentials.ts';
import { PasswordField } from '#ui/text-field/password-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import type { FieldsProps } from './fields-props.ts';

/** How the account is opened again: its name and password. */
export function Credentials({ fields, type, leave, errorOf }: FieldsProps) {
  return (
    <>
      <TextField
        label="User name"
        value={fields.userName}
        onChange={(userName) => type({ userName })}
        onBlur={leave('userName')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint="3 to 32 letters, digits, dots, dashes or underscores"
        error={errorOf('userName')}
      />
      <PasswordField
        label="Password"
        value={fields.password}
        onChange={(password) => type({ password })}
        onBlur={leave('password')}
        autoComplete="new-password"
        maxLength={longestTyped}
        hint={`At least ${shortestPassword} characters`}
        error={errorOf('password')}
      />
    </>
  );
}
