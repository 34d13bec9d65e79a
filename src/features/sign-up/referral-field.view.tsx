import { readReferralCode } from '#domain/bettor/referral.ts';
import { referralTexts } from '#domain/words/referral-words.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import type { FieldsProps } from './fields-props.ts';

export interface ReferralFieldProps extends FieldsProps {
  /** Whose the code is; null for nobody's, undefined while that is not known. */
  referrer: string | null | undefined;
  /** Called with the code that is typed; null while it is none. */
  onReferral: (code: string | null) => void;
}

/** The code of whoever sent the bettor here, and whose it is. */
export function ReferralField({ fields, type, leave, errorOf, referrer, onReferral }: ReferralFieldProps) {
  const isCode = readReferralCode(fields.referral) !== null;
  const isNobodys = isCode && referrer === null;
  return (
    <TextField
      label="Referral code (optional)"
      value={fields.referral}
      onChange={(referral) => {
        type({ referral });
        onReferral(readReferralCode(referral));
      }}
      onBlur={leave('referral')}
      hint={isCode && referrer ? `The code of ${referrer}` : undefined}
      error={isNobodys ? referralTexts.UNKNOWN_REFERRAL : errorOf('referral')}
      autoComplete="off"
      spellCheck={false}
      maxLength={64}
    />
  );
}
