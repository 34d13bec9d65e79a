import { minorToDecimalText } from '#domain/money/money.ts';

/** The form's fields, as submitted. */
export interface Form {
  bet: string;
  stake: string;
}

/** The form's values at the first round, with a stake of 100.00. */
export const emptyForm: Form = { bet: '', stake: minorToDecimalText(100_00) };
