/** The form's fields, as submitted: a stake by the id of the bet it is on. Empty: nothing is on it. */
export type Form = Readonly<Record<string, string>>;
