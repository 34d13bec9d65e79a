import type { SignUpFields, SignUpProblem } from '#domain/bettor/sign-up-form.ts';

/** What the parts of the form share. */
export interface FieldsProps {
  fields: SignUpFields;
  type: (changes: Partial<SignUpFields>) => void;
  /** What is wrong with a field is said once it has been left. */
  leave: (field: SignUpProblem) => () => void;
  errorOf: (field: SignUpProblem) => string | undefined;
}
